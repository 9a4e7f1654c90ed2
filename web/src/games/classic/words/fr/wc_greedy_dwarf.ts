import type * as en from "../en/wc_greedy_dwarf";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.wc_greedy_dwarf": "Nain cupide",
};

export const choosing: Record<keyof typeof en.choosing, string> = {
  "option.modules.wc_greedy_dwarf.line": "Un Nain veut tout l’or pour lui, mais il doit l’atteindre lui-même.",
};

export const table: Record<keyof typeof en.table, string> = {
  "role.greedy_dwarf": "Nain cupide",
  "role.greedy_dwarf.aim": "Atteins le trésor toi-même : alors personne d’autre n’a d’or. Si quelqu’un d’autre l’atteint, ou si personne ne l’atteint, tu n’as rien.",
  "told.round_ended.greedy_dwarf.reached": "Le Nain cupide gagne seul la manche : {finisher} a atteint le trésor.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.greedy_dwarf.title": "Nain cupide",
  "rules.greedy_dwarf.text": "Pour le jeu de base seulement. Le Nain cupide remplace une carte Chercheur d’or. Comme tout rôle, il peut aussi être la carte qui reste : alors personne n’est cupide dans cette manche.\n\nIl ne gagne que s’il atteint lui-même le trésor. Il prend alors quatre cartes Or, ou toutes celles qui restent, et personne d’autre n’a d’or. Dans tous les autres cas il n’a rien au partage : il n’est ni Chercheur d’or, ni Saboteur.",
};
