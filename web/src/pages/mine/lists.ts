// The own tables in the order they matter: those that wait for this person, those under way, those not begun; and those that are over.
import type { OwnSeat as Told } from "../../protocol";
import type { Match } from "../../state/matches";
import type { OwnSeat } from "../../state/seats";

export interface Running {
  code: string;
  table: string;
  at: number;
  told: Told | undefined;
  match: Match | undefined;
}

function urgency({ told, match }: Running): number {
  if (told?.asked) return 0;
  const phase = told?.phase ?? match?.phase;
  return phase === "playing" || phase === "paused" ? 1 : 2;
}

export function runningOf(seats: readonly OwnSeat[], known: readonly Match[], told: ReadonlyMap<string, Told | null>): Running[] {
  const matches = new Map(known.map((one) => [one.table, one]));
  return seats
    .filter(({ table }) => told.get(table) !== null && told.get(table)?.phase !== "over" && matches.get(table)?.phase !== "over")
    .map(({ table, code, at }) => ({ table, code, at, told: told.get(table) ?? undefined, match: matches.get(table) }))
    .sort((a, b) => urgency(a) - urgency(b) || b.at - a.at);
}

export function finishedOf(known: readonly Match[]): Match[] {
  return known.filter((one) => one.phase === "over" && one.standing).sort((a, b) => b.at - a.at);
}
