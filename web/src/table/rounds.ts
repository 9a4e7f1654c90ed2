// The rounds of a match as their ends tell them.
import type { Role, Winners } from "../protocol";
import type { Moment } from "../state/moment";

export interface RoundSummary {
  round: number;
  n: number; // the moment it ended
  winners: Winners;
  finisher: number | null;
  roles: Role[];
  spare: Role | null;
  taken: Map<number, number>; // gold cards taken from those that went round
  rewards: Map<number, number>; // nuggets paid
}

const add = (counts: Map<number, number>, seat: number, more: number) => counts.set(seat, (counts.get(seat) ?? 0) + more);

export function roundsOf(moments: readonly Moment[]): RoundSummary[] {
  const rounds: RoundSummary[] = [];
  for (const moment of moments)
    for (const told of moment.told) {
      const last = rounds.at(-1);
      if (told[0] === "round_ended") {
        const [, winners, finisher] = told;
        const round = moment.table.results?.length ?? rounds.length + 1;
        rounds.push({ round, n: moment.n, winners, finisher, roles: [], spare: null, taken: new Map(), rewards: new Map() });
      } else if (last && told[0] === "roles_shown") {
        [, last.roles, last.spare] = told;
      } else if (last && told[0] === "gold_taken") {
        add(last.taken, told[1], 1);
      } else if (last && told[0] === "rewarded") {
        add(last.rewards, told[1], told[2]);
      }
    }
  return rounds;
}
