// Veto: a card that is played in the turn of somebody else. The parts are those of base.ts.
export const about = {
  "option.modules.wc_veto": "Veto",
  "option.modules.wc_veto.line": "Cancel a card that somebody has just played.",
} as const;

export const table = {
  "card.veto": "Veto",
  "effect.veto": "Cancels the tunnel or action card that another player has just played. In your own turn you can only discard it.",
} as const;

export const rules = {
  "rules.veto.title": "Veto",
  "rules.veto.text": "When another player has just played a tunnel or action card, you may veto it: that card and the Veto are discarded before anything happens. The other player draws a card, and their turn is over; then you draw one, too.\n\nA veto cannot be vetoed. Neither can discarding, hiring a dwarf, or what goals, chests and postcards do. In your own turn you can only discard the Veto.\n\nWhoever has cards is asked each time, and nobody sees the answers, so the question never tells who holds the Veto.",
} as const;

export const topics = {
  veto: ["veto"],
};
