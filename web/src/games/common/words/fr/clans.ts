import type { clans as en } from "../en/clans";

export const clans: Record<keyof typeof en, string> = {
  "sheet.back.clan_yellow": "Clan jaune",
  "sheet.back.clan_blue": "Clan bleu",
  "card.yellow_loyal": "Clan jaune : loyal",
  "card.yellow_selfish": "Clan jaune : égoïste",
  "card.yellow_saboteur": "Clan jaune : saboteur",
  "card.blue_loyal": "Clan bleu : loyal",
  "card.blue_selfish": "Clan bleu : égoïste",
  "card.blue_saboteur": "Clan bleu : saboteur",
  "card.dwarf_yellow": "Nain jaune",
  "card.dwarf_blue": "Nain bleu",
};
