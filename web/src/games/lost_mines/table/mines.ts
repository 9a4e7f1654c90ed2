// The four mines: what lies there, and what a player knows of it.
import type { Shape } from "../../../art/shape";
import { inTheMiddle } from "../cards/cards";
import type { Card, Mine, Table } from "../messages";
import { cardName, numberOf } from "../words/names";
import { featureOf } from "./names";
import { say } from "./say";

// What this player saw there.
export const seenAt = ({ mines_seen: seen = [] }: Mine, mine: number): Card | null => seen[mine] ?? null;

// What is drawn on its back for whoever has seen it.
export const pictureOf = (card: Card): readonly Shape[] => inTheMiddle[featureOf(card)] ?? [];

export function mineText({ mine: mines = [] }: Table, own: Mine, index: number): string {
  const mine = numberOf(index);
  const up = mines[index]?.card;
  if (up) return say("mine.up", { mine, card: cardName(up) });
  const seen = seenAt(own, index);
  return seen ? say("mine.seen", { mine, card: cardName(seen) }) : say("mine.down", { mine });
}

// The mine at this place; undefined: none lies there.
export function mineAt({ mine: mines = [] }: Table, at: readonly [number, number]): number | undefined {
  const index = mines.findIndex((mine) => mine.at?.join() === at.join());
  return index < 0 ? undefined : index;
}
