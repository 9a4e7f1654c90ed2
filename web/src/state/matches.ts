// What was last seen of the tables where this person has or had a seat: to tell them apart, and what became of them. It stays in
// this browser when the server has long forgotten them.
import type { Lobby, Phase, Seat, Standing, Values } from "../protocol";
import { forgetSeat, ownSeats } from "./seats";
import { read, write } from "./stored";

export interface Match {
  table: string;
  code: string;
  seat: Seat; // the own one
  phase: Phase;
  game: string;
  options: Values;
  names: (string | null)[]; // by seat; null where no person sits
  avatars: (string | null)[];
  standing?: Standing;
  at: number; // when it ended, or was last seen; milliseconds since 1970
}

const most = 400; // that are over

export function matches(): Match[] {
  return read<Match[]>("matches", []);
}

// Those that are over are kept; the others as long as their seat.
export function keepMatches(news: readonly Match[]): void {
  const fresh = new Set(news.map((one) => one.table));
  const seats = new Set(ownSeats().map((seat) => seat.table));
  const all = [...news, ...matches().filter((one) => !fresh.has(one.table))].filter((one) => one.phase === "over" || seats.has(one.table));
  write("matches", all.sort((a, b) => b.at - a.at).slice(0, most));
}

export function remember(lobby: Lobby, seat: Seat): void {
  const { table, code, phase, game, options, standing } = lobby;
  const before = matches().find((one) => one.table === table);
  keepMatches([
    {
      table,
      code,
      seat,
      phase,
      game,
      options,
      names: lobby.seats.map((chair) => chair.name ?? null),
      avatars: lobby.seats.map((chair) => chair.avatar || null),
      ...(standing ? { standing } : {}),
      // Whoever looks at the end once more has not played once more.
      at: before?.phase === "over" ? before.at : Date.now(),
    },
  ]);
}

// Those under way are still needed to tell them apart.
export function forgetMatches(): void {
  const all = matches();
  for (const one of all) if (one.phase === "over") forgetSeat(one.table);
  write("matches", all.filter((one) => one.phase !== "over"));
}
