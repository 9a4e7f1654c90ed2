// What chests do, as icons.
import { chests } from "../../cards/art";
import { cards } from "../../cards/cards";
import { icons } from "../../cards/icons";
import type { Card } from "../../messages";

// The line of its icon.
export function chestIcon(card: Card): string {
  const known = cards.find(card);
  return (known?.kind === "chest" && chests[known.facts.effect]?.icon) || icons.eye;
}
