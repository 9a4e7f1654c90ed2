// Scout: a card with which two tunnels are laid. The parts are those of base.ts.
export const about = {
  "option.modules.wc_scout": "Scout",
} as const;

export const choosing = {
  "option.modules.wc_scout.line": "Lay two tunnels in one turn.",
} as const;

export const table = {
  "card.scout": "Scout",
  "effect.scout": "Lay two tunnel cards in this turn, one after the other, then draw two. You cannot play it with a broken tool or in prison.",
  "told.card_played.scout": "{by} plays the Scout: two tunnels in one turn.",
  "told.declined.playing": "{by} lays no second tunnel.",
  "refusal.too_few_paths": "You need two tunnel cards in your hand to play the Scout.",
  "refusal.no_second_path": "After that, there would be no place for a second tunnel.",
  "refusal.must_place_second": "A second tunnel fits, so you must lay it.",
} as const;

export const rules = {
  "rules.scout.title": "Scout",
  "rules.scout.text": "Play the Scout, then lay two tunnel cards one after the other; the second may build on the first. Then draw two cards: your hand stays one card smaller until the round is over.\n\nYou need two tunnel cards that can be laid like this, no broken tool, and you must not be in prison. If the first card turns something up and no second can be laid any more, you keep it and draw only one card.",
} as const;

export const topics = {
  scout: ["scout"],
};
