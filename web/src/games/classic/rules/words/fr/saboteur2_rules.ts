import type { saboteur2Rules as en } from "../en/saboteur2_rules";

export const saboteur2Rules: Record<keyof typeof en, string> = {
  "rules.box.saboteur2": "Saboteur 2",
  "rules.s2_idea.title": "Deux équipes",
  "rules.s2_idea.text":
    "Les chercheurs d’or se sont séparés en une équipe bleue et une équipe verte : une seule doit avoir le trésor. Les saboteurs veulent toujours que tout échoue, et trois autres rôles ont leurs propres projets.\n\nToutes les règles du jeu de base valent tant que rien d’autre n’est dit ici. On joue de deux à douze. Chacun reçoit six cartes ; dix cartes sont écartées sans que personne ne les voie. Chacun reçoit un des quinze rôles ; les autres restent cachés.",
  "rules.s2_roles.title": "Les six rôles",
  "rules.s2_roles.text":
    "Chercheurs bleus et verts (quatre de chaque) : qui atteint le trésor gagne pour son équipe, si aucune porte de l’autre couleur ne l’arrête.\n\nLe patron (un) creuse pour les deux équipes et gagne dès que l’une gagne, mais reçoit une pépite de moins qu’un chercheur. Si des portes arrêtent les deux équipes, c’est lui qui gagne.\n\nLe profiteur (un) gagne avec ceux qui gagnent, chercheurs ou saboteurs, mais reçoit deux pépites de moins.\n\nLes géologues (deux) ne gagnent jamais : ils reçoivent une pépite par cristal dans la mine, et partagent s’ils sont deux.\n\nLes saboteurs (trois) gagnent si le trésor n’est pas atteint.",
  "rules.s2_doors.title": "Portes",
  "rules.s2_doors.text":
    "Pendant qu’on creuse, les portes n’arrêtent personne : chacun peut poser et prolonger les deux couleurs. Elles ne comptent que lorsque le trésor est atteint. Une porte bleue sur le chemin arrête l’équipe verte, une porte verte arrête l’équipe bleue ; tous les autres passent partout.\n\nSi plusieurs chemins mènent au trésor, il suffit à une équipe d’un chemin sans porte de l’autre couleur. Les portes bleues portent un losange, les vertes un sapin.",
  "rules.s2_ladders.title": "Échelles",
  "rules.s2_ladders.text":
    "Toutes les échelles et le départ sont reliés entre eux, où qu’ils soient. On peut donc poser une échelle à côté de n’importe quel tunnel si les bords s’accordent, et creuser à partir d’elle. Jamais à côté d’une arrivée.\n\nUn chemin vers le trésor peut commencer à une échelle : les portes qui la précèdent ne comptent pas.",
  "rules.s2_crossings.title": "Ponts, doubles virages, ouvertures bouchées",
  "rules.s2_crossings.text":
    "Un pont a deux tunnels droits qui ne se rencontrent pas ; un double virage a deux virages qui ne se rencontrent pas. L’un des deux doit être relié au départ quand on pose la carte.\n\nCertaines cartes ont un passage et, en plus, des ouvertures bouchées par des éboulis. Elles aussi doivent s’accorder avec leurs voisines, mais ne mènent nulle part.",
  "rules.s2_crystals.title": "Cristaux",
  "rules.s2_crystals.text":
    "Un tunnel avec un cristal se pose comme un autre. À la fin de la manche, tous les cristaux de la mine comptent pour les géologues, même là où le tunnel est coupé.",
  "rules.s2_thief.title": "Voleur et Bas les pattes",
  "rules.s2_thief.text":
    "Pose un voleur devant toi, un seul au plus. S’il y est encore à la fin de la manche, tu peux voler une pépite à un autre joueur, que tu aies gagné ou non.\n\nBas les pattes retire un voleur, devant n’importe qui.",
  "rules.s2_prison.title": "Prison et Enfin libre",
  "rules.s2_prison.text":
    "Pose une prison devant un autre joueur. Qui est en prison ne pose pas de tunnels, mais joue des actions et défausse comme d’habitude. Qui y est encore à la fin de la manche ne reçoit rien, ne compte pas parmi les gagnants et ne vole pas.\n\nEnfin libre retire une prison, devant toi ou devant quelqu’un d’autre.",
  "rules.s2_inspection.title": "Inspection",
  "rules.s2_inspection.text":
    "Regarde le rôle d’un autre joueur, en secret. Tu peux dire ce que tu as vu, et tu peux mentir. Si son rôle change ensuite, tu n’apprends pas le nouveau.",
  "rules.s2_role_change.title": "Changement de rôle",
  "rules.s2_role_change.text":
    "Choisis un joueur, ou toi-même. Ce joueur écarte son rôle sans le montrer et en pioche un parmi ceux que personne n’a. Le nouveau rôle compte dès maintenant. Sa main, ses pépites et les cartes devant lui restent.",
  "rules.s2_hand_swap.title": "Échange de mains",
  "rules.s2_hand_swap.text": "Toi et un autre joueur échangez toutes vos cartes en main. L’autre pioche ensuite une carte ; toi, aucune.",
  "rules.s2_clearing.title": "Payer deux cartes",
  "rules.s2_clearing.text":
    "À ton tour, tu peux défausser deux cartes face cachée pour te débarrasser d’une carte devant toi : un outil cassé, une prison ou ton propre voleur. Tu ne pioches qu’une carte, donc ta main reste plus petite jusqu’à la fin de la manche.",
  "rules.s2_passing.title": "Défausser jusqu’à trois cartes",
  "rules.s2_passing.text": "Au lieu de jouer, tu peux défausser une, deux ou trois cartes face cachée et en piocher autant.",
  "rules.s2_winners.title": "Qui gagne une manche",
  "rules.s2_winners.text":
    "Un chercheur atteint le trésor : son équipe gagne, sauf si des portes l’arrêtent ; alors c’est l’autre équipe.\n\nQuelqu’un d’autre l’atteint : les deux équipes gagnent, ou celle que les portes n’arrêtent pas.\n\nLes portes arrêtent les deux : dans l’édition 2024 le patron et le profiteur gagnent, s’ils sont là ; sinon personne. Dans l’édition 2011 le patron gagne seul ; sans patron, ce sont les saboteurs.\n\nLe trésor n’est pas atteint : les saboteurs gagnent ; sans saboteur, le profiteur seul ; sinon personne.\n\nLe patron gagne avec chaque équipe, le profiteur avec tous ceux qui gagnent. Qui est en prison n’est pas là.",
  "rules.s2_shares.title": "Qui reçoit combien",
  "rules.s2_shares.text":
    "D’abord les géologues reçoivent une pépite par cristal dans la mine ; à deux, chacun la moitié, arrondie vers le bas. Puis on compte les gagnants, avec patron et profiteur, et chacun est payé selon ce tableau.",
  "rules.s2_thefts.title": "Les voleurs à l’œuvre",
  "rules.s2_thefts.text":
    "Quand tout le monde est payé, chaque voleur peut voler une pépite à un joueur qui en a. Celui qui a posé sa carte en dernier commence, les autres suivent dans l’ordre du jeu. Une pépite volée peut être volée encore. Qui est en prison ne vole pas.\n\nLes pépites sont gardées face cachée : on voit qui en a, pas combien, jusqu’à la fin de la partie. Après trois manches, qui a le plus de pépites gagne.",
  "shares.winners": "Gagnants",
  "shares.many": "5 ou plus",
  "shares.rows": "1 5 4 3 / 2 4 3 2 / 3 3 2 1 / 4 2 1 0 / 5 1 0 0",
  "shares.digger": "Chercheur ou saboteur",
};
