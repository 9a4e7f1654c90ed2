import type * as en from "../en/wc_direction_change";

export const about: Record<keyof typeof en.about, string> = {
  "option.modules.wc_direction_change": "Changement de sens",
};

export const choosing: Record<keyof typeof en.choosing, string> = {
  "option.modules.wc_direction_change.line": "On joue dans l’autre sens.",
};

export const table: Record<keyof typeof en.table, string> = {
  "card.direction_change": "Changement de sens",
  "effect.direction_change": "À partir de maintenant, on joue dans l’autre sens, jusqu’à la fin de la manche.",
  "told.card_played": "{by} joue la carte {card}.",
  "told.card_played.direction_change": "{by} inverse le sens du jeu.",
};

export const rules: Record<keyof typeof en.rules, string> = {
  "rules.direction_change.title": "Changement de sens",
  "rules.direction_change.text": "À partir de maintenant, on joue dans l’autre sens, jusqu’à la fin de la manche. Dans le jeu de base, les cartes Or circulent elles aussi dans l’autre sens ; l’ordre des voleurs ne change pas.\n\nLa manche suivante reprend dans le sens des aiguilles d’une montre.",
};
