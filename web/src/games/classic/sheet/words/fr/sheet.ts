import type { sheet as en } from "../en/sheet";

export const sheet: Record<keyof typeof en, string> = {
  "sheet.box.base": "Saboteur",
  "sheet.box.anniversary": "Saboteur : 20 ans",
  "sheet.back.deck": "Chemins et Actions",
  "sheet.back.goal": "Arrivée",
  "sheet.back.role": "Rôle",
  "sheet.back.gold": "Or",
  "sheet.back.chest": "Coffre",
  "sheet.back.chest_path": "Chemin sur un coffre",
};
