// What a player knows of a goal that lies face down.
import { features } from "../cards/art";
import { icons } from "../cards/icons";
import type { Card } from "../messages";
import { cardName, effectOf, goalNumber } from "../words/names";
import { say, sayOr } from "../words/words";

// The line of its icon.
export const seenIcon = (seen: Card): string => features[effectOf(seen)]?.icon ?? icons.eye;

export function goalText(number: number, seen: Card | undefined): string {
  const goal = goalNumber(number);
  if (seen === undefined) return say("maze.goal_down", { goal });
  return sayOr(`maze.goal_seen.${effectOf(seen)}`, say("maze.goal_seen", { goal, card: cardName(seen) }), { goal });
}
