// What lies in front of a seat for everybody to see, and what one knows of it.
import type { Card, Mine, Role, Table } from "../../../protocol";
import { cardName, roleName, toolName } from "../words/names";
import { say } from "../words/words";

export const isThief = (table: Table, seat: number): boolean => table.thieves?.includes(seat) ?? false;
export const isImprisoned = (table: Table, seat: number): boolean => table.seats?.[seat]?.prison ?? false;

// The cards, as they lie.
export function frontOf(table: Table, seat: number): Card[] {
  return [
    ...(isImprisoned(table, seat) ? ["prison"] : []),
    ...(table.seats?.[seat]?.broken ?? []).map((tool) => `broken_${tool}`),
    ...(isThief(table, seat) ? ["thief"] : []),
  ];
}

export interface SeenRole {
  role: Role;
  isOld: boolean; // changed since
}

export function seenRole(table: Table, mine: Mine, seat: number): SeenRole | null {
  const seen = mine.roles_seen?.[seat];
  return seen ? { role: seen.role, isOld: (table.seats?.[seat]?.role_changes ?? 0) > seen.changes } : null;
}

export function seenText({ role, isOld }: SeenRole): string {
  return say(isOld ? "seat.saw_old" : "seat.saw", { role: roleName(role) });
}

// The same in words: for who hears the page, and for the details of a seat.
export function factsOf(table: Table, mine: Mine, seat: number, isMe: boolean): string[] {
  const player = table.seats?.[seat];
  const facts = (player?.broken ?? []).map((tool) => say("seat.broken", { tool: toolName(tool) }));
  if (player?.prison) facts.push(say("seat.prison"));
  if (isThief(table, seat)) facts.push(say("seat.thief"));
  if (player?.gold_cards) facts.push(say("seat.gold", { count: player.gold_cards }));
  if (isMe && mine.nuggets) facts.push(say("seat.own_nuggets", { count: mine.nuggets }));
  else if (player?.has_nuggets) facts.push(say("seat.nuggets"));
  if (player?.role_changes) facts.push(say("seat.changes", { count: player.role_changes }));
  const seen = seenRole(table, mine, seat);
  if (seen) facts.push(seenText(seen));
  return facts;
}

export const payLabel = (card: Card): string => say("front.pay", { card: cardName(card) });
