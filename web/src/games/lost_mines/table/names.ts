// Places of the board in words: only people who cannot see it need them.
import { cardIn } from "../cards/lying";
import { cards } from "../cards/cards";
import { isPath } from "../../../art/box";
import type { Back, Card, Cell, Clan, Role, Table } from "../messages";
import { cardName } from "../words/names";
import type { Edge } from "./board";
import { say, sayOr } from "./say";

// Mines and treasures, as people count them.
export const numberOf = (index: number): number => index + 1;

export const cellName = ([x, y]: Cell): string => say("cell.at", { column: x + 1, row: y + 1 });
export const edgeName = ([one, other]: Edge): string => say("cell.between", { one: cellName(one), other: cellName(other) });
export const placed = (name: string, at: Cell): string => say("maze.card", { card: name, cell: cellName(at) });

// What stands on a card: "pond", "campfire", "gems" …
export function featureOf(card: Card): string {
  const known = cards.find(cardIn(card));
  return known && isPath(known) ? (known.facts.feature ?? "") : "";
}
// What an action card does: "trap", "storm", "overcome" …; "path" of a card that is laid.
export function effectOf(card: Card): string {
  const known = cards.find(card);
  return known?.kind === "action" ? known.facts.effect : "path";
}

// With the tool that lies on it.
export function laidName([id, rotation, isOvercome]: NonNullable<NonNullable<Table["forest"]>[string]>): string {
  const name = cardName(id, rotation);
  return isOvercome ? say("forest.overcome", { card: name }) : name;
}

export const backName = (back: Back | "dragon" | undefined): string => sayOr(`treasure.${back}`, "");
export const clanName = (clan: Clan | undefined): string => sayOr(`clan.${clan ?? "yellow"}`, "");
export const roleName = (role: Role | string | null | undefined): string => sayOr(`loyalty.${role}`, "");
// The card of a dwarf.
export const roleCard = (clan: Clan | undefined, role: Role | null | undefined): Card => `${clan ?? "yellow"}_${role ?? "loyal"}`;
