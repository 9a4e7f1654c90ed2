// Tokens, pawns, creatures: what is moved rather than played.
import * as creatures from "../art/creatures";
import * as deeds from "../art/deeds";
import { clanRole, dwarf } from "../art/dwarf";
import { nugget, token } from "../art/nuggets";
import { clanSign, symbol } from "../art/signs";
import type { PieceFacts } from "../deck";
import { draw, ellipse, put, type Shape } from "../shape";
import { on } from "./plate";

const rims: Readonly<Record<number, string>> = { 1: "blue", 2: "green", 5: "ruby" };
const figure = (paint: string) => draw("shade", ellipse(0, 34, 30, 8), `${paint} ink`, "M-26 34Q-26 24 -14 20Q-8 2 -11 -8H11Q8 2 14 20Q26 24 26 34Q0 42 -26 34Z", `${paint} ink`, ellipse(0, -20, 16), "shine", ellipse(-5, -25, 5, 6));
/** The two pawns for hire: told apart by ring and bar as well as by colour. */
const pawn = (name: string) => [...figure(name === "a" ? "ruby" : "moss-lit"), ...draw("bone ink", name === "a" ? ellipse(0, 24, 7) : "M-9 20H9V29H-9Z")];
const postcard = (inside: readonly Shape[]) => [put([...draw("parch ink", "M-42 -30H42V30H-42Z", "seam", "M4 -22V22M10 0H36M10 8H36M10 16H36", "ruby ink", "M24 -24H36V-10H24Z"), put(inside, -19, 0, 0.42)], 0, 0, 0.98, -5)];

/** A token, pawn or the like, about the origin and some 80 wide. */
export function piece({ kind, id, clan, value }: PieceFacts): readonly Shape[] {
  const word = id.slice(id.lastIndexOf("_") + 1);
  const clanPaint = clan === "blue" ? "blue" : "gold";
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
    case "web": return [...creatures.web, ...symbol(word)];
    case "forest": return token("moss", undefined, [put({ axe: deeds.axe, boat: deeds.boat, rope: deeds.rope, trap: deeds.trap }[word] ?? creatures.troll, 0, 0, 0.55)]);
    case "dragon": return token("gold-deep", undefined, [put(creatures.dragon, 0, 0, 0.7)]);
    default: return [];
  }
}

/** A piece on the plate of a card, so that it can stand in a list of cards. */
export const pieceFace = (facts: PieceFacts): Shape[] => on("slate", [put(piece(facts), 50, 75)]);
