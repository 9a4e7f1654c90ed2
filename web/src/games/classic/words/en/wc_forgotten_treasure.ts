// Forgotten treasure: a card. The parts are those of base.ts.
export const about = {
  "option.modules.wc_forgotten_treasure": "Forgotten treasure",
} as const;

export const choosing = {
  "option.modules.wc_forgotten_treasure.line": "Fetch a card back from the discard pile.",
} as const;

export const table = {
  "card.forgotten_treasure": "Forgotten treasure",
  "effect.forgotten_treasure": "Instead of drawing, look at the top five cards of the discard pile and keep one.",
  "told.card_played.forgotten_treasure": "{by} plays {card} to search the discard pile.",
  "told.discards_looked": "{by} looks at {count} {count|card|cards} from the discard pile.",
  "told.card_found": "{by} takes nothing from the discard pile.",
  "told.card_found.taken": "{by} takes a card from the discard pile.",
  "secret.looked_at": "You see: {cards}.",
  "refusal.nothing_discarded": "The discard pile is empty.",
  "refusal.cannot_keep": "You cannot take a Forgotten treasure from the discard pile.",
} as const;

export const rules = {
  "rules.forgotten_treasure.title": "Forgotten treasure",
  "rules.forgotten_treasure.text": "Look in secret at the top five cards of the discard pile, or at all of them if there are fewer. Keep one; the others go back face down in the same order, with this card on top.\n\nYou do this instead of drawing, even when the pile is empty. You cannot play the card you kept in the same turn, and you cannot play Forgotten treasure while the discard pile is empty.",
} as const;

export const topics = {
  forgotten_treasure: ["forgotten_treasure"],
};
