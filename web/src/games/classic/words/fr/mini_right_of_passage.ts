import type * as en from "../en/mini_right_of_passage";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.mini_right_of_passage": "Droit de passage",
  "option.modules.mini_right_of_passage.line": "Recrute un nain qui barre un tunnel tant qu’on ne paie pas.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.pawn_a": "Nain au bonnet",
  "card.pawn_b": "Nain au casque",
  "card.pawn_token_a": "Jeton du nain au bonnet",
  "card.pawn_token_b": "Jeton du nain au casque",
  "effect.pawn": "On ne pose pas de carte Chemin ici sans payer une pépite à qui a le jeton.",
  "effect.pawn_token": "Ce joueur a recruté le nain : c’est lui qui reçoit la pépite payée pour passer.",
  "told.recruited": "{by} défausse une carte et recrute un nain : {pawn}.",
  "told.fee_promised": "{by} accepte de payer.",
  "told.withdrawn": "Personne ne paie : {by} reprend la carte.",
  "told.nugget_paid": "{by} paie une pépite à {to}.",
  "told.nugget_paid.no_to": "{by} paie une pépite au dragon.",
  "told.gold_cashed": "{by} rend une carte d’or contre des pépites.",
  "told.pawn_left": "Un nain quitte la mine : {pawn}.",
  "secret.cashed_gold": "Tu as rendu une carte d’or de {value} {value|pépite|pépites}.",
  "refusal.pawn_there": "Un nain se tient là. Quelqu’un doit payer une pépite.",
  "refusal.nothing_to_pay": "Il n’y a rien à payer ici.",
  "refusal.no_nugget": "Il n’y a pas de pépite pour payer.",
  "refusal.already_refused": "Les autres n’ont pas voulu payer pour cela dans ce tour.",
  "refusal.no_pawn_left": "Ce nain ne peut plus être recruté dans cette manche.",
  "refusal.not_a_free_end": "Un nain se tient sur une case vide, au bout ouvert d’un tunnel.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.passage.title": "Recruter un nain",
  "rules.passage.text": "Au début de la partie, chacun reçoit une pépite, qui compte comme les autres. À chaque manche, deux nains sont à recruter.\n\nÀ ton tour, au lieu de toute autre chose, tu peux en recruter un : défausse une carte face cachée, prends le jeton du nain et place le nain sur une case vide, au bout d’un tunnel ouvert ; un cul-de-sac ou un tunnel coupé du départ convient aussi. Tu ne pioches pas : ta main compte une carte de moins jusqu’à la fin de la manche. Un outil cassé ou une prison n’y changent rien.",
  "rules.passage_fee.title": "Payer pour passer",
  "rules.passage_fee.text": "Personne ne peut poser de carte Chemin là où se tient un nain, sauf si une pépite est payée à celui qui a le jeton. Tu peux demander à un autre joueur de payer pour toi, ou au possesseur du jeton de te laisser passer ; il peut refuser. Si le jeton est à toi, c’est gratuit. Ensuite, le nain et son jeton sont hors jeu jusqu’à la manche suivante.\n\nLe nain reste, quoi qu’il arrive au tunnel voisin. Dans le jeu de base, qui n’a que des cartes d’or en échange une contre autant de pépites qu’elle en montre, et paie avec l’une d’elles.",
};
