// A finished match from the server, as anybody's eyes saw it.
import type { Card, Replay, Table } from "../protocol";
import { momentsOf, type Moment } from "../state/moment";
import { cardOf } from "../words/names";

// A seat's number; null: what the whole table saw.
export function seenBy(replay: Replay, seat: number | null): Moment[] {
  return momentsOf(
    replay.steps.map(({ n, told, table, own }) => ({ n, told, table, ...(seat === null ? {} : own[seat]) })),
  );
}

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
