// What each round was worth to everybody: secret while the match runs, in its replay when it is over.
import { fetchReplay } from "../../../net/replay";
import type { Replay } from "../../../protocol";
import { seenBy } from "../../../state/replay";
import type { Classic, Moment } from "../vocabulary";
import { looseOf, nuggetsOn } from "../cards/gold";

// What a seat has: loose nuggets, nuggets on its gold cards, and nuggets it is still owed.
function worth({ mine, table }: Moment, seat: number): number {
  return nuggetsOn(mine.gold) + looseOf(mine) + (table.seats?.[seat]?.purse?.credit ?? 0);
}

// By round, then by seat.
export function goldByRound(replay: Replay): number[][] {
  const seats = Array.from({ length: replay.summary.players }, (_, seat) => seenBy<Classic>(replay, seat));
  const steps = seats[0] ?? [];
  const isLast = (index: number) => steps[index + 1]?.told.some((told) => told[0] === "round_began") ?? index === steps.length - 1;
  const ends = steps.flatMap((_, index) => (isLast(index) ? [index] : []));
  const had = (end: number | undefined) => seats.map((moments, seat) => (end === undefined ? 0 : worth(moments[end]!, seat)));
  return ends.map((end, round) => {
    const before = had(ends[round - 1]);
    return had(end).map((now, seat) => now - before[seat]!);
  });
}

export async function fetchGold(table: string): Promise<number[][] | null> {
  const replay = await fetchReplay(table).catch(() => null);
  return replay && goldByRound(replay);
}
