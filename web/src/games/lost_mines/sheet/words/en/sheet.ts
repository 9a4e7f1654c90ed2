// The sheet of all cards: names of boxes and of backs.
export const sheet = {
  "sheet.box.lost_mines": "The Lost Mines",
  "sheet.back.trail": "Lost Mines: paths and actions",
  "sheet.back.mine": "Lost Mines: mine",
  "sheet.back.treasure_gems": "Treasure: gems",
  "sheet.back.treasure_gold": "Treasure: gold",
  "sheet.back.treasure_silver": "Treasure: silver",
} as const;
