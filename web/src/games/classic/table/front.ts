// What lies in front of a seat for everybody to see, and what this player knows of the seat.
import type { Places } from "../../../words/speaker";
import { actions } from "../cards/art";
import { icons } from "../cards/icons";
import type { Card, Mine, Role, Seat, Table } from "../messages";
import { cardName, effectOf, roleName, toolName, toolsOf } from "../words/names";
import { say, sayOr } from "../words/words";
import { looseOf } from "../cards/gold";
import { standing, tokenId } from "./pawns";

// The cards, as they lie.
export const frontOf = (table: Table, seat: Seat): readonly Card[] => table.seats?.[seat]?.front ?? [];

// The line of its icon. Broken tools have one each.
export function iconOf(card: Card): string {
  const own: Readonly<Partial<Record<string, string>>> = icons;
  return own[card] ?? actions[effectOf(card)]?.icon ?? icons.question;
}

// What it means that a card lies there, in a word or two.
export function lyingText(card: Card): string {
  return sayOr(`lies.${effectOf(card)}`, cardName(card), { card: cardName(card).toLowerCase() });
}

export interface SeenRole {
  role: Role;
  isOld: boolean; // changed since
}

export function seenRole(mine: Mine, seat: Seat): SeenRole | null {
  const role = mine.roles_seen?.[seat]?.role;
  return role ? { role, isOld: mine.outdated?.includes(seat) ?? false } : null;
}

export function seenText({ role, isOld }: SeenRole): string {
  return say(isOld ? "seat.saw_old" : "seat.saw", { role: roleName(role) });
}

// With the tokens of dwarfs that work for the seat.
export function thingsOf(table: Table, seat: Seat): Card[] {
  return [...frontOf(table, seat), ...standing(table).flatMap(({ owner, number }) => (owner === seat ? [tokenId(number)] : []))];
}

// The same in words: for screen readers, and for the details of a seat, where cards and tokens are seen.
export function factsOf(table: Table, mine: Mine, seat: Seat, isMe: boolean, withThings = true): string[] {
  const player = table.seats?.[seat];
  const facts = withThings ? frontOf(table, seat).map(lyingText) : [];
  if (player?.purse?.gold_cards) facts.push(say("seat.gold", { count: player.purse.gold_cards }));
  if (isMe && looseOf(mine)) facts.push(say("seat.own_nuggets", { count: looseOf(mine) }));
  else if (player?.purse?.has_nuggets) facts.push(say("seat.nuggets"));
  if (withThings) for (const { owner, number } of standing(table)) if (owner === seat) facts.push(cardName(tokenId(number)));
  if (player?.role_changes) facts.push(say("seat.changes", { count: player.role_changes }));
  const seen = seenRole(mine, seat);
  if (seen) facts.push(seenText(seen));
  return facts;
}

// A card in front of the player goes if others are discarded: as a question, and on a button.
function payPlaces(card: Card, pay: number): Places {
  const [tool = ""] = toolsOf(card);
  return { card: cardName(card), count: pay, tool: sayOr(`tool.${tool}.your`, toolName(tool)) };
}
export function payQuestion(card: Card, pay: number): string {
  const places = payPlaces(card, pay);
  return sayOr(`ask.pay.${effectOf(card)}`, say("ask.pay", places), places);
}
export function payLabel(card: Card, pay: number): string {
  const places = payPlaces(card, pay);
  return sayOr(`front.pay.${effectOf(card)}`, say("front.pay", places), places);
}
