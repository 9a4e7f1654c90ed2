// Two clans.
export const clans = {
  "sheet.back.clan_yellow": "Yellow clan",
  "sheet.back.clan_blue": "Blue clan",
  "card.yellow_loyal": "Yellow clan: loyal",
  "card.yellow_selfish": "Yellow clan: selfish",
  "card.yellow_saboteur": "Yellow clan: saboteur",
  "card.blue_loyal": "Blue clan: loyal",
  "card.blue_selfish": "Blue clan: selfish",
  "card.blue_saboteur": "Blue clan: saboteur",
  "card.dwarf_yellow": "Yellow dwarf",
  "card.dwarf_blue": "Blue dwarf",
} as const;
