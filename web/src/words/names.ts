// Names of what the server names: cards, roles, tools, places.
import { findCard, type PathFacts } from "../cards/deck";
import type { Card, Cell, Laid } from "../protocol";
import { say, sayOr, type Key } from "./words";

export type NameOf = (seat: number) => string;

export const goalNumber = (goal: number): number => goal + 1;

export function cellName([x, y]: Cell): string {
  return x === 0 && y === 0 ? say("cell.start") : say("cell.at", { x, y });
}

export function cardOf(laid: Laid): Card {
  return laid.endsWith(" turned") ? laid.slice(0, -" turned".length) : laid;
}

export function isTreasure(card: Card): boolean {
  return card === "goal-gold";
}

export function isTunnel(card: Card): boolean {
  return findCard(card)?.kind === "path";
}

const sides = (of: string): string => [...of].map((side) => say(`side.${side}` as Key)).join(", ");

// A tunnel is named by where it leads; everything else by its own name.
export function cardName(card: Card): string {
  const known = findCard(card);
  const own = sayOr(`card.${card}`, "");
  if (own || known?.kind !== "path") return own || card;
  const { open, joined, feature } = known.facts;
  if (joined.length === 0) return withFeature(say("card.dead_end", { open: sides(open) }), feature);
  const through = [...open].filter((side) => joined.some((way) => way.includes(side))).join("");
  const blocked = [...open].filter((side) => !through.includes(side)).join("");
  const name = withFeature(say("card.path", { open: sides(through) }), feature);
  return blocked ? say("card.blocked", { card: name, sides: sides(blocked) }) : name;
}

function withFeature(card: string, feature: string | undefined): string {
  const name = feature === undefined ? "" : sayOr(`feature.${feature}`, "");
  return name ? say("card.with", { card, feature: name }) : card;
}

// What a tunnel card has that the rules speak of.
export type PathKind = "bridge" | "double" | "ladder" | "door_blue" | "door_green" | "crystal" | "stubs" | "dead_end" | "path";

export function pathKind({ id, open, joined, feature }: PathFacts): PathKind {
  if (feature === "ladder" || feature === "door_blue" || feature === "door_green" || feature === "crystal") return feature;
  if (joined.length === 0) return "dead_end";
  if (joined.length > 1) return id.includes("bridge") || joined.includes("NS") ? "bridge" : "double";
  return [...open].every((side) => joined[0]!.includes(side)) ? "path" : "stubs";
}

// What the card does, for tool tips; empty where there is nothing to say.
export function cardEffect(card: Card): string {
  const known = findCard(card);
  if (known?.kind === "path") return sayOr(`effect.${pathKind(known.facts)}`, "");
  return known?.kind === "action" ? sayOr(`effect.${known.facts.effect}`, "") : "";
}

export const roleName = (role: string): string => sayOr(`role.${role}`, role);
export const toolName = (tool: string): string => sayOr(`tool.${tool}`, tool);
