import type { coach as en } from "../en/coach";

export const coach: Record<keyof typeof en, string> = {
  "tutorial.explorer.welcome":
    "Bienvenue dans la forêt ! Deux clans cherchent des mines perdues. Tout le monde voit que tu es du clan bleu, mais ton rôle est secret : regarde ta carte Nain. Cette fois, tu es un nain loyal. Va chercher les trésors des mines !",
  "tutorial.explorer.begin": "En route !",
  "tutorial.explorer.0": "D’abord, joue une carte. Prends le chemin qui n’est pas grisé : la case où il va s’éclaire. Choisis-la, puis encore une fois pour le poser.",
  "tutorial.explorer.1": "Maintenant, ton nain peut avancer, de 3 cartes au plus. Choisis la carte éclairée, puis encore une fois.",
  "tutorial.explorer.2": "{left} et {right}, du clan jaune, vont vers une autre mine. La tienne est en bas à droite. Pose le virage qui y mène.",
  "tutorial.explorer.3": "Avance encore. Tu peux prendre tous les chemins, peu importe qui les a posés.",
  "tutorial.explorer.4": "Pas de bon chemin en main ? Défausse une carte pour en piocher une autre : choisis Défausser, prends la barque, et confirme.",
  "tutorial.explorer.5": "Après une défausse, on peut aussi avancer, mais inutile de revenir en arrière. Choisis Rester.",
  "tutorial.explorer.6": "{right} a trouvé la mine d’argent et pris son seul trésor. Mais ta nouvelle carte mène plus loin : pose-la.",
  "tutorial.explorer.7": "Entre les rochers, il n’y a de la place que pour un nain. Vas-y : personne ne pourra te dépasser.",
  "tutorial.explorer.8": "Un tronc d’arbre ! {left} veut t’arrêter juste devant la mine. Mais tu as pioché une hache : prends-la, puis le tronc d’arbre.",
  "tutorial.explorer.9": "Maintenant, tout le monde passe. Va tout droit dans la mine ! Elle est face cachée : personne ne sait ce qu’elle contient.",
  "tutorial.explorer.10": "Des pierres précieuses, et un trésor qui vaut 4 ! Personne d’autre ne le sait. Et le dragon ? Prends cette carte, puis la mine éclairée.",
  "tutorial.explorer.11": "Le voilà ! N’y va pas. Qui reste dans une mine prend un autre trésor à chaque tour. Choisis Rester et prends le dernier.",
  "tutorial.explorer.end":
    "Le dernier trésor est pris, et on partage le butin. {left} était saboteur, donc de ton clan en secret : vous partagez tes 7 points. Chacun en reçoit 3, et celui qui reste est pour toi. {right} était égoïste et garde 1 point. À toi de jouer à une vraie table !",
};
