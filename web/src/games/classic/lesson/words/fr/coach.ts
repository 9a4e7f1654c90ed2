import type { coach as en } from "../en/coach";

export const coach: Record<keyof typeof en, string> = {
  "tutorial.coach": "Guide",
  "tutorial.progress": "Avancement de la leçon",
  "tutorial.begin": "Creusons",
  "tutorial.done": "Bravo ! Retour à l’accueil",
  "tutorial.welcome":
    "Bienvenue dans la mine ! Trois nains cherchent de l’or, mais l’un d’eux est peut-être un saboteur. La carte en bas à gauche est ton rôle secret : touche-la. Cette fois, tu es chercheur d’or. Le trésor est derrière l’une des trois portes, à l’est.",
  "tutorial.place_path.first":
    "Les tunnels mènent de l’échelle aux portes. Touche la carte qui n’est pas assombrie : les cases où elle va s’éclairent. Touches-en une, puis joue la carte.",
  "tutorial.place_path": "Continue à creuser vers l’est. Une carte Chemin doit s’accorder avec toutes ses voisines, et un chemin doit y mener depuis le départ.",
  "tutorial.break_tool.first": "Quelqu’un a l’air suspect ? Un outil cassé empêche un joueur de creuser. Prends la carte, puis choisis le joueur qui s’éclaire.",
  "tutorial.break_tool": "Arrête encore quelqu’un : prends l’outil cassé, puis le joueur.",
  "tutorial.mend_tool.first":
    "Cette fois, c’est ton outil qui est cassé : tu ne peux pas creuser avant de le réparer. Cette carte le répare. Prends-la, puis choisis-toi.",
  "tutorial.mend_tool": "Répare l’outil cassé.",
  "tutorial.peek_goal.first":
    "Un plan secret te laisse regarder derrière une porte, et toi seul. Personne n’est obligé de croire ce que tu en dis. Prends le plan, puis choisis la porte.",
  "tutorial.peek_goal": "Regarde derrière une autre porte.",
  "tutorial.discard.first": "Rien ne va ? Alors défausse une carte face cachée. Personne ne voit laquelle. Touche Défausser, choisis la carte, et confirme.",
  "tutorial.discard": "Défausse une carte qui n’aide pas.",
  "tutorial.this_card": "La leçon continue avec une autre carte. Défausse celle-ci : {card}.",
  "tutorial.rockfall.first": "Un éboulement retire une carte Chemin de la mine. Prends-le, puis touche la carte à retirer.",
  "tutorial.rockfall": "Fais s’effondrer un chemin.",
  "tutorial.wait": "Regarde ce que font les autres. Le journal raconte tout, lui aussi.",
  "tutorial.end":
    "Tu as atteint le trésor, et les chercheurs d’or gagnent la manche ! Une partie compte trois manches, avec de nouveaux rôles, et le nain le plus riche gagne.",
};
