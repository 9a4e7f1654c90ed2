// What stands in the tunnels, drawn about the origin, upright whichever way the card lies.
import { box, draw, ellipse, type Shape } from "../shape";

const rungs = (xs: number, from: number, to: number, by: number) => {
  let d = "";
  for (let y = from; y <= to; y += by) d += `M${-xs} ${y}H${xs}`;
  return d;
};

export const ladder = draw(
  "pit ink", ellipse(0, 10, 19, 12),
  "line-ink w8", `M-9 16L-8 -32M9 16L8 -32${rungs(8, -25, 12, 9)}`,
  "line-wood w4", `M-9 15L-8 -31M9 15L8 -31${rungs(8, -25, 12, 9)}`,
);

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

export const chest = draw(
  "glow", ellipse(0, -2, 38, 33),
  "wood-deep ink", "M-25 -4Q-27 -27 0 -27Q27 -27 25 -4Z",
  "gold ink", "M-23 -3Q-20 -13 -13 -11Q-9 -20 -2 -15Q5 -21 10 -13Q20 -14 23 -3Z",
  "gold-lit", `${ellipse(-9, -9, 4.5, 3)}${ellipse(4, -11, 4.5, 3)}${ellipse(15, -7, 3.5, 2.4)}`,
  "wood ink", "M-26 -4H26V19Q26 23 22 23H-22Q-26 23 -26 19Z",
  "brass", "M-18 -3h6v25h-6ZM12 -3h6v25h-6Z",
  "gold ink", "M-6 -6H6V4Q6 9 0 10Q-6 9 -6 4Z",
  "gold", "M-31 21a5 3.6 0 1 1 8 3ZM24 24a5 3.6 0 1 1 8 0Z",
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

export const abyss = draw(
  "stone-deep ink", "M-25 2L-17 -13L-4 -16L11 -18L23 -8L26 5L15 15L0 17L-16 15Z",
  "pit", "M-20 2L-14 -9L-3 -11L10 -13L19 -5L21 5L12 11L0 13L-13 11Z",
  "abyss", "M-13 4L-8 -3L2 -5L11 -3L14 4L6 9L-6 9Z",
  "crack", "M-25 2L-33 5M26 5L34 1M-4 -16L-7 -24M0 17L3 25",
);

export const goldVein = draw(
  "glow", ellipse(0, 0, 31, 29),
  "stone ink", "M-22 14L-24 -4L-12 -18L6 -20L21 -9L24 9L12 19L-9 20Z",
  "gold ink", "M-15 8L-17 -4L-6 -12L-1 -3L-6 8ZM3 -5L9 -15L18 -7L16 3ZM-2 15L3 4L14 8L10 16Z",
  "gold-lit", "M-12 3L-13 -3L-7 -7L-6 -1ZM7 -6L10 -11L13 -7ZM2 12L5 8L9 10Z",
);

export const exit = draw(
  "glow", ellipse(0, 0, 40, 40),
  "stone ink", "M-29 27V-6Q-29 -32 0 -32Q29 -32 29 -6V27Z",
  "dawn ink", "M-20 27V-5Q-20 -23 0 -23Q20 -23 20 -5V27Z",
  "gold-lit", "M-11 7a11 11 0 0 1 22 0Z",
  "line-gold w3", "M0 -9V-16M-12 -4L-16 -9M12 -4L16 -9",
  "moss", "M-20 27V12Q-10 5 0 10Q10 15 20 8V27Z",
);

/** The mouth of the hidden tunnel between two curves. */
export const burrow = draw(
  "stone ink", "M-17 13V-2Q-17 -17 0 -17Q17 -17 17 -2V13Z",
  "pit", "M-11 13V-1Q-11 -11 0 -11Q11 -11 11 -1V13Z",
  "line-bone w3", "M-6 5L0 -2L6 5M-6 -2",
);

export const rocks = draw(
  "shade", ellipse(0, 14, 30, 8),
  "stone ink", "M-31 14L-28 -3L-15 -10L-4 1L-5 16ZM4 16L5 -6L17 -14L29 -3L31 14Z",
  "stone ink", "M-12 20L-11 6L1 -2L12 7L13 20Z",
  "stone-lit", "M-25 6L-23 -2L-15 -6L-11 2ZM11 0L12 -5L18 -9L22 -1ZM-7 14L-6 8L1 4L4 10Z",
);
export const campfire = draw(
  "glow", ellipse(0, 0, 36, 34),
  "line-ink w8", "M-15 16L15 8M-15 8L15 16",
  "line-wood w5", "M-15 16L15 8M-15 8L15 16",
  "fire ink", "M0 -24Q4 -14 11 -8Q17 1 10 9Q5 13 0 13Q-6 13 -11 8Q-15 0 -8 -7Q-6 -3 -4 -3Q-5 -14 0 -24Z",
  "gold-lit", "M1 -7Q8 2 4 8Q0 11 -4 7Q-6 2 1 -7Z",
);
export const treeTrunk = draw(
  "shade", "M-33 14Q0 24 34 4L31 12Q0 26 -30 20Z",
  "wood ink", "M-31 2L27 -14Q35 -14 36 -5Q37 3 31 6L-26 21Q-33 20 -35 12Q-35 4 -31 2Z",
  "wood-deep ink", "M-31 2Q-23 3 -23 12Q-23 20 -27 21Q-33 20 -35 12Q-35 4 -31 2Z",
  "seam", "M-15 3L25 -8M-14 12L29 0M-31 9Q-28 10 -28 15",
  "moss ink", "M2 -7L-2 -19L6 -14L12 -21L13 -10Z",
);
export const pond = draw(
  "stone-deep ink", "M-29 3Q-26 -17 -4 -16Q22 -19 29 -1Q31 16 8 18Q-24 22 -29 3Z",
  "water", "M-24 3Q-21 -12 -3 -12Q19 -14 24 0Q25 12 7 14Q-20 17 -24 3Z",
  "line-ice w2", "M-14 0Q-10 -4 -6 0T2 0M2 7Q6 3 10 7T18 7",
  "line-moss w3", "M20 14Q19 4 21 -4M25 12Q26 4 29 0M-22 14Q-23 7 -26 2",
);
export const ravine = draw(
  "stone-deep ink", "M-31 -9L-20 -17L-6 -11L8 -19L21 -12L33 -15L35 5L22 13L9 8L-5 16L-19 10L-33 13Z",
  "pit", "M-29 -4L-19 -10L-6 -5L8 -12L20 -6L31 -9L32 2L21 8L9 3L-5 10L-19 5L-30 8Z",
  "line-stone w2", "M-19 -10V-3M-6 -5V3M8 -12V-4M20 -6V1",
);

export const gemHoard = [
  ...draw("glow", ellipse(0, 0, 36, 32), "ice ink", "M-27 6L-20 -5H-6L1 6L-13 21Z", "ruby ink", "M-3 -6L4 -17H17L25 -6L11 9Z", "moss-lit ink", "M4 14L9 6H20L26 14L15 25Z"),
  ...draw("ice-lit", "M-20 5L-16 -2H-10L-13 5Z", "bone", "M6 -8L8 -13H13L11 -8ZM11 13L13 9H17L15 13Z"),
];
const bar = (x: number, y: number) => `M${x} ${y}l5 -9h15l5 9v6h-25Z`;
const barTop = (x: number, y: number) => `M${x + 2.5} ${y}l4 -7h12l4 7Z`;
export const goldHoard = draw(
  "glow", ellipse(0, 0, 38, 32),
  "gold ink", `${bar(-27, 13)}${bar(2, 13)}`, "gold ink", bar(-13, -3),
  "gold-lit", `${barTop(-27, 13)}${barTop(2, 13)}${barTop(-13, -3)}`,
);
const coin = (x: number, y: number) => `M${x - 13} ${y}v6a13 7 0 0 0 26 0v-6Z`;
export const silverHoard = draw(
  "glow", ellipse(0, 0, 36, 30),
  "iron ink", `${coin(-13, 12)}${coin(14, 12)}${coin(-13, 5)}${coin(1, -9)}`,
  "iron-lit ink", `${ellipse(14, 12, 13, 7)}${ellipse(-13, 5, 13, 7)}${ellipse(1, -9, 13, 7)}`,
  "bone", `${ellipse(11, 10, 5, 2)}${ellipse(-16, 3, 5, 2)}${ellipse(-2, -11, 5, 2)}`,
);

/** Boards laid across a gap, about the origin, along the y axis; the gap is `span` long. */
export function deck(span: number): Shape[] {
  const top = -span / 2, planks: string[] = [];
  for (let y = top + 1; y < span / 2 - 2; y += 7) planks.push(box(-14.5, y, 29, 5.4));
  return draw(
    "shade", box(-11, top, 34, span),
    "wood-deep", box(-13, top - 1, 26, span + 1),
    "wood plank", planks.join(""),
    "line-ink w6", `M-16 ${top - 4}V${span / 2 + 4}M16 ${top - 4}V${span / 2 + 4}`,
    "line-rope w3", `M-16 ${top - 4}V${span / 2 + 4}M16 ${top - 4}V${span / 2 + 4}`,
  );
}
