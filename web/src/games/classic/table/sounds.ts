// What a match sounds like.
import type { Stroke } from "../../../table/sound";
import type { Told } from "../messages";
import { effectOf } from "../words/names";

export type Sound = "laid" | "broken" | "mended" | "rockfall" | "revealed" | "won" | "lost";

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

export const strokes: Readonly<Record<Sound, readonly Stroke[]>> = {
  laid: [
    { at: 0, length: 0.09, wave: "noise", pitch: 900, volume: 0.14 },
    { at: 0, length: 0.1, wave: "sine", pitch: 170, to: 90, volume: 0.14 },
  ],
  broken: [
    { at: 0, length: 0.12, wave: "noise", pitch: 2600, volume: 0.12 },
    { at: 0.02, length: 0.3, wave: "sawtooth", pitch: 320, to: 80, volume: 0.06 },
  ],
  mended: [
    { at: 0, length: 0.16, wave: "triangle", pitch: 660, volume: 0.09 },
    { at: 0.12, length: 0.16, wave: "triangle", pitch: 830, volume: 0.09 },
    { at: 0.24, length: 0.3, wave: "triangle", pitch: 990, volume: 0.09 },
  ],
  rockfall: [
    { at: 0, length: 0.8, wave: "noise", pitch: 320, to: 90, volume: 0.3 },
    { at: 0.1, length: 0.3, wave: "sine", pitch: 70, to: 40, volume: 0.2 },
  ],
  revealed: [
    { at: 0.4, length: 0.3, wave: "sine", pitch: 392, to: 587, volume: 0.1 },
    { at: 0.65, length: 0.5, wave: "sine", pitch: 784, volume: 0.09 },
  ],
  won: [523, 659, 784, 1047].map((pitch, index) => ({ at: 0.9 + index * 0.13, length: 0.45, wave: "triangle", pitch, volume: 0.1 })),
  lost: [392, 349, 294].map((pitch, index) => ({ at: 0.9 + index * 0.2, length: 0.5, wave: "triangle", pitch, volume: 0.1 })),
};
