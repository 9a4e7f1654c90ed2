// What the gold cards of each round were worth to everybody: secret while the match runs, in its replay when it is over.
import { fetchReplay } from "../../../net/replay";
import type { Replay } from "../../../protocol";

const worth = (gold: Readonly<Record<string, number | undefined>>): number =>
  Object.entries(gold).reduce((sum, [value, count]) => sum + Number(value) * (count ?? 0), 0);

// By round, then by seat.
export function goldByRound({ steps, summary }: Replay): number[][] {
  const rounds: number[][] = [];
  for (const { told, own } of steps) {
    if (told.some((one) => one[0] === "round_ended")) rounds.push(Array<number>(summary.seats).fill(0));
    own.forEach(({ secrets = [] }, seat) => {
      for (const secret of secrets) if (secret[0] === "got_gold") rounds.at(-1)![seat]! += worth(secret[1]);
    });
  }
  return rounds;
}

export async function fetchGold(table: string): Promise<number[][] | null> {
  const replay = await fetchReplay(table).catch(() => null);
  return replay && goldByRound(replay);
}
