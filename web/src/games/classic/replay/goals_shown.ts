// A finished match with the goals face up.
import type { Table } from "../messages";
import type { Moment } from "../vocabulary";

type Goals = NonNullable<Table["goals"]>;

// Goals that were really exchanged: only the player who did it was told.
function exchanged(seats: readonly (readonly Moment[])[], index: number): readonly [one: number, other: number] | null {
  for (const seat of seats)
    for (const secret of seat[index]?.secrets ?? []) if (secret[0] === "goals_exchanged") return [secret[1], secret[2]];
  return null;
}

function swapped(goals: Goals, [one, other]: readonly [number, number]): Goals {
  const { card: a } = goals[one] ?? {};
  const { card: b } = goals[other] ?? {};
  const withCard = (goal: Goals[number], card: string | undefined) => ({ ...goal, ...(card ? { card } : {}) });
  return goals.map((goal, number) => (number === one ? withCard(goal, b) : number === other ? withCard(goal, a) : goal));
}

// With the goals face up: what they are is told when a round ends, so it is read from the end.
export function goalsShown(moments: readonly Moment[], seats: readonly (readonly Moment[])[] = []): Moment[] {
  const shown: Moment[] = [];
  let later: Goals = [];
  for (let index = moments.length - 1; index >= 0; --index) {
    const moment = moments[index]!;
    const goals = (moment.table.goals ?? []).map((goal, number) => (goal.card ? goal : { ...later[number], ...goal }));
    shown.unshift({ ...moment, table: { ...moment.table, goals } });
    const swap = exchanged(seats, index);
    later = moment.told.some((told) => told[0] === "round_began") ? [] : swap ? swapped(goals, swap) : goals;
  }
  return shown;
}
