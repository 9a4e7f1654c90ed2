// The fields of answers that are announced, by name: the server writes those of events only.
export const fieldsOfAnswer = {
  place_path: { card: "Card", at: "Cell", turned: "boolean", fee: "word" },
  divert: { card: "Card", at: "Cell", turned: "boolean", fee: "word" },
  break_tool: { card: "Card", whom: "Seat" },
  mend_tool: { card: "Card", whom: "Seat", tool: "Tool" },
  play_on: { card: "Card", whom: "Seat" },
  rockfall: { card: "Card", at: "Cell" },
  peek_goal: { card: "Card", goal: "number" },
  peek_chest: { card: "Card", chest: "number" },
  swap_goals: { card: "Card", one: "number", other: "number" },
  play_card: { card: "Card" },
} as const;
