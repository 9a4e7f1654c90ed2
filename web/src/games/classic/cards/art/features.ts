// What stands in the tunnels, about the origin, upright whichever way the card lies.
import { draw, ellipse, type Shape } from "../../../../art/shape";

const doorway = (leaf: string, sign: readonly string[]) => draw(
  "wood-mid ink", "M-22 27V-9Q-22 -32 0 -32Q22 -32 22 -9V27Z",
  `${leaf} ink`, "M-16 27V-8Q-16 -25 0 -25Q16 -25 16 -8V27Z",
  "seam", "M-6 -23V27M6 -23V27M-16 16H16",
  "iron", "M-16 18h9v3h-9ZM-16 -9h9v3h-9Z",
  ...sign,
);
export const doorBlue = doorway("blue", ["bone ink", "M0 -16L12 0L0 16L-12 0Z", "blue-deep", "M0 -7L5 0L0 7L-5 0Z"]);
export const doorGreen = doorway("green", ["bone ink", "M0 -18L11 -3H6L13 10H3V16H-3V10H-13L-6 -3H-11Z"]);

export const crystal = draw(
  "ice-deep ink", "M-14 16L-19 -2L-11 -10L-5 4ZM14 16L20 2L14 -6L6 4Z",
  "ice ink", "M-8 18L-9 -12L0 -25L9 -12L8 18Z",
  "ice-lit", "M-5 14L-6 -10L0 -20L0 14ZM-15 10L-16 -1L-12 -5L-10 6Z",
  "spark", "M13 -24l2 5l5 2l-5 2l-2 5l-2 -5l-5 -2l5 -2Z",
);

export const stones = draw(
  "shade", ellipse(0, 17, 31, 9),
  "stone ink", "M-30 18L-27 3L-15 -3L-6 4L-4 20ZM2 20L3 2L14 -5L27 1L31 17Z",
  "stone ink", "M-16 2L-12 -15L1 -23L14 -16L17 -1L2 7Z",
  "stone ink", "M-14 22L-11 8L2 3L14 9L15 22Z",
  "stone-lit", "M-10 -3L-8 -13L0 -18L3 -8ZM-24 12L-22 5L-15 2L-13 8ZM8 9L9 3L15 -1L18 5ZM-8 17L-6 11L1 8L2 14Z",
);

/** A bag with its nuggets as a numeral. */
export const bag = (value: number): Shape[] => [
  ...draw(
    "shade", ellipse(0, 25, 27, 7),
    "cloth ink", "M-9 -16Q-31 2 -25 18Q-22 27 0 27Q22 27 25 18Q31 2 9 -16Z",
    "cloth ink", "M-9 -16L-14 -29Q-6 -24 0 -29Q6 -24 14 -29L9 -16Z",
    "line-ink w5", "M-10 -16H10",
    "cloth-lit", "M-19 12Q-19 -1 -8 -10Q-14 2 -14 14Z",
  ),
  { numeral: value, x: 2, y: 18, size: 30, paint: "gold-ink" },
];
