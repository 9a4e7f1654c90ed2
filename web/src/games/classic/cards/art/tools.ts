// The three tools, whole and broken: a broken one is in pieces, which is seen without colour.
import { pickaxe, pickHead } from "../../../../art/parts/pickaxe";
import { draw, ellipse, put, type Shape } from "../../../../art/shape";

const brokenPickaxe: Shape[] = [
  put([...draw("wood ink", "M-5 -30H5L5.5 4L2 -3L-1 8L-3 0L-5.5 6Z"), ...pickHead], 3, -9, 1, 38),
  put(draw("wood ink", "M-5 2L-2 9L1 0L4 8L6 3L6.5 30H-6.5Z", "wood-deep", "M2 9L6 6V29H2Z"), -17, 17, 1, 78),
  ...draw("line-bone w3", "M-8 -2L-16 -6M-3 10L0 19M4 6L13 12"),
];

const lanternFrame = draw(
  "line-ink w8", "M-8 -30Q-8 -42 0 -42Q8 -42 8 -30",
  "line-brass w3", "M-8 -30Q-8 -42 0 -42Q8 -42 8 -30",
);
const lantern: Shape[] = [
  ...draw("glow", ellipse(0, 2, 46, 46)), ...lanternFrame,
  ...draw(
    "gold-lit ink", "M-16 -18H16L20 22H-20Z",
    "fire", "M0 -10Q3 -2 8 3Q12 12 6 18Q0 22 -6 18Q-12 12 -7 4Q-4 8 -3 3Q-4 -4 0 -10Z",
    "gold", "M0 4Q6 11 3 17Q0 19 -3 17Q-5 11 0 4Z",
    "brass ink", "M-20 -18L-12 -30H12L20 -18ZM-23 22H23L26 33H-26Z",
    "line-ink w3", "M-9 -18L-11 22M9 -18L11 22",
    "gold-lit", "M-18 26H8V28H-18Z",
  ),
];
const brokenLantern: Shape[] = [
  ...draw("shade", ellipse(0, 36, 38, 6)),
  put([
    ...lanternFrame,
    ...draw(
      "night ink", "M-16 -18H16L20 22H-20Z",
      "ice-lit ink", "M-16 -18H-4L-9 -6L-2 2L-12 9L-8 22H-20ZM16 -18L9 -12L14 0L10 12L20 22Z",
      "brass ink", "M-20 -18L-12 -30H12L20 -18ZM-23 22H23L26 33H-26Z",
      "line-bone w2", "M0 21V12M0 12Q4 6 -1 2",
    ),
  ], 2, 0, 1, -17),
  ...draw("ice-lit ink", "M26 34L34 22L40 35ZM-38 34L-33 25L-27 36ZM31 8L37 2L40 12Z"),
];

const wheel = (x: number, y: number) => draw("iron-deep ink", ellipse(x, y, 10), "iron-lit", ellipse(x, y, 3.5));
const tub = draw(
  "iron ink", "M-38 -14H38L30 20H-30Z",
  "iron-lit", "M-33 -8H-20L-17 16H-27Z",
  "iron-deep ink", "M-42 -20H42V-11H-42Z",
  "iron-deep", `${ellipse(-8, 3, 2)}${ellipse(8, 3, 2)}${ellipse(20, 3, 2)}`,
);
const cart: Shape[] = [
  ...draw("gold ink", "M-34 -19L-26 -33L-14 -30L-6 -40L8 -36L14 -30L26 -33L34 -19Z", "gold-lit", "M-26 -24L-22 -30L-16 -27ZM-4 -29L0 -36L6 -32ZM18 -25L23 -29L27 -24Z"),
  ...tub, ...wheel(-19, 26), ...wheel(19, 26),
];
const brokenCart: Shape[] = [
  ...draw("shade", ellipse(0, 34, 42, 6)),
  put([
    ...tub,
    ...draw("night ink", "M4 -20L10 -6L2 2L12 12L6 20H14L20 8L12 0L20 -8L16 -20Z"),
    ...wheel(-19, 26),
  ], -2, -6, 0.96, -16),
  put(draw("iron-deep ink", "M-11 0A11 11 0 0 1 9 -7L0 0L10 6A11 11 0 0 1 -11 0Z", "iron-lit", ellipse(-3, 0, 3)), 27, 27, 1, 20),
  ...draw("line-bone w3", "M30 10L38 5M22 -26L28 -36M10 -26L9 -36"),
];

export const whole = { pickaxe, lantern, cart } as const;
export const broken = { pickaxe: brokenPickaxe, lantern: brokenLantern, cart: brokenCart } as const;
