// Gold cards and chests.
import type { ChestFacts, GoldFacts } from "../../../art/box";
import { on } from "../../../art/faces/plate";
import { eye } from "../../../art/parts/actions";
import { chest } from "../../../art/parts/features";
import { nugget } from "../../../art/parts/nuggets";
import { draw, ellipse, put, type Shape } from "../../../art/shape";
import inspection from "./art/actions/inspection";
import map from "./art/actions/map";

const places: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[0, 0, 1.7]],
  2: [[-3, -21, 1.35], [3, 20, 1.35]],
  3: [[0, -28, 1.2], [-20, 12, 1.2], [21, 16, 1.2]],
};
/** As many nuggets as the card is worth. */
const heap = (value: number): Shape[] => [
  ...draw("glow", ellipse(0, 0, 48)),
  ...(places[value] ?? places[3]!).map(([x, y, s]) => put(nugget, x, y, s)),
];
/** Gold: as many nuggets as it is worth. */
export const goldFace = (facts: GoldFacts): Shape[] => on("dusk", [put(heap(facts.value), 50, 74)]);

const strike = draw("line-ink w10", "M-24 24L24 -24", "line-ruby w6", "M-24 24L24 -24");
const card = draw("parch ink", "M-12 -17H12V17H-12Z", "brass", "M-8 -13H8V13H-8Z");
const cards = (n: number, spread: number): Shape[] => Array.from({ length: n }, (_, i) => put(card, (i - (n - 1) / 2) * spread, Math.abs(i - (n - 1) / 2) * 2, 1, (i - (n - 1) / 2) * 9));
const plus = draw("line-ink w10", "M0 -10V10M-10 0H10", "line-green w6", "M0 -10V10M-10 0H10");
const arrow = (d: string) => draw("line-ink w8", d, "line-gold w4", d);
const effects: Readonly<Record<string, readonly Shape[]>> = {
  nugget: [put(nugget, 0, 0, 1.5)],
  map_ban: [put(map.picture, 0, 0, 0.62), ...strike],
  skip_draw: [put(card, 0, 0, 1.15), ...strike],
  extra_draw: [put(card, -11, 2, 1.15), put(plus, 16, -4)],
  push_goal: [put(draw("stone ink", "M-12 -17H12V17H-12Z", "gold ink", ellipse(0, 0, 6)), -12, 0), ...arrow("M6 0H30M20 -9L31 0L20 9")],
  steal_card: [put(card, 4, -8, 1, 8), ...draw("skin ink", "M-30 20Q-28 4 -14 2L4 -4Q10 -4 8 2L-2 8H14Q20 10 16 16L-6 24Z")],
  draw3: cards(3, 17),
  inspect: [put(inspection.picture, 0, 0, 0.62)],
  search_discard: [...cards(3, 8), put(eye, 0, 0, 0.9)],
  mill5: [...cards(5, 11), ...arrow("M0 14V32M-8 25L0 33L8 25")],
};
/** A chest's card: the open chest below, what comes out of it above. */
export const chestFace = (facts: ChestFacts): Shape[] =>
  on("board", [...draw("glow", ellipse(50, 58, 44, 44)), put(chest, 50, 112, 1.15), put(effects[facts.effect] ?? [], 50, 49)]);
