// Treasures: in their slots, and with whoever took them.
import { cards } from "../cards/cards";
import type { OwnIcon } from "../cards/icons";
import type { Back, Card, Mine, Seat, Table } from "../messages";
import { numberOf } from "../words/names";
import { backName } from "./names";
import { say } from "./say";

// The card with this back and value.
export function treasureCard(back: Back, value: number): Card {
  const rows = cards.boxes.flatMap(({ treasures = [] }) => treasures);
  return rows.find((row) => row.back === back && row.value === value)?.id ?? "";
}

export interface Owned {
  slot: number;
  back: Back;
  value: number; // 0: not known
}

// What somebody has taken this round, with the values that are known: all when the round is over, else what one has seen.
export function ownedBy(seat: Seat, { treasures = [] }: Table, { values }: Mine = {}): Owned[] {
  return treasures.flatMap(({ back = "none", owner, value }, slot) => (owner === seat ? [{ slot, back, value: value ?? values?.[slot] ?? 0 }] : []));
}

// The backs somebody has, each with how many.
export function backsOf(owned: readonly Owned[]): { back: Back; count: number }[] {
  const backs = [...new Set(owned.map(({ back }) => back))];
  return backs.map((back) => ({ back, count: owned.filter((one) => one.back === back).length }));
}

export const isKnown = (owned: readonly Owned[]): boolean => owned.length > 0 && owned.every(({ value }) => value > 0);
export const sumOf = (owned: readonly Owned[]): number => owned.reduce((sum, { value }) => sum + value, 0);

// A treasure as it lies beside the board, in words.
export function treasureText({ treasures = [] }: Table, { values }: Mine, slot: number, name: (seat: Seat) => string): string {
  const { back, owner, value = values?.[slot] ?? 0 } = treasures[slot] ?? {};
  const places = { treasure: numberOf(slot), back: backName(back), value };
  if (owner !== undefined && owner !== null) return say("slot.taken", { ...places, name: name(owner) });
  return say(value > 0 ? "slot.seen" : "slot.down", places);
}

export const backIcons: Readonly<Record<Back, OwnIcon>> = { none: "treasure", gems: "gem", gold: "gold", silver: "silver" };
