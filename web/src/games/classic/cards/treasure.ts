// Gold cards and chests.
import type { ChestFacts, GoldFacts } from "../../../art/box";
import { on } from "../../../art/faces/plate";
import { chest } from "../../../art/parts/features";
import { nugget } from "../../../art/parts/nuggets";
import { draw, ellipse, put, type Shape } from "../../../art/shape";
import { chests } from "./art";

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

/** A chest's card: the open chest below, what comes out of it above. */
export const chestFace = ({ effect }: ChestFacts): Shape[] =>
  on("night", [...draw("glow", ellipse(50, 62, 46, 56)), put(chest, 50, 112, 1.2), put(chests[effect]?.picture ?? [], 50, 48)]);
