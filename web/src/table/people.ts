// Who sits where, in the reader's words.
import { avatars } from "../cards/avatars";
import type { Chair, Lobby } from "../protocol";
import { say, sayOr } from "../words/words";

export function seatName(lobby: Lobby, seat: number): string {
  const chair: Chair | undefined = lobby.seats[seat];
  if (chair?.name) return chair.name;
  // Bots have names people can talk about.
  const names = ["Bruna", "Gundar", "Ilda", "Oskar", "Petra", "Rolf", "Sigrun", "Tilo", "Ursa", "Veit", "Wanda", "Yrsa"];
  return names[seat] ?? say("seat.unnamed", { seat: seat + 1 });
}

// Who chose none gets one that goes with the seat.
export function avatarOf(lobby: Lobby, seat: number): string {
  return lobby.seats[seat]?.avatar || avatars[(seat * 5 + 3) % avatars.length]!;
}

export function botName(level: string): string {
  return sayOr(`bot.${level}`, level);
}
