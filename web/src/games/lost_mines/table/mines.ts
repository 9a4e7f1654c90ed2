// The four mines: what lies there, and what a player knows of it.
import type { Shape } from "../../../art/shape";
import { inTheMiddle } from "../cards/cards";
import type { Card, Cell, Mine, Table } from "../messages";
import { cardName, numberOf } from "../words/names";
import { featureOf } from "./names";
import { say } from "./say";

export interface MineSpace {
  number: number;
  at: Cell;
  up: Card | null; // null: it lies face down
}

export const minesOn = ({ mine = {} }: Table): MineSpace[] =>
  Object.entries(mine).flatMap(([number, one]) => (one?.at ? [{ number: Number(number), at: one.at, up: one.card ?? null }] : []));

// The mine that was just found and is not turned yet: it lies face up, and no way leads through it.
export const foundMine = (table: Table): (MineSpace & { up: Card }) | null =>
  minesOn(table).find((one): one is MineSpace & { up: Card } => one.up !== null && !table.forest?.[one.at.join()]) ?? null;

// What this player saw there.
export const seenAt = ({ mines_seen: seen }: Mine, mine: number): Card | null => seen?.[mine] ?? null;

// What is drawn on its back for whoever has seen it.
export const pictureOf = (card: Card): readonly Shape[] => inTheMiddle[featureOf(card)] ?? [];

export function mineText(table: Table, own: Mine, index: number): string {
  const mine = numberOf(index);
  const up = table.mine?.[index]?.card;
  if (up) return say("mine.up", { mine, card: cardName(up) });
  const seen = seenAt(own, index);
  return seen ? say("mine.seen", { mine, card: cardName(seen) }) : say("mine.down", { mine });
}

// The mine at this place; undefined: none lies there.
export const mineAt = (table: Table, at: readonly [number, number]): number | undefined =>
  minesOn(table).find((one) => one.at.join() === at.join())?.number;
