// What a goal that lies face down can be, and what a player knows of it.
import type { Shape } from "../../../art/shape";
import { features } from "../cards/art";
import type { Card, Mine } from "../messages";
import { cardName, effectOf, numberOf } from "../words/names";
import { say, sayOr } from "../words/words";

// What people say a goal is, and note down.
const usual = ["gold", "stone"] as const;
const strange = ["bag", "dragon", "spider"] as const;
export type GoalKind = (typeof usual | typeof strange)[number];
export const goalKinds = (modules: readonly string[]): readonly GoalKind[] => (modules.includes("mini_new_goals") ? [...usual, ...strange] : usual);

// What is drawn on its back for whoever has seen it.
export function pictureOf(seen: Card): readonly Shape[] {
  const { picture = [] } = features[effectOf(seen)] ?? {};
  return typeof picture === "function" ? picture(1) : picture;
}

export interface Known {
  card: Card;
  isSure: boolean; // false: it may lie elsewhere since goals were mixed
}

// Of cards that may lie there the treasure counts most.
export function knownOf({ goals_seen: seen = {}, goals_mixed: mixed = [] }: Mine, number: number): Known | null {
  const sure = seen[number];
  if (sure !== undefined) return { card: sure, isSure: true };
  const maybe = mixed.flatMap(({ card, goals = 0 }) => (card && (goals >> number) & 1 ? [card] : []));
  const card = maybe.find((one) => effectOf(one) === "treasure") ?? maybe[0];
  return card === undefined ? null : { card, isSure: false };
}

export function goalText(number: number, known: Known | null): string {
  const goal = numberOf(number);
  if (known === null) return say("maze.goal_down", { goal });
  const { card, isSure } = known;
  if (!isSure) return sayOr("maze.goal_mixed", "", { goal, card: cardName(card) });
  return sayOr(`maze.goal_seen.${effectOf(card)}`, say("maze.goal_seen", { goal, card: cardName(card) }), { goal });
}
