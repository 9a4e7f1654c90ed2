// What a match sounds like.
import type { Sound } from "../../../table/strokes";
import type { Told } from "../messages";
import { effectOf } from "../words/names";

const ofTold: Partial<Record<Told[0], Sound>> = {
  path_placed: "laid",
  tool_broken: "broken",
  tool_mended: "mended",
  rock_fell: "rockfall",
  goal_turned: "revealed",
  cleared_away: "mended",
  card_played: "laid",
  path_moved: "laid",
  recruited: "laid",
  goals_swapped: "laid",
  goal_pushed: "laid",
  vetoed: "broken",
  nugget_paid: "mended",
  nuggets_taken: "mended",
  chest_opened: "revealed",
  workshop_visited: "revealed",
  party_held: "revealed",
};
const ofEffects: Readonly<Record<string, Sound>> = { prison: "broken", free_at_last: "mended", hands_off: "mended", thief: "laid" };

function soundOf(told: Told, me: number | null): Sound | undefined {
  if (told[0] === "played_on") return ofEffects[effectOf(told[2])];
  if (told[0] !== "round_ended") return ofTold[told[0]];
  // A person who only watches hears a round that was won.
  const winners = told[3];
  return (me === null ? winners.length > 0 : winners.includes(me)) ? "won" : "lost";
}

export function soundsOf(told: readonly Told[], me: number | null): Sound[] {
  return [...new Set(told.flatMap((one) => soundOf(one, me) ?? []))];
}
