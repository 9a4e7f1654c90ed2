// A finished match from the server, as anybody's eyes saw it.
import type { MineChange, Secret, Summary, TableChange, Told } from "../protocol";
import { momentsOf, type Moment } from "../state/moment";

export interface ReplayStep {
  n: number;
  told: Told[];
  table: TableChange;
  by?: number;
  answer?: string;
  own: { secrets?: Secret[]; mine?: MineChange }[];
}

export interface ReplayOf {
  summary: Summary;
  steps: ReplayStep[];
}

// A seat's number; null: what the whole table saw.
export function seenBy(replay: ReplayOf, seat: number | null): Moment[] {
  return momentsOf(
    replay.steps.map(({ n, told, table, own }) => ({ n, told, table, ...(seat === null ? {} : own[seat]) })),
  );
}

export async function fetchReplay(table: string): Promise<ReplayOf | null> {
  const reply = await fetch(`/api/tables/${encodeURIComponent(table)}/replay`);
  return reply.ok ? ((await reply.json()) as ReplayOf) : null;
}
