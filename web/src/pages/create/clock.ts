// A clock as people say it: none, some seconds for a question, some days for a turn.
import { say } from "../../words/words";

const day = 86_400;

export type ClockKind = "none" | "seconds" | "days";

export const lengths: Readonly<Record<ClockKind, readonly number[]>> = {
  none: [0],
  seconds: [20, 30, 45, 60, 90, 120, 300, 600],
  days: [1, 2, 3, 7, 14, 30].map((days) => days * day),
};
export const usualLength: Readonly<Record<ClockKind, number>> = { none: 0, seconds: 60, days: 2 * day };

// Pauses after a round.
export const rests: readonly number[] = [10, 20, 30, 60, 90, 180, 300, 900, 3600];

export function kindOf(clock: number): ClockKind {
  return clock === 0 ? "none" : clock < day ? "seconds" : "days";
}

export function lengthText(clock: number): string {
  if (clock >= day) return say("clock.days", { count: Math.round(clock / day) });
  if (clock >= 120 && clock % 60 === 0) return say("clock.minutes", { count: clock / 60 });
  return say("clock.seconds", { count: clock });
}

export function clockText(clock: number): string {
  return clock === 0 ? say("clock.none.long") : say("clock.each", { length: lengthText(clock) });
}
