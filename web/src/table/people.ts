// Several people by their names.
import type { Lobby } from "../protocol";
import { seatName } from "../shell/people";
import { listed } from "../words/lists";

export function namesOf(lobby: Lobby, seats: readonly number[]): string {
  return listed(seats.map((seat) => seatName(lobby, seat)));
}

// People who look at the end of the round and have not gone on. Nobody waits for bots or for somebody who is away.
export function lingering({ seats }: Lobby): number[] {
  return seats.flatMap(({ name, bot, connected, ready }, seat) => (name !== undefined && !bot && connected && !ready ? [seat] : []));
}
