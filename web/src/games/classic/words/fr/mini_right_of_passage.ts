import type * as en from "../en/mini_right_of_passage";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.mini_right_of_passage": "Droit de passage",
};

export const choosing: Record<keyof typeof en.choosing, string> = {
  "option.modules.mini_right_of_passage.line": "Recrute un Nain qui barre un tunnel tant qu’on ne paie pas.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.pawn_a": "Nain au bonnet",
  "card.pawn_b": "Nain au casque",
  "card.pawn_a.the": "le Nain au bonnet",
  "card.pawn_b.the": "le Nain au casque",
  "card.pawn_token_a": "Jeton du Nain au bonnet",
  "card.pawn_token_b": "Jeton du Nain au casque",
  "effect.pawn": "Pour poser une carte Chemin ici, il faut payer une pépite au joueur qui a le jeton.",
  "effect.pawn_token": "Ce joueur a recruté le Nain : c’est lui qui reçoit la pépite payée pour passer.",
  "told.recruited": "{by} défausse une carte et recrute {pawn}.",
  "told.fee_promised": "{by} accepte de payer.",
  "told.withdrawn": "Personne ne paie : {by} reprend la carte.",
  "told.nugget_paid": "{by} paie une pépite à {to}.",
  "told.nugget_paid.no_to": "{by} paie une pépite au dragon.",
  "told.gold_cashed": "{by} échange une carte Or contre des pépites.",
  "told.pawn_left": "La voie est libre : {pawn} quitte la mine.",
  "secret.cashed_gold": "Tu as échangé une carte Or de {value} {value|pépite|pépites}.",
  "refusal.pawn_there": "Un Nain se tient là. Quelqu’un doit payer une pépite.",
  "refusal.nothing_to_pay": "Il n’y a rien à payer ici.",
  "refusal.no_nugget": "Il n’y a pas de pépite pour payer.",
  "refusal.already_refused": "Les autres ont déjà refusé de payer pour ça à ce tour.",
  "refusal.no_pawn_left": "Ce Nain ne peut plus être recruté dans cette manche.",
  "refusal.not_a_free_end": "Il faut à un Nain une case vide, au bout ouvert d’un tunnel.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.passage.title": "Recruter un Nain",
  "rules.passage.text": "Au début de la partie, chacun reçoit une pépite, qui compte comme les autres. À chaque manche, on peut recruter deux Nains.\n\nÀ ton tour, au lieu de faire autre chose, tu peux en recruter un : défausse une carte face cachée, prends le jeton du Nain et place le Nain sur une case vide, au bout d’un tunnel ouvert ; un cul-de-sac ou un tunnel coupé du départ convient aussi. Tu ne pioches pas : ta main compte une carte de moins jusqu’à la fin de la manche. Tu peux le faire même avec un outil cassé ou en prison.",
  "rules.passage_fee.title": "Payer pour passer",
  "rules.passage_fee.text": "Personne ne peut poser de carte Chemin là où se tient un Nain, sauf si quelqu’un paie une pépite à celui qui a le jeton. Tu peux demander à un autre joueur de payer pour toi, ou à celui qui a le jeton de te laisser passer gratuitement ; il peut refuser. Si le jeton est à toi, c’est gratuit. Ensuite, le Nain et son jeton sont hors jeu jusqu’à la manche suivante.\n\nLe Nain reste, quoi qu’il arrive au tunnel voisin. Dans le jeu de base, si tu n’as que des cartes Or, tu en échanges une contre autant de pépites qu’elle en montre, et tu paies avec l’une d’elles.",
};
