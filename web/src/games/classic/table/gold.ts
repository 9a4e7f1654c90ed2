// Gold cards, counted by what they are worth.
import { cardsOf } from "../../../art/box";
import { cards } from "../cards/cards";

export type GoldCards = Readonly<Record<string, number | undefined>>;

export const nuggetsOn = (gold: GoldCards = {}): number =>
  Object.entries(gold).reduce((sum, [value, count]) => sum + Number(value) * (count ?? 0), 0);

export function goldCard(value: number): string {
  const all = cards.boxes.flatMap(cardsOf);
  return all.find((card) => card.kind === "gold" && card.facts.value === value)?.facts.id ?? "";
}
