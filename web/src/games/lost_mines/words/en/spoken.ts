// Words that code asks for by name.
export const spoken = {
  "treasure.gems": "Gems worth {value}",
  "treasure.gold": "Gold worth {value}",
  "treasure.silver": "Silver worth {value}",
  "clan.yellow": "Yellow clan",
  "clan.blue": "Blue clan",
  "cell.at": "column {column}, row {row}",
  "placed": "{card}, {cell}",
  "those": "{what}: {names}",
  "won": "{name}: {count} {count|point|points}",
} as const;
