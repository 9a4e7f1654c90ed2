// A match as one person saw it, moment by moment: what was heard, and how the table lay after it.
import type { Mine, MineChange, Secret, Table, TableChange, Told } from "../protocol";
import { merge } from "./merge";

export interface Moment {
  n: number;
  told: Told[];
  secrets: Secret[];
  table: Table;
  mine: Mine;
}

// A whole view, an answer that was played, a step of a history: all of them change what lay there before.
export interface Change {
  n: number;
  told?: Told[];
  secrets?: Secret[];
  table: TableChange;
  mine?: MineChange;
}

export function next(before: Moment | undefined, step: Change): Moment {
  return {
    n: step.n,
    told: step.told ?? [],
    secrets: step.secrets ?? [],
    table: merge(before?.table ?? {}, step.table),
    mine: merge(before?.mine ?? {}, step.mine ?? {}),
  };
}

export function momentsOf(steps: readonly Change[]): Moment[] {
  const moments: Moment[] = [];
  for (const step of steps) moments.push(next(moments.at(-1), step));
  return moments;
}
