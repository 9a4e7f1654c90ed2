// Roles, gold, treasures, chests and pieces.
import * as creatures from "../art/creatures";
import * as deeds from "../art/deeds";
import { chest, gemHoard, goldHoard, silverHoard } from "../art/features";
import { clanRole, clanSign, dwarf, roles } from "../art/dwarf";
import { heap, nugget, token } from "../art/nuggets";
import type { ChestFacts, Clan, GoldFacts, PieceFacts, RoleFacts, TreasureFacts } from "../deck";
import { type IconName, icons } from "../icons";
import { draw, ellipse, put, type Shape } from "../shape";
import { on } from "./action";

/** A role: the dwarf large, his sign below. */
export function roleFace(facts: RoleFacts): Shape[] {
  const figure = facts.clan && facts.role ? clanRole(facts.clan, facts.role) : roles[facts.id];
  const bad = facts.role === "saboteur" || facts.id === "saboteur";
  if (figure === undefined) return on("board", []);
  return [
    { use: bad ? "k-plate-ember" : "k-plate-board" },
    ...draw("glow", ellipse(50, 66, 46, 56)),
    put(dwarf(figure), 5, 31, 0.88),
    { use: "k-sill" },
    ...(facts.clan && facts.role ? clanSill(facts.clan, facts.role) : sill(signs[facts.id] ?? [])),
  ];
}

const signs: Readonly<Record<string, readonly IconName[]>> = {
  gold_digger: ["nugget"], saboteur: ["rockfall"], blue_digger: ["door_blue"], green_digger: ["door_green"],
  boss: ["door_blue", "door_green"], profiteer: ["bag"], geologist: ["crystal"], greedy_dwarf: ["crown"],
};
/** Signs carved in the sill: what the role is after. */
const sill = (names: readonly IconName[]): Shape[] =>
  names.map((name, i) => put([{ paint: "line-gold w2", d: icons[name] }], 50 - 9.5 + (i - (names.length - 1) / 2) * 24, 127, 0.8));
/** A loyal dwarf digs for his clan, a selfish one for his bag, a saboteur for the other clan. */
function clanSill(clan: Clan, role: "loyal" | "selfish" | "saboteur"): Shape[] {
  const other = clan === "yellow" ? "clan_blue" : "clan_yellow";
  if (role === "saboteur") return sill([`clan_${clan}`, "arrow", other]);
  return sill([`clan_${clan}`, role === "loyal" ? "check" : "bag"]);
}

export const goldFace = (facts: GoldFacts): Shape[] => on("dusk", [put(heap(facts.value), 50, 74)]);

const hoards = { gems: gemHoard, gold: goldHoard, silver: silverHoard } as const;
export const treasureFace = (facts: TreasureFacts): Shape[] =>
  on("dusk", [put(hoards[facts.back], 50, 56, 1.15), { numeral: facts.value, x: 50, y: 128, size: 48, paint: "gold-ink" }]);

const strike = draw("line-ink w10", "M-24 24L24 -24", "line-ruby w6", "M-24 24L24 -24");
const card = draw("parch ink", "M-12 -17H12V17H-12Z", "brass", "M-8 -13H8V13H-8Z");
const cards = (n: number, spread: number): Shape[] => Array.from({ length: n }, (_, i) => put(card, (i - (n - 1) / 2) * spread, Math.abs(i - (n - 1) / 2) * 2, 1, (i - (n - 1) / 2) * 9));
const plus = draw("line-ink w10", "M0 -10V10M-10 0H10", "line-green w6", "M0 -10V10M-10 0H10");
const arrow = (d: string) => draw("line-ink w8", d, "line-gold w4", d);
const effects: Readonly<Record<string, readonly Shape[]>> = {
  nugget: [put(nugget, 0, 0, 1.5)],
  map_ban: [put(deeds.map, 0, 0, 0.62), ...strike],
  skip_draw: [put(card, 0, 0, 1.15), ...strike],
  extra_draw: [put(card, -11, 2, 1.15), put(plus, 16, -4)],
  push_goal: [put(draw("stone ink", "M-12 -17H12V17H-12Z", "gold ink", ellipse(0, 0, 6)), -12, 0), ...arrow("M6 0H30M20 -9L31 0L20 9")],
  steal_card: [put(card, 4, -8, 1, 8), ...draw("skin ink", "M-30 20Q-28 4 -14 2L4 -4Q10 -4 8 2L-2 8H14Q20 10 16 16L-6 24Z")],
  draw3: cards(3, 17),
  inspect: [put(deeds.inspection, 0, 0, 0.62)],
  search_discard: [...cards(3, 8), put(deeds.eye, 0, 0, 0.9)],
  mill5: [...cards(5, 11), ...arrow("M0 14V32M-8 25L0 33L8 25")],
};
/** A chest's card: the open chest below, what comes out of it above. */
export const chestFace = (facts: ChestFacts): Shape[] =>
  on("board", [...draw("glow", ellipse(50, 58, 44, 44)), put(chest, 50, 112, 1.15), put(effects[facts.effect] ?? [], 50, 49)]);

const rims: Readonly<Record<number, string>> = { 1: "blue", 2: "green", 5: "ruby" };
const figure = (paint: string) => draw("shade", ellipse(0, 34, 30, 8), `${paint} ink`, "M-26 34Q-26 24 -14 20Q-8 2 -11 -8H11Q8 2 14 20Q26 24 26 34Q0 42 -26 34Z", `${paint} ink`, ellipse(0, -20, 16), "shine", ellipse(-5, -25, 5, 6));
/** The two pawns for hire: told apart by ring and bar as well as by colour. */
const pawn = (name: string) => [...figure(name === "a" ? "ruby" : "moss-lit"), ...draw("bone ink", name === "a" ? ellipse(0, 24, 7) : "M-9 20H9V29H-9Z")];
const postcard = (inside: readonly Shape[]) => [put([...draw("parch ink", "M-42 -30H42V30H-42Z", "seam", "M4 -22V22M10 0H36M10 8H36M10 16H36", "ruby ink", "M24 -24H36V-10H24Z"), put(inside, -19, 0, 0.42)], 0, 0, 0.98, -5)];

/** A token, pawn or the like, on the plate of a card so that it can stand in a list. */
export function pieceFace(facts: PieceFacts): Shape[] {
  const { kind, id, clan, value } = facts;
  const word = id.slice(id.lastIndexOf("_") + 1);
  const clanPaint = clan === "blue" ? "blue" : "gold";
  const piece = (): readonly Shape[] => {
    switch (kind) {
      case "nugget": return token(rims[value ?? 1] ?? "brass", value, [put(nugget, 0, -9, 0.95)]);
      case "victory_point": return token("brass", value, draw("gold ink", "M0 -27l5 9l10 1l-7 8l2 10l-10 -5l-10 5l2 -10l-7 -8l10 -1Z"));
      case "pawn": return pawn(word);
      case "pawn_token": return token(word === "a" ? "ruby" : "moss-lit", undefined, [put(pawn(word), 0, -3, 0.6)]);
      case "postcard": return postcard(word === "party" ? draw("wood ink", "M-30 -20H14V34H-30Z", "wood-mid ink", "M14 -8H30V20H14V10H20V2H14Z", "bone ink", "M-34 -20Q-34 -36 -20 -34Q-8 -44 2 -34Q18 -36 18 -20Z") : deeds.roleChange);
      case "dwarf_card": return [put(dwarf(clanRole(clan ?? "yellow", "loyal")), -46, -50, 0.92)];
      case "dwarf": return [...figure(clanPaint), put(clanSign[clan ?? "yellow"], 0, 20, 0.9)];
      case "dwarf_marker": return token(clanPaint, undefined, [put(clanSign[clan ?? "yellow"], 0, 0, 1.7)]);
      case "creature": return token("ruby", undefined, [put(word === "rat" ? creatures.rat : word === "goblin" ? creatures.goblin : creatures.lindworm, 0, 0, 0.6)]);
      case "web": return [...creatures.web, ...draw("gold ink", word === "circle" ? ellipse(0, 0, 11) : word === "triangle" ? "M0 -13L14 11H-14Z" : "M0 -14L12 0L0 14L-12 0Z")];
      case "forest": return token("moss", undefined, [put({ axe: deeds.axe, boat: deeds.boat, rope: deeds.rope, trap: deeds.trap }[word] ?? creatures.troll, 0, 0, 0.55)]);
      case "dragon": return token("gold-deep", undefined, [put(creatures.dragon, 0, 0, 0.7)]);
      default: return [];
    }
  };
  return [{ use: "k-plate-slate" }, put(piece(), 50, 75)];
}
