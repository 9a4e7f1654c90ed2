// Gold and round tokens, about the origin.
import { draw, ellipse, put, type Shape } from "../shape";

/** One nugget, 30 wide. */
export const nugget = draw(
  "gold ink", "M-16 7L-14 -6L-4 -13L9 -11L16 -1L13 10L-2 14Z",
  "gold-lit", "M-10 -1L-9 -5L-3 -9L3 -8L0 -2Z",
  "gold-deep", "M-13 8L-1 9L14 2L12 9L-2 13Z",
);
/** A round token with its worth. */
export const token = (rim: string, value: number | undefined, inside: readonly Shape[]): Shape[] => [
  ...draw("shade", ellipse(1, 4, 39), `${rim} ink`, ellipse(0, 0, 39), "board-fill ink", ellipse(0, 0, 30)),
  ...inside,
  ...(value === undefined ? [] : [{ numeral: value, x: 0, y: 25, size: 34, paint: "bone-ink" } as const]),
];
const rims: Readonly<Record<number, string>> = { 1: "blue", 2: "green", 5: "ruby" };
/** A token worth some nuggets. */
export const nuggetToken = (value = 1): Shape[] => token(rims[value] ?? "brass", value, [put(nugget, 0, -9, 0.95)]);
