// What everybody sees of a seat, and what this player knows of it, in words.
import type { Mine, Role, Seat, Table } from "../messages";
import { markOf } from "./figures";
import { numberOf, roleName } from "../words/names";
import { backName, clanName } from "./names";
import { say } from "./say";
import { backsOf, isKnown, ownedBy, sumOf } from "./treasures";

// The role this player saw when they looked at the card of a dwarf.
export const seenRole = ({ roles_seen: seen }: Mine, seat: Seat): Role | null => seen?.[seat] ?? null;

const bits = (word = 0): number[] => Array.from({ length: 16 }, (_, bit) => bit).filter((bit) => (word >> bit) & 1);

// Everybody saw what they looked at, and not what it was.
function lookedText({ mines, treasures, dwarfs = [] }: NonNullable<NonNullable<Table["seats"]>[string]>["looked"] & object, name: (seat: Seat) => string): string[] {
  return [
    ...bits(mines).map((mine) => say("seat.looked_mine", { mine: numberOf(mine) })),
    ...bits(treasures).map((slot) => say("seat.looked_treasure", { treasure: numberOf(slot) })),
    ...dwarfs.map((seat) => say("seat.looked_dwarf", { name: name(seat) })),
  ];
}

interface Known {
  table: Table;
  mine: Mine;
  me: Seat | null;
  secrets: boolean; // what only this player knows may be said
  name: (seat: Seat) => string;
}

export function factsOf(seat: Seat, { table, mine, me, secrets, name }: Known): string[] {
  const player = table.seats?.[seat] ?? {};
  const owned = ownedBy(seat, table, secrets || seat === me ? mine : {});
  const facts = [say("seat.dwarf", { clan: clanName(player.clan), number: markOf(seat) })];
  for (const { back, count } of backsOf(owned)) facts.push(say("seat.treasures", { back: backName(back), count }));
  if (isKnown(owned)) facts.push(say("seat.worth", { count: sumOf(owned) }));
  if (table.dragon === seat) facts.push(say("seat.dragon"));
  if (player.troll) facts.push(say("seat.troll"));
  if (table.ready?.includes(seat)) facts.push(say("seat.ready"));
  if (player.score) facts.push(say("seat.score", { count: player.score }));
  if (player.role) facts.push(roleName(player.role));
  const seen = seenRole(mine, seat);
  if (seen && secrets && !player.role) facts.push(say("seat.saw", { role: roleName(seen) }));
  if (player.looked) facts.push(...lookedText(player.looked, name));
  return facts;
}
