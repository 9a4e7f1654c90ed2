import type * as en from "../en/variant_tournament";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.variant_tournament": "Tournoi",
};

export const choosing: Record<keyof typeof en.choosing, string> = {
  "option.modules.variant_tournament.line": "De 5 à 9 joueurs, tous les rôles distribués, paiement en pépites.",
};

export const table: Record<keyof typeof en.table, string> = {
  "told.path_laid_before": "Une carte Chemin attend déjà à mi-chemin des Arrivées : {card}.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.tournament.title": "Tournoi : la mise en place",
  "rules.tournament.text": "Pour le jeu de base, de cinq à neuf joueurs. Il n’y a pas de cartes Or : tout est payé en pépites. Toutes les cartes Rôle sont distribuées : on sait donc quels rôles sont en jeu.\n\nÀ chaque manche, une carte Chemin tirée au hasard se trouve à mi-chemin entre le départ et l’Arrivée du milieu. Elle n’est pas reliée au départ : il faut d’abord creuser jusqu’à elle.",
  "rules.tournament_pay.title": "Tournoi : qui reçoit quoi",
  "rules.tournament_pay.text": "Le Chercheur d’or qui atteint le trésor reçoit 3 pépites, chaque autre Chercheur d’or 2. Si c’est un Saboteur qui l’atteint, chaque Chercheur d’or en reçoit 2.\n\nUn Nain cupide qui l’atteint reçoit 4 pépites, et personne d’autre n’a rien.\n\nSi le trésor n’est pas atteint, chaque Saboteur reçoit 3 pépites ; à cinq joueurs, le seul Saboteur en reçoit 4.",
  "tournament.players": "Joueurs",
  "tournament.rows": "5 1 3 1 / 6 2 3 1 / 7 2 3 2 / 8 3 3 2 / 9 3 4 2",
};
