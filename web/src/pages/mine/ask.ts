// What the server knows of the own seats, in the same order: null where there is no such table, or the seat is somebody else's by now.
import type { OwnSeat as Told } from "../../protocol";
import type { OwnSeat } from "../../state/seats";

export async function fetchSeats(seats: readonly OwnSeat[], signal: AbortSignal): Promise<(Told | null)[]> {
  const body = JSON.stringify({ seats: seats.map(({ table, token }) => ({ table, token })) });
  const reply = await fetch("/api/seats", { method: "POST", headers: { "Content-Type": "application/json" }, body, signal });
  if (!reply.ok) throw new Error(`the server says ${reply.status}`);
  return (await reply.json()) as (Told | null)[];
}
