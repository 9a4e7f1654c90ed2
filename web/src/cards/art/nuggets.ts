// Gold and what holds it, about the origin.
import { draw, ellipse, put, type Shape } from "../shape";

/** One nugget, 30 wide. */
export const nugget = draw(
  "gold ink", "M-16 7L-14 -6L-4 -13L9 -11L16 -1L13 10L-2 14Z",
  "gold-lit", "M-10 -1L-9 -5L-3 -9L3 -8L0 -2Z",
  "gold-deep", "M-13 8L-1 9L14 2L12 9L-2 13Z",
);
const places: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[0, 0, 1.7]],
  2: [[-3, -21, 1.35], [3, 20, 1.35]],
  3: [[0, -28, 1.2], [-20, 12, 1.2], [21, 16, 1.2]],
};
/** As many nuggets as the card is worth. */
export const heap = (value: number): Shape[] => [
  ...draw("glow", ellipse(0, 0, 48)),
  ...(places[value] ?? places[3]!).map(([x, y, s]) => put(nugget, x, y, s)),
];
/** A round token with its worth. */
export const token = (rim: string, value: number | undefined, inside: readonly Shape[]): Shape[] => [
  ...draw("shade", ellipse(1, 4, 39), `${rim} ink`, ellipse(0, 0, 39), "board-fill ink", ellipse(0, 0, 30)),
  ...inside,
  ...(value === undefined ? [] : [{ numeral: value, x: 0, y: 25, size: 34, paint: "bone-ink" } as const]),
];
