// A finished match with the goals face up.
import type { Table } from "../messages";
import type { Moment } from "../vocabulary";

type Goals = NonNullable<Table["goals"]>;

// With the goals face up: what they are is told when a round ends, so it is read from the end.
export function goalsShown(moments: readonly Moment[]): Moment[] {
  const shown: Moment[] = [];
  let later: Goals = [];
  for (const moment of [...moments].reverse()) {
    const goals = (moment.table.goals ?? []).map((goal, number) => (goal.card ? goal : { ...later[number], ...goal }));
    shown.unshift({ ...moment, table: { ...moment.table, goals } });
    later = moment.told.some((told) => told[0] === "round_began") ? [] : goals;
  }
  return shown;
}
