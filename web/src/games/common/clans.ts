// The two clans of some games: the yellow one has the sun, the blue one the moon. Their signs, dwarfs, backs and pawns.
import { on } from "../../art/faces/plate";
import { portrait, sill } from "../../art/faces/portrait";
import type { Clan, RoleFacts } from "../../art/box";
import { icons } from "../../art/icons";
import { draw, put, type Shape } from "../../art/shape";
import { type Dwarf, dwarf } from "../../art/parts/dwarf";
import { figure } from "../../art/parts/figure";
import { coins, dynamite, pick } from "../../art/parts/props";

const sun = draw("bone ink", "M0 -12l2.6 5l5.4 -1.8l-1.8 5.4l5 2.6l-5 2.6l1.8 5.4l-5.4 -1.8l-2.6 5l-2.6 -5l-5.4 1.8l1.8 -5.4l-5 -2.6l5 -2.6l-1.8 -5.4l5.4 1.8Z");
const moon = draw("bone ink", "M4 -11a11 11 0 1 0 5 17a9 9 0 0 1 -5 -17Z");
export const clanSign: Readonly<Record<Clan, Shape[]>> = { yellow: sun, blue: moon };

// The same signs as lines.
export const clanIcons = {
  yellow: "M12 8a4 4 0 1 0 .01 0M12 2V4.5M12 19.5V22M2 12H4.5M19.5 12H22M5 5L6.7 6.7M17.3 17.3L19 19M19 5L17.3 6.7M6.7 17.3L5 19",
  blue: "M15 3C9 4 6 8.5 7 13.5C8 18.5 13 21.5 18.5 19.5C14 17 12 13.5 12 10C12 7 13 5 15 3Z",
} as const;

type Allegiance = NonNullable<RoleFacts["role"]>;

/** A dwarf of a clan: loyal ones dig, selfish ones count, saboteurs hide. */
export function clanRole(clan: Clan, role: Allegiance): Dwarf {
  const sign = clanSign[clan];
  const paint = clan === "yellow" ? "gold" : "blue", coat = clan === "yellow" ? "gold-deep" : "blue-deep";
  const beard = clan === "yellow" ? "straw" : "iron";
  if (role === "saboteur") return { hat: "hood", hatPaint: "night", beard: "rust", coat, look: "sly", beardCut: "forked", emblem: sign, prop: dynamite };
  if (role === "selfish") return { hat: "bowler", hatPaint: paint, beard: "umber", coat, look: "greedy", beardCut: "round", emblem: [put(sign, 0, -2, 0.9)], prop: coins };
  return { hat: "cap", hatPaint: paint, beard, coat, look: "open", emblem: sign, prop: pick };
}
/** A loyal dwarf digs for the clan, a selfish one for the bag, a saboteur for the other clan. */
function signsOf(clan: Clan, role: Allegiance): string[] {
  if (role === "saboteur") return [clanIcons[clan], icons.arrow, clanIcons[clan === "yellow" ? "blue" : "yellow"]];
  return [clanIcons[clan], role === "loyal" ? icons.check : icons.bag];
}

/** The role card of a dwarf of a clan. */
export function clanRoleFace({ clan, role }: RoleFacts): Shape[] {
  if (!clan || !role) return on("board", []);
  return portrait(role === "saboteur" ? "ember" : "board", clanRole(clan, role), sill(signsOf(clan, role)));
}

/** The backs of cards that belong to a clan. */
export const clanBacks = {
  clan_yellow: [{ use: "k-plate-board" }, ...draw("gold ink", "M20 24H80V104L50 126L20 104Z", "line-brass w3", "M27 31H73V100L50 117L27 100Z"), put(clanSign.yellow, 50, 68, 2.1)],
  clan_blue: [{ use: "k-plate-slate" }, ...draw("blue ink", "M20 24H80V126L50 104L20 126Z", "line-ice w2", "M27 31H73V114L50 97L27 114Z"), put(clanSign.blue, 50, 66, 2.1)],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;

export const clanPaint = (clan: Clan | undefined): string => (clan === "blue" ? "blue" : "gold");
/** The pawn of a clan's dwarf. */
export const clanPawn = (clan: Clan = "yellow"): Shape[] => [...figure(clanPaint(clan)), put(clanSign[clan], 0, 20, 0.9)];
/** The portrait of a loyal dwarf, as on the card of a pawn. */
export const clanPortrait = (clan: Clan = "yellow"): Shape[] => dwarf(clanRole(clan, "loyal"));
