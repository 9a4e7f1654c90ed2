// Forgotten treasure: a card. The parts are those of base.ts.
export const about = {
  "option.modules.wc_forgotten_treasure": "Forgotten treasure",
  "option.modules.wc_forgotten_treasure.line": "Fetch a card back from the discard pile.",
} as const;

export const table = {
  "card.forgotten_treasure": "Forgotten treasure",
  "effect.forgotten_treasure": "Instead of drawing, look at the top five cards of the discard pile and keep one.",
} as const;

export const rules = {
  "rules.forgotten_treasure.title": "Forgotten treasure",
  "rules.forgotten_treasure.text": "Look in secret at the top five cards of the discard pile, or at all of them if there are fewer. Keep one; the others go back face down in the same order, and this card on top of them.\n\nThat replaces your draw, even when the pile is empty. You cannot play the kept card in the same turn, and you cannot play Forgotten treasure while the discard pile is empty.",
} as const;

export const topics = {
  forgotten_treasure: ["forgotten_treasure"],
};
