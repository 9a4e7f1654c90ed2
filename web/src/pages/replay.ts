// A finished match from the server, as anybody's eyes saw it.
import type { Replay } from "../protocol";
import { momentsOf, type Moment } from "../state/moment";

// A seat's number; null: what the whole table saw.
export function seenBy(replay: Replay, seat: number | null): Moment[] {
  return momentsOf(
    replay.steps.map(({ n, told, table, own }) => ({ n, told, table, ...(seat === null ? {} : own[seat]) })),
  );
}

export async function fetchReplay(table: string): Promise<Replay | null> {
  const reply = await fetch(`/api/tables/${encodeURIComponent(table)}/replay`);
  return reply.ok ? ((await reply.json()) as Replay) : null;
}
