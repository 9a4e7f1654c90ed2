// The rounds of a match as their ends tell them, and how the loot was shared.
import type { Because, Clan, Pool as ToldPool, Role, Seat, Table, Told } from "../messages";
import type { Moment } from "../vocabulary";
import { ownedBy, sumOf, type Owned } from "./treasures";

type Event<Name extends Told[0]> = Extract<Told, readonly [Name, ...unknown[]]>;
type Loot = Event<"loot_shared">[1];
export type Pool = Required<ToldPool>;

export interface RoundSummary {
  round: number;
  n: number; // the moment it ended
  because: Because;
  roles: readonly (Role | null)[]; // by seat
  loot: Loot;
  table: Table; // as the round left it
}

const eventIn = <Name extends Told[0]>(told: readonly Told[], name: Name): Event<Name> | undefined =>
  told.find((one): one is Event<Name> => one[0] === name);

export function roundsOf(moments: readonly Moment[]): RoundSummary[] {
  return moments.flatMap(({ n, told, table }) => {
    const ended = eventIn(told, "round_ended");
    if (!ended) return [];
    const roles = eventIn(told, "roles_shown")?.[1] ?? [];
    const loot = eventIn(told, "loot_shared")?.[1] ?? {};
    return [{ round: table.round ?? 1, n, because: ended[1], roles, loot, table }];
  });
}

// In the order of the server's list.
export const clans: readonly Clan[] = ["yellow", "blue"];

export function poolOf({ loot }: RoundSummary, clan: Clan): Pool {
  const { members = [], total = 0, share = 0, remainder = 0, best = 0, best_owners = [], bonus = 0, lost = 0 } = loot.pools?.[clans.indexOf(clan)] ?? {};
  return { members, total, share, remainder, best, best_owners, bonus, lost };
}
export const clanOf = ({ table }: RoundSummary, seat: Seat): Clan => table.seats?.[seat]?.clan ?? "yellow";

export interface Brought extends Owned {
  seat: Seat;
}
// What the members of a pool brought, the most precious first.
export function broughtBy(round: RoundSummary, members: readonly Seat[]): Brought[] {
  return members.flatMap((seat) => ownedBy(seat, round.table).map((one) => ({ ...one, seat }))).sort((a, b) => b.value - a.value);
}
// Who shares with nobody, with what they keep.
export function selfishOnes(round: RoundSummary): { seat: Seat; total: number }[] {
  return round.roles.flatMap((role, seat) => (role === "selfish" ? [{ seat, total: sumOf(ownedBy(seat, round.table)) }] : []));
}
export const wonBy = ({ loot }: RoundSummary, seat: Seat): number => loot.won?.[seat] ?? 0;
