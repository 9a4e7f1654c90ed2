// Gold cards, counted by what they are worth.
import { cardsOf } from "../../../art/box";
import { cards } from "./cards";
import type { Mine } from "../messages";

export type GoldCards = Readonly<Record<string, number | undefined>>;

export const nuggetsOn = (gold: GoldCards = {}): number =>
  Object.entries(gold).reduce((sum, [value, count]) => sum + Number(value) * (count ?? 0), 0);

// Nuggets that lie on no card: with them what is left of a card that was handed in.
export const looseOf = ({ nuggets = 0, change = 0 }: Mine): number => nuggets + change;

export function goldCard(value: number): string {
  const all = cards.boxes.flatMap(cardsOf);
  return all.find((card) => card.kind === "gold" && card.facts.value === value)?.facts.id ?? "";
}
