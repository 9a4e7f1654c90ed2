// How the loot of a round was shared, step by step in words.
import type { NameOf } from "../../../shell/people";
import { listed } from "../../../words/lists";
import type { Clan, Seat } from "../messages";
import { clanName } from "./names";
import { broughtBy, clanOf, clans, poolOf, selfishOnes, type Brought, type RoundSummary } from "./rounds";
import { say } from "./say";

// A part of the reckoning: a pool, the selfish, the dragon.
export interface Part {
  key: string;
  title: string;
  clan?: Clan;
  members: readonly Seat[];
  treasures: readonly Brought[]; // what they brought
  lines: readonly string[];
}

function poolPart(round: RoundSummary, clan: Clan, name: NameOf): Part {
  const { members, total, share, remainder, best, best_owners: owners, bonus, lost } = poolOf(round, clan);
  const treasures = broughtBy(round, members);
  const lines: string[] = [];
  for (const seat of members)
    if (clanOf(round, seat) !== clan) lines.push(say("share.saboteur", { name: name(seat), clan: clanName(clan), own: clanName(clanOf(round, seat)) }));
  if (total === 0) lines.push(say("share.nothing"));
  else {
    const sum = treasures.map(({ value }) => value).join(" + ");
    lines.push(say(treasures.length > 1 ? "share.sum" : "share.one", { sum, total }));
    lines.push(say(members.length > 1 ? "share.each" : "share.alone", { total, count: members.length, share, name: name(members[0]!) }));
  }
  if (remainder > 0) {
    const places = { remainder, best, names: listed(owners.map(name)), bonus, count: owners.length };
    if (owners.length === 1) lines.push(say("share.rest", places));
    else if (bonus > 0) lines.push(say("share.rest_many", places));
    else lines.push(say("share.rest_none", places));
  }
  if (lost > 0) lines.push(say("share.lost", { count: lost }));
  return { key: clan, title: say("share.pool", { clan: clanName(clan) }), clan, members, treasures, lines };
}

// A clan in which nobody shares has no pool.
export function partsOf(round: RoundSummary, name: NameOf): Part[] {
  const parts = clans.map((clan) => poolPart(round, clan, name)).filter(({ members }) => members.length > 0);
  const selfish = selfishOnes(round);
  if (selfish.length > 0)
    parts.push({
      key: "selfish",
      title: say("share.selfish"),
      members: selfish.map(({ seat }) => seat),
      treasures: broughtBy(round, selfish.map(({ seat }) => seat)),
      lines: selfish.map(({ seat, total }) => say(total > 0 ? "share.keeps" : "share.keeps_none", { name: name(seat), count: total })),
    });
  const { dragon } = round.table;
  const back = round.loot.given_back ?? 0;
  if (dragon !== undefined && dragon !== null)
    parts.push({ key: "dragon", title: say("share.dragon"), members: [dragon], treasures: [], lines: [say(back > 0 ? "share.given_back" : "share.given_none", { name: name(dragon), count: back })] });
  return parts;
}

// How it ended for this player: first of all.
export function endedFor(seat: Seat | null, { loot }: RoundSummary): string | null {
  if (seat === null) return null;
  const own = loot.won?.[seat] ?? 0;
  if (own === 0) return say("end.won_nothing");
  return say(own === Math.max(...(loot.won ?? [])) ? "end.won_most" : "end.won", { count: own });
}
