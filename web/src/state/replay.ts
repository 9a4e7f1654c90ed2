// A finished match, as anybody's eyes saw it.
import type { Replay } from "../protocol";
import { momentsOf, type Change, type Moment, type Vocabulary } from "./moment";

// A seat's number; null: what the whole table saw.
export function seenBy<Game extends Vocabulary>(replay: Replay, seat: number | null): Moment<Game>[] {
  const steps = replay.steps.map(({ own, answers: _, ...step }) => ({ ...step, ...(seat === null ? {} : own[seat]) }));
  return momentsOf(steps as Change<Game>[]);
}
