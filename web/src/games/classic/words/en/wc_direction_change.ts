// Change direction: a card. The parts are those of base.ts.
export const about = {
  "option.modules.wc_direction_change": "Change direction",
} as const;

export const choosing = {
  "option.modules.wc_direction_change.line": "Play goes round the other way.",
} as const;

export const table = {
  "card.direction_change": "Change direction",
  "effect.direction_change": "From now on, play goes round the other way, until the round is over.",
  "told.card_played": "{by} plays the {card} card.",
  "told.card_played.direction_change": "{by} reverses the direction of play.",
} as const;

export const rules = {
  "rules.direction_change.title": "Change direction",
  "rules.direction_change.text": "From now on, play goes round the other way, until the round is over. In the base game the gold cards are passed the other way, too; the order of thieves stays as it is.\n\nThe next round goes clockwise again.",
} as const;

export const topics = {
  direction_change: ["direction_change"],
};
