// Veto: a card that is played in the turn of somebody else. The parts are those of base.ts.
export const about = {
  "option.modules.wc_veto": "Veto",
} as const;

export const choosing = {
  "option.modules.wc_veto.line": "Cancel a card that somebody has just played.",
} as const;

export const table = {
  "card.veto": "Veto",
  "effect.veto": "Cancels the tunnel or action card that another player has just played. In your own turn you can only discard it.",
  "told.announced.place_path": "{by} wants to lay a tunnel.",
  "told.announced.place_path.mine": "{by} wants to lay a tunnel where a dwarf stands, and pays for it.",
  "told.announced.place_path.request": "{by} wants to lay a tunnel where a dwarf stands, and asks the others to pay.",
  "told.announced.divert": "{by} wants to move the last tunnel laid.",
  "told.announced.divert.mine": "{by} wants to move the last tunnel laid to where a dwarf stands, and pays for it.",
  "told.announced.divert.request": "{by} wants to move the last tunnel laid to where a dwarf stands, and asks the others to pay.",
  "told.announced.break_tool": "{by} wants to break {whom}’s {card_tool}.",
  "told.announced.mend_tool": "{by} wants to repair {whom}’s {tool}.",
  "told.announced.mend_tool.own": "{by} wants to repair {tool_own}.",
  "told.announced.play_on": "{by} wants to play the {card} card on {whom}.",
  "told.announced.play_on.thief": "{by} wants to play a thief.",
  "told.announced.play_on.hands_off": "{by} wants to chase away {whom}’s thief.",
  "told.announced.play_on.hands_off.own": "{by} wants to chase away their own thief.",
  "told.announced.play_on.prison": "{by} wants to send {whom} to prison.",
  "told.announced.play_on.free_at_last": "{by} wants to get {whom} out of prison.",
  "told.announced.play_on.free_at_last.own": "{by} wants to break out of prison.",
  "told.announced.play_on.inspection": "{by} wants to look at {whom}’s role.",
  "told.announced.play_on.role_change": "{by} wants {whom} to draw a new role.",
  "told.announced.play_on.role_change.own": "{by} wants to draw a new role.",
  "told.announced.play_on.hand_swap": "{by} wants to swap hands with {whom}.",
  "told.announced.rockfall": "{by} wants to make a tunnel collapse.",
  "told.announced.peek_goal": "{by} wants to look at goal {goal}.",
  "told.announced.peek_chest": "{by} wants to look into chest {chest}.",
  "told.announced.swap_goals": "{by} wants to swap goals {one} and {other}.",
  "told.announced.play_card": "{by} wants to play the {card} card.",
  "told.vetoed": "{by} plays the Veto: the card is discarded, and nothing happens.",
  "refusal.only_against_others": "You can only veto other players’ cards. In your own turn you can only discard the Veto.",
} as const;

export const rules = {
  "rules.veto.title": "Veto",
  "rules.veto.text": "When another player has just played a tunnel or action card, you may veto it: that card and the Veto are discarded before anything happens. The other player draws a card, and their turn is over; then you draw one, too.\n\nA veto cannot be vetoed. Neither can discarding, hiring a dwarf, or what goals, chests and postcards do. In your own turn you can only discard the Veto.\n\nWhoever has cards is asked each time, and nobody sees the answers, so the question never tells who holds the Veto.",
} as const;

export const topics = {
  veto: ["veto"],
};
