// The rounds of a match as their ends tell them.
import type { Role, Table, Winners } from "../protocol";
import type { Moment } from "../state/moment";

// A gold card that came to a seat: face down, or the nuggets everybody was told of.
export interface Share {
  seat: number;
  nuggets: number | null;
}

export interface RoundSummary {
  round: number;
  n: number; // the moment it ended
  winners: Winners;
  finisher: number | null;
  roles: Role[];
  spare: Role | null;
  shares: Share[]; // in the order they were given
}

export function roundsOf(moments: readonly Moment[]): RoundSummary[] {
  const rounds: RoundSummary[] = [];
  for (const moment of moments)
    for (const told of moment.told) {
      const last = rounds.at(-1);
      if (told[0] === "round_ended") {
        const [, winners, finisher] = told;
        const round = moment.table.results?.length ?? rounds.length + 1;
        rounds.push({ round, n: moment.n, winners, finisher, roles: [], spare: null, shares: [] });
      } else if (last && told[0] === "roles_shown") {
        [, last.roles, last.spare] = told;
      } else if (last && told[0] === "gold_taken") {
        last.shares.push({ seat: told[1], nuggets: null });
      } else if (last && told[0] === "rewarded") {
        last.shares.push({ seat: told[1], nuggets: told[2] });
      }
    }
  return rounds;
}

// The maze a round ended with. The table may already be laid for the next one.
export function lastLook(ended: Moment, before: Moment | undefined): Table {
  const table: Table = { ...before?.table, board: { ...before?.table.board }, goals: { ...before?.table.goals } };
  for (const told of ended.told) {
    if (told[0] === "placed") table.board![told[3].join()] = told[2];
    const goal = told[0] === "goal_turned" ? table.goals![told[1]] : undefined;
    if (goal && told[0] === "goal_turned") table.goals![told[1]] = { ...goal, card: told[2] };
  }
  delete table.ask;
  return table;
}
