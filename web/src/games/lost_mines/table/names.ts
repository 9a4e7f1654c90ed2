// Names of what lies on the board or beside it, within a sentence.
import { isPath } from "../../../art/box";
import { cards } from "../cards/cards";
import { cardIn } from "../cards/lying";
import type { Back, Card, Clan, Role, Table } from "../messages";
import { cardName, cellName } from "../words/names";
import type { Edge } from "./board";
import { say } from "./say";

export const edgeName = ([one, other]: Edge): string => say("cell.between", { one: cellName(one), other: cellName(other) });

// What stands on a card: "pond", "campfire", "gems" …
export function featureOf(card: Card): string {
  const known = cards.find(cardIn(card));
  return known && isPath(known) ? (known.facts.feature ?? "") : "";
}

// With the tool that lies on it.
export function laidName([id, rotation, isOvercome]: NonNullable<NonNullable<Table["forest"]>[string]>): string {
  const name = cardName(id, rotation);
  return isOvercome ? say("forest.overcome", { card: name }) : name;
}

const backs = { none: "", gems: "back.gems", gold: "back.gold", silver: "back.silver", dragon: "back.dragon" } as const;
export function backName(back: Back | "dragon" = "none"): string {
  const key = backs[back];
  return key && say(key);
}
const clans = { yellow: "clan.within.yellow", blue: "clan.within.blue" } as const;
export const clanName = (clan: Clan = "yellow"): string => say(clans[clan]);

// The card of a dwarf.
export const roleCard = (clan: Clan | undefined, role: Role | null | undefined): Card => `${clan ?? "yellow"}_${role ?? "loyal"}`;
