// The sheet of all cards: names of boxes and of backs.
export const sheet = {
  "sheet.box.base": "Saboteur",
  "sheet.box.anniversary": "Saboteur: 20 years",
  "sheet.back.deck": "Tunnels and actions",
  "sheet.back.goal": "Goal",
  "sheet.back.role": "Role",
  "sheet.back.gold": "Gold",
  "sheet.back.chest": "Chest",
  "sheet.back.chest_path": "Tunnel over a chest",
} as const;
