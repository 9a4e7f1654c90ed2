// Names of what the server names: cards, roles, tools, places.
import { isPath, type Card as Known, type PathFacts } from "../../../art/box";
import { cardName as nameIn } from "../../common/card_names";
import { cards } from "../cards/cards";
import type { Card, Cell } from "../messages";
import { say, sayOr } from "./words";

// Goals and chests, as people count them.
export const numberOf = (index: number): number => index + 1;

// Where a place is, in words: only people who cannot see the maze need them.
export function cellName([x, y]: Cell): string {
  if (x === 0 && y === 0) return say("cell.start");
  const across = x === 0 ? "" : say(x > 0 ? "cell.right" : "cell.left", { count: Math.abs(x) });
  const up = { count: Math.abs(y) };
  if (y === 0) return across;
  return across ? say(y < 0 ? "cell.and_up" : "cell.and_down", { across, ...up }) : say(y < 0 ? "cell.above" : "cell.below", up);
}

// What a card does or has, as its box says: "mend", "prison", "treasure", "ladder" …
export function effectOf(card: Card): string {
  const known = cards.find(card);
  if (known?.kind === "action") return known.facts.effect;
  return known && isPath(known) ? (known.facts.feature ?? "") : "";
}

// As it lies.
export const cardName = (card: Card, turned = false): string => nameIn(cards, { say, sayOr }, card, turned);
export const cardWithin = (card: Card, turned = false): string => nameIn(cards, { say, sayOr }, card, turned, ".within");

// With where it is; the start goes without saying.
export const placed = (name: string, at: Cell): string => (at.join() === "0,0" ? name : say("maze.card", { card: name, cell: cellName(at) }));

// What a tunnel card has that the rules speak of: a feature, or how its tunnels run.
export function pathKind({ open, joined, feature }: PathFacts): string {
  if (feature !== undefined) return feature;
  if (joined.length === 0) return "dead_end";
  if (joined.length > 1) return joined.includes("NS") ? "bridge" : "double";
  return [...open].every((side) => joined[0]!.includes(side)) ? "path" : "stubs";
}

// The word that a card adds to what is said of it: an effect, a feature, or how its tunnels run.
export function kindOf(card: Card): string {
  const known = cards.find(card);
  return known && isPath(known) ? pathKind(known.facts) : effectOf(card);
}

// The word by which its box says what it does.
function effectWord(card: Known): string {
  switch (card.kind) {
    case "path": return pathKind(card.facts);
    case "goal": return card.facts.feature ?? "";
    case "action": return card.facts.effect;
    case "chest": return `chest_${card.facts.effect}`;
    case "piece": return card.facts.kind;
    default: return "";
  }
}

// What the card does, for tool tips; empty where there is nothing to say. A card may have words of its own.
export function cardEffect(card: Card): string {
  const known = cards.find(card);
  return known ? sayOr(`effect.${card}`, sayOr(`effect.${effectWord(known)}`, "")) : "";
}

export const roleName = (role: string): string => sayOr(`role.${role}`, role);
export function toolsOf(card: Card): readonly string[] {
  const known = cards.find(card);
  return known?.kind === "action" ? (known.facts.tools ?? []) : [];
}
export const toolName = (tool: string): string => sayOr(`tool.${tool}`, tool);
// Within a sentence: "the dwarf with a cap".
export function pawnName(pawn: number): string {
  const id = `pawn_${["a", "b"][pawn] ?? ""}`;
  return sayOr(`card.${id}.the`, cardName(id));
}
