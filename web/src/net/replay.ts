// A finished match, asked of the server.
import type { Replay } from "../protocol";

export async function fetchReplay(table: string): Promise<Replay | null> {
  const reply = await fetch(`/api/tables/${encodeURIComponent(table)}/replay`);
  return reply.ok ? ((await reply.json()) as Replay) : null;
}
