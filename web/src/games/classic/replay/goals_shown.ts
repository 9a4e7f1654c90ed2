// A finished match with the goals face up.
import type { Card, Table } from "../../../protocol";
import type { Moment } from "../vocabulary";
import { cardOf } from "../words/names";

type Faces = Readonly<Record<number, Card>>;

function withFaces(table: Table, faces: Faces): Table {
  const goals = Object.entries(table.goals ?? {}).map(([number, goal]) => {
    const card = goal?.card ?? faces[Number(number)];
    return [number, card ? { ...goal, card } : goal];
  });
  return { ...table, goals: Object.fromEntries(goals) as NonNullable<Table["goals"]> };
}

// With the goals face up: what they are is told when a round ends, so it is read from the end.
export function goalsShown(moments: readonly Moment[]): Moment[] {
  const shown: Moment[] = [];
  let faces: Faces = {};
  for (const moment of [...moments].reverse()) {
    shown.unshift({ ...moment, table: withFaces(moment.table, faces) });
    // The step that ends a round may lay out the next one, too.
    if (moment.told.some((told) => told[0] === "round_began")) faces = {};
    for (const told of moment.told) if (told[0] === "goal_turned") faces = { ...faces, [told[1]]: cardOf(told[2]) };
  }
  return shown;
}
