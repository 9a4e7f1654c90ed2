// Who sits where, in the reader's words.
import { avatars } from "../art/avatars";
import type { Chair, Lobby } from "../protocol";
import { say, sayOr } from "../words/words";

// Bots have names people can talk about. No person can have one of them, so they are not names that people have:
// protocol/bot_names.cpp has the same list.
export const botNames = ["Brumli", "Gundar", "Ildrun", "Oskrim", "Pelgra", "Rolfin", "Sigdur", "Tilgrim", "Urdna", "Veltik", "Wandril", "Yrsok"];

export type NameOf = (seat: number) => string;

export function seatName(lobby: Lobby, seat: number): string {
  const chair: Chair | undefined = lobby.seats[seat];
  // Who has left is still called by their name: what they did and said is in the log.
  const person = chair?.name ?? chair?.was;
  if (person) return person;
  return botNames[seat] ?? say("seat.unnamed", { seat: seat + 1 });
}

// A person who chose no face gets one that nobody else has.
export function avatarOf(lobby: Lobby, seat: number): string {
  const own = lobby.seats[seat]?.avatar;
  if (own) return own;
  const taken = new Set<string>(lobby.seats.map((chair) => chair.avatar ?? ""));
  for (let one = 0; ; ++one) {
    const free = avatars.filter((face) => !taken.has(face));
    const face = free[(one * 5 + 3) % free.length]!;
    if (one === seat) return face;
    if (!lobby.seats[one]?.avatar) taken.add(face);
  }
}

export function botName(level: string): string {
  return sayOr(`bot.${level}`, level);
}
