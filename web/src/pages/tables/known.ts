// What was last seen of the tables where this person has a seat, to tell them apart on the first page.
import type { Lobby, Phase, Values } from "../../protocol";
import { ownSeats } from "../../state/seats";
import { read, write } from "../../state/stored";

export interface KnownTable {
  table: string;
  phase: Phase;
  game: string;
  options: Values;
  others: string[]; // names of the other people
}

export function remember(lobby: Lobby, own: number): void {
  const people = lobby.seats.filter((chair, at) => at !== own && chair.name !== undefined);
  const known: KnownTable = {
    table: lobby.table,
    phase: lobby.phase,
    game: lobby.game,
    options: lobby.options,
    others: people.map((chair) => chair.name!),
  };
  const kept = new Set(ownSeats().map((seat) => seat.table));
  const before = read<KnownTable[]>("known", []);
  write("known", [known, ...before.filter((one) => one.table !== known.table && kept.has(one.table))]);
}

export function knownTables(): ReadonlyMap<string, KnownTable> {
  return new Map(read<KnownTable[]>("known", []).map((one) => [one.table, { ...one, options: one.options ?? {} }]));
}
