// Names of what the server names: cards, roles, clans, places.
import type { Card as Known } from "../../../art/box";
import { cardName as nameIn, type Turn } from "../../common/card_names";
import { cards } from "../cards/cards";
import type { Card, Cell } from "../messages";
import { say, sayOr } from "./words";

// Mines and treasures, as people count them.
export const numberOf = (index: number): number => index + 1;

// Where a place is, in words: only people who cannot see the forest need them.
export const cellName = ([x, y]: Cell): string => say("cell.at", { column: x + 1, row: y + 1 });
export const placed = (name: string, at: Cell): string => say("placed", { card: name, cell: cellName(at) });

function kindIn(card: Known): string {
  switch (card.kind) {
    case "start": return "start";
    case "path": return card.facts.feature ?? "path";
    case "goal": return card.facts.feature ?? "";
    // A tool is known by its name, and all cards with secret information are of one kind.
    case "action": return card.facts.effect === "overcome" ? card.facts.id : card.facts.effect;
    case "role": return card.facts.role ?? "";
    case "treasure": return card.facts.back;
    case "piece": return card.facts.kind;
    default: return "";
  }
}
// What a card does or has: "path", "pond", "axe", "secret_info", "dragon", "loyal" …
export function kindOf(card: Card): string {
  const known = cards.find(card);
  return known ? kindIn(known) : "";
}

// Treasures are named by what they are worth.
function named(card: Card, turn: Turn, form?: ".within"): string {
  const known = cards.find(card);
  if (known?.kind === "treasure") return say(`treasure.${known.facts.back}`, { value: known.facts.value });
  return nameIn(cards, { say, sayOr }, card, turn, form);
}
// As it lies: turned clockwise by so many degrees.
type Degrees = number | string; // a word of the server
const quartersIn = (rotation: Degrees): Turn => ((Number(rotation) / 90) % 4) as Turn;
export const cardName = (card: Card, rotation: Degrees = 0): string => named(card, quartersIn(rotation));
export const cardWithin = (card: Card, rotation: Degrees = 0): string => named(card, quartersIn(rotation), ".within");

// What the card does, for tool tips; a card may have words of its own.
export function cardEffect(card: Card): string {
  const known = cards.find(card);
  if (!known) return "";
  const own = sayOr(`effect.${card}`, "");
  if (own) return own;
  if (known.kind === "role") return sayOr(`role.${kindIn(known)}.aim`, "");
  const kind = known.kind === "goal" ? "mine" : known.kind === "treasure" ? "treasure" : kindIn(known);
  return sayOr(`effect.${kind}`, "");
}

export const roleName = (role: string): string => sayOr(`role.${role}`, role);
export const clanName = (clan: string): string => sayOr(`clan.${clan}`, clan);
