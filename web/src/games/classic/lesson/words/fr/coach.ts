import type { coach as en } from "../en/coach";

export const coach: Record<keyof typeof en, string> = {
  "tutorial.next": "Maintenant, joue le Saboteur",

  "tutorial.digger.welcome":
    "Bienvenue dans la mine ! Trois Nains cherchent de l’or, mais l’un d’eux est peut-être un Saboteur. La carte au masque est ton rôle secret : regarde-la. Cette fois, tu es Chercheur d’or. Le trésor est sous l’une des trois cartes Arrivée, à droite.",
  "tutorial.digger.begin": "Au travail !",
  "tutorial.digger.0": "Creuse de l’échelle jusqu’aux Arrivées. Prends la carte qui n’est pas grisée : la case où elle va s’éclaire. Choisis-la, puis encore une fois pour jouer.",
  "tutorial.digger.1": "Un plan secret te montre une Arrivée, à toi et à personne d’autre. Tu en dis ce que tu veux. Prends le plan, puis l’Arrivée éclairée.",
  "tutorial.digger.2": "Une simple pierre : le trésor est donc sous l’Arrivée 2 ou 3. Et {right} a posé un cul-de-sac. Pas de chance, ou Saboteur ? Contourne-le.",
  "tutorial.digger.3": "Chaque côté doit correspondre à ses voisins : tunnel contre tunnel, roche contre roche. Continue.",
  "tutorial.digger.4": "{right} a cassé ta pioche ! Avec un outil cassé, impossible de creuser. Cette carte répare une pioche ou un chariot : prends-la, puis ton portrait.",
  "tutorial.digger.5": "Et voilà ton chariot ! Répare-le aussi. Maintenant, tu sais qui creuse contre toi.",
  "tutorial.digger.6": "Encore un cul-de-sac, juste avant les Arrivées. Un éboulement retire une carte Chemin : prends-le, puis choisis le cul-de-sac.",
  "tutorial.digger.7": "{left} l’a remarqué aussi et a cassé la lanterne de {right}, qui ne peut plus creuser. Bouche le trou avec une carte Chemin.",
  "tutorial.digger.8": "On y est presque. Continue !",
  "tutorial.digger.9": "Cette carte Chemin mène aux Arrivées 1 et 2 d’un coup. Joue-la !",
  "tutorial.digger.end":
    "Le trésor ! Les Chercheurs d’or gagnent la manche et se partagent l’or. {right} était le Saboteur et ne reçoit rien. Une partie compte trois manches, avec de nouveaux rôles à chaque fois ; le Nain le plus riche gagne.",

  "tutorial.saboteur.welcome":
    "Une autre manche, vers la fin : la pioche est vide, et cette fois tu es le Saboteur. Si personne n’atteint le trésor avant que toutes les cartes soient jouées, tu gagnes. Et le tunnel n’est plus qu’à une carte des Arrivées !",
  "tutorial.saboteur.begin": "Hé hé, c’est parti",
  "tutorial.saboteur.0": "Arrête d’abord ceux qui peuvent creuser. {left} a déjà un outil cassé. Prends la lanterne cassée, puis choisis {right}.",
  "tutorial.saboteur.1": "Ils se soupçonnent l’un l’autre : {left} a cassé la pioche de {right}. Personne ne te soupçonne ! Casse aussi le chariot de {left}.",
  "tutorial.saboteur.2": "Avec un cul-de-sac, tu as l’air de creuser, mais personne ne passe. Pose-le là où il bloque l’Arrivée 1.",
  "tutorial.saboteur.3": "Le tunnel est encore trop près. L’éboulement sert aussi aux Saboteurs : fais s’effondrer sa dernière carte.",
  "tutorial.saboteur.4": "Rien ne t’oblige à aider. Personne ne voit ce qu’on défausse : choisis Défausser, prends la carte Réparation, et confirme.",
  "tutorial.saboteur.5": "Ta dernière carte. Défausse-la, et la manche est finie.",
  "tutorial.saboteur.end":
    "Le trésor n’a pas été atteint : tu gagnes ! Un Saboteur seul reçoit 4 pépites ; à plusieurs, c’est 3 ou 2 chacun. Tu connais maintenant les deux camps : à toi de jouer à une vraie table !",
};
