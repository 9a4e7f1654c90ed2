import type { sheet as en } from "../en/sheet";

export const sheet: Record<keyof typeof en, string> = {
  "sheet.box.lost_mines": "La Grande Aventure",
  "sheet.back.trail": "La Grande Aventure : Chemins et Actions",
  "sheet.back.mine": "La Grande Aventure : mine",
  "sheet.back.treasure_gems": "Trésor : pierres précieuses",
  "sheet.back.treasure_gold": "Trésor : or",
  "sheet.back.treasure_silver": "Trésor : argent",
};
