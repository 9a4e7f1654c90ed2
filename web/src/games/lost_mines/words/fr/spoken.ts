import type { spoken as en } from "../en/spoken";

export const spoken: Record<keyof typeof en, string> = {
  "treasure.gems": "Pierres précieuses, valeur {value}",
  "treasure.gold": "Or, valeur {value}",
  "treasure.silver": "Argent, valeur {value}",
  "clan.yellow": "Clan jaune",
  "clan.blue": "Clan bleu",
  "cell.at": "colonne {column}, ligne {row}",
  "placed": "{card}, {cell}",
  "those": "{what} : {names}",
  "won": "{name} : {count} {count|point|points}",
};
