// Veto: a card that is played in the turn of somebody else. The parts are those of base.ts.
export const about = {
  "option.modules.wc_veto": "Veto",
  "option.modules.wc_veto.line": "Cancel a card that somebody has just played.",
} as const;

export const table = {
  "card.veto": "Veto",
  "effect.veto": "Cancels the tunnel or action card that another player has just played. In your own turn you can only discard it.",
  "told.announced.place_path": "{by} wants to lay a tunnel.",
  "told.announced.place_path.mine": "{by} wants to lay a tunnel where a dwarf stands, and pays for it.",
  "told.announced.place_path.request": "{by} wants to lay a tunnel where a dwarf stands, and asks the others to pay.",
  "told.announced.divert": "{by} wants to move the tunnel laid last.",
  "told.announced.divert.mine": "{by} wants to move the tunnel laid last to where a dwarf stands, and pays for it.",
  "told.announced.divert.request": "{by} wants to move the tunnel laid last to where a dwarf stands, and asks the others to pay.",
  "told.announced.break_tool": "{by} wants to play this on {whom}: {card}.",
  "told.announced.mend_tool": "{by} wants to mend {whom}’s {tool}.",
  "told.announced.mend_tool.own": "{by} wants to mend their own {tool}.",
  "told.announced.play_on": "{by} wants to play a card on {whom}: {card}.",
  "told.announced.rockfall": "{by} wants to bring down a tunnel.",
  "told.announced.peek_goal": "{by} wants to look at goal {goal}.",
  "told.announced.peek_chest": "{by} wants to look into chest {chest}.",
  "told.announced.swap_goals": "{by} wants to swap goals {one} and {other}.",
  "told.announced.play_card": "{by} wants to play this: {card}.",
  "told.vetoed": "{by} plays the Veto: the card is discarded, and nothing happens.",
  "refusal.only_against_others": "A Veto stops a card that somebody else plays. In your own turn you can only discard it.",
} as const;

export const rules = {
  "rules.veto.title": "Veto",
  "rules.veto.text": "When another player has just played a tunnel or action card, you may veto it: that card and the Veto are discarded before anything happens. The other player draws a card, and their turn is over; then you draw one, too.\n\nA veto cannot be vetoed. Neither can discarding, hiring a dwarf, or what goals, chests and postcards do. In your own turn you can only discard the Veto.\n\nWhoever has cards is asked each time, and nobody sees the answers, so the question never tells who holds the Veto.",
} as const;

export const topics = {
  veto: ["veto"],
};
