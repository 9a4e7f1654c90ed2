import type { rules as en } from "../en/rules";

export const rules: Record<keyof typeof en, string> = {
  "rules.idea.title": "De quoi il s’agit",
  "rules.idea.text":
    "Vous êtes des nains dans une mine. Les chercheurs d’or veulent creuser un tunnel du départ jusqu’au trésor. Les saboteurs veulent les en empêcher. Personne ne sait qui est qui.\n\nUne partie compte trois manches, avec de nouveaux rôles à chaque fois. À la fin, le plus riche gagne.",
  "rules.setup.title": "La mise en place",
  "rules.setup.text":
    "La carte de départ est à l’ouest. À l’est, au-delà de sept colonnes vides, trois arrivées attendent face cachée, l’une sous l’autre et espacées : l’une est le trésor, les deux autres ne sont que de la pierre.\n\nChacun reçoit un rôle secret et des cartes : six cartes de trois à cinq joueurs, cinq à six ou sept joueurs, quatre de huit à dix. Il reste une carte de rôle, secrète elle aussi : personne ne sait donc combien il y a de saboteurs.",
  "rules.turn.title": "Ton tour",
  "rules.turn.text":
    "Fais une seule chose : pose une carte tunnel dans la mine, joue une carte action, ou défausse une carte face cachée. Puis pioche une carte, tant qu’il y en a.",
  "rules.paths.title": "Les tunnels",
  "rules.paths.text":
    "Pose une carte tunnel debout, à côté d’une carte déjà posée ; tu peux la tourner d’un demi-tour, jamais d’un quart. Chaque côté doit s’accorder avec ses voisins : tunnel contre tunnel, roche contre roche.\n\nUn chemin doit mener du départ à la nouvelle carte. Avec un outil cassé devant toi, tu ne peux pas poser de tunnel.",
  "rules.dead_ends.title": "Les culs-de-sac",
  "rules.dead_ends.text": "Certains tunnels sont bouchés par des gravats. Ils se posent comme les autres, mais aucun chemin ne les traverse.",
  "rules.broken.title": "Outils cassés",
  "rules.broken.text":
    "Pose-la devant un autre joueur. Tant qu’elle est là, il ne peut pas poser de tunnel. Il peut en avoir jusqu’à trois devant lui, mais chaque outil une seule fois.",
  "rules.repair.title": "Réparer",
  "rules.repair.text":
    "Enlève un outil cassé du même genre, devant toi ou devant quelqu’un d’autre. Une carte avec deux outils n’en répare qu’un, celui que tu veux.",
  "rules.rockfall.title": "Éboulement",
  "rules.rockfall.text":
    "Retire une carte tunnel de la mine ; ni le départ, ni une arrivée. Le trou peut être comblé. Les tunnels coupés du départ restent en place.",
  "rules.map.title": "Plan secret",
  "rules.map.text": "Regarde en secret une arrivée encore cachée. Tu peux dire aux autres ce que tu as vu, et tu peux mentir.",
  "rules.passing.title": "Défausser",
  "rules.passing.text":
    "Tu peux toujours défausser au lieu de jouer, et tu le dois si aucune carte ne peut être jouée. Personne ne voit laquelle c’était. Sans cartes, on passe.",
  "rules.goals.title": "Atteindre une arrivée",
  "rules.goals.text":
    "Quand un chemin mène du départ à une arrivée, on la retourne. Si c’est le trésor, la manche est finie. Si c’est de la pierre, elle fait partie de la mine et l’on continue ; on la tourne pour qu’elle s’accorde au mieux, et elle reste même là où elle ne s’accorde pas.",
  "rules.end.title": "La fin d’une manche",
  "rules.end.text":
    "Les chercheurs d’or gagnent la manche dès que le trésor est atteint. Les saboteurs gagnent si, avant cela, la pioche est épuisée et toutes les mains sont vides. Puis tous les rôles sont dévoilés.",
  "rules.share.title": "Le partage de l’or",
  "rules.share.text":
    "Si les chercheurs ont gagné, on tire des cartes d’or d’une à trois pépites. Qui a atteint le trésor choisit en premier, puis les cartes passent dans le sens contraire du jeu ; les saboteurs n’ont rien.\n\nSi les saboteurs ont gagné, un saboteur seul reçoit 4 pépites ; à deux ou trois, ils en reçoivent 3 chacun ; à quatre, 2 chacun. L’or reste secret jusqu’à la fin de la partie.",
  "rules.match.title": "La fin de la partie",
  "rules.match.text": "Après trois manches, chacun montre son or. Qui a le plus de pépites gagne ; en cas d’égalité, on gagne ensemble.",
  "rules.editions.title": "Éditions",
  "rules.editions.text":
    "Dans les éditions de 2004 et de 2011, on tire autant de cartes d’or qu’il y a de joueurs (mais neuf pour dix joueurs) : certains chercheurs peuvent en avoir deux. Dans l’édition de 2024, on en tire autant qu’il y a de chercheurs d’or, et chacun en a une.",
  "rules.talking.title": "Parler",
  "rules.talking.text": "Dis ce que tu veux de ton rôle, des arrivées et des autres, vrai ou faux. Il est interdit de montrer ses cartes.",
};
