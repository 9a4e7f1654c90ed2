// The pages that explain: rules and the sheet of all cards.
export const learn = {
  "rules.title": "Rules",
  "rules.contents": "Contents",
  "rules.search": "Search the rules",
  "rules.none": "The rules say nothing about that.",

  "sheet.title": "All cards",
  "sheet.lead": "Every card in every box, and how many there are.",
  "sheet.start": "Start",
  "sheet.goal": "Goals",
  "sheet.path": "Tunnels",
  "sheet.action": "Actions",
  "sheet.role": "Roles",
  "sheet.gold": "Gold",
  "sheet.treasure": "Treasures",
  "sheet.chest": "Chests",
  "sheet.piece": "Pieces",
  "sheet.back": "Backs",
  "sheet.avatar": "Avatars",
} as const;
