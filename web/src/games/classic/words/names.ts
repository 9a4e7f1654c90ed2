// Names of what the server names: cards, roles, tools, places.
import { isPath, type Card as Known, type PathFacts } from "../../../art/box";
import { cardName as nameIn } from "../../common/card_names";
import { cards } from "../cards/cards";
import type { Card, Cell } from "../messages";
import { say, sayOr } from "./words";

// Goals and chests, as people count them.
export const numberOf = (index: number): number => index + 1;

export function cellName([x, y]: Cell): string {
  return x === 0 && y === 0 ? say("cell.start") : say("cell.at", { x, y });
}

// What a card does or has, as its box says: "mend", "prison", "treasure", "ladder" …
export function effectOf(card: Card): string {
  const known = cards.find(card);
  if (known?.kind === "action") return known.facts.effect;
  return known && isPath(known) ? (known.facts.feature ?? "") : "";
}

export const cardName = (card: Card): string => nameIn(cards, { say, sayOr }, card);

// What a tunnel card has that the rules speak of: a feature, or how its tunnels run.
export function pathKind({ open, joined, feature }: PathFacts): string {
  if (feature !== undefined) return feature;
  if (joined.length === 0) return "dead_end";
  if (joined.length > 1) return joined.includes("NS") ? "bridge" : "double";
  return [...open].every((side) => joined[0]!.includes(side)) ? "path" : "stubs";
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
export const toolName = (tool: string): string => sayOr(`tool.${tool}`, tool);
export const pawnName = (pawn: number): string => cardName(`pawn_${["a", "b"][pawn] ?? ""}`);
