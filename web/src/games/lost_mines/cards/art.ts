// What is drawn on the cards, about the origin.
import { draw, ellipse } from "../../../art/shape";

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

export const troll = draw(
  "stone ink", "M-38 34Q-42 4 -20 -2Q-22 -30 0 -32Q22 -30 20 -2Q42 4 38 34Z",
  "moss ink", "M-21 -12Q-24 -36 0 -38Q24 -36 21 -12Q14 -22 6 -18Q0 -24 -6 -18Q-14 -22 -21 -12Z",
  "gold", `${ellipse(-8, -9, 4, 3)}${ellipse(8, -9, 4, 3)}`,
  "ink-fill", `${ellipse(-8, -9, 1.6)}${ellipse(8, -9, 1.6)}`,
  "stone-lit ink", "M-5 -8Q0 -12 5 -8L8 3Q0 8 -8 3Z",
  "line-ink w3", "M-14 11Q0 5 14 11",
  "bone ink", "M-12 11L-9 2L-6 10ZM12 11L9 2L6 10Z",
  "wood ink", "M26 36L22 -14Q20 -30 30 -32Q40 -30 38 -14L34 36Z",
  "iron", `${ellipse(28, -20, 2)}${ellipse(33, -10, 2)}${ellipse(28, -2, 2)}`,
);

export const boat = draw(
  "water", "M-42 22Q-32 16 -22 22T-2 22T18 22T42 22V40H-42Z", "line-ice w2", "M-36 32Q-30 28 -24 32T-12 32M8 34Q14 30 20 34T32 34",
  "wood ink", "M-38 0Q-30 24 -18 26H18Q30 24 38 0Q0 12 -38 0Z", "wood-deep", "M-32 4Q0 14 32 4L30 8Q0 18 -30 8Z", "seam", "M-27 16Q0 22 27 16",
  "line-ink w7", "M-30 -30L20 24", "line-wood w4", "M-30 -30L20 24", "wood-mid ink", "M-36 -40L-26 -38L-22 -28L-32 -24L-38 -32Z",
);
export const rope = draw(
  "line-ink w10", `${ellipse(0, 6, 28, 22)}M0 -16Q30 -40 36 -38`, "line-rope w6", `${ellipse(0, 6, 28, 22)}M0 -16Q30 -40 36 -38`,
  "line-ink w8", ellipse(0, 6, 17, 12), "line-rope w5", ellipse(0, 6, 17, 12),
  "line-ink w8", "M-20 30Q-30 40 -38 36", "line-rope w5", "M-20 30Q-30 40 -38 36",
  "iron ink", "M30 -44Q44 -40 40 -28Q36 -20 28 -24L31 -30Q36 -30 34 -36Z",
);
export const trap = draw(
  "shade", ellipse(0, 26, 42, 12),
  "iron-deep ink", "M-42 18A42 16 0 0 0 42 18L34 18A34 10 0 0 1 -34 18Z",
  "iron ink", "M-38 16Q-36 -26 0 -28Q36 -26 38 16L30 16L25 2L18 12L12 -8L5 8L0 -12L-5 8L-12 -8L-18 12L-25 2L-30 16Z",
  "iron-lit", "M-33 6Q-28 -20 0 -23Q-24 -16 -29 4Z",
  "ruby ink", ellipse(0, 20, 9, 5),
);
export const storm = draw(
  "stone ink", "M-34 2Q-44 -2 -40 -14Q-38 -22 -28 -22Q-26 -38 -8 -38Q4 -40 10 -30Q24 -36 32 -24Q44 -22 42 -8Q40 2 30 2Z",
  "stone-lit", "M-32 -10Q-30 -16 -22 -16Q-20 -30 -6 -31Q-16 -24 -16 -12Z",
  "gold ink", "M4 -2L-12 20H0L-8 42L18 12H6L14 -2Z",
  "line-ice w4", "M-28 12L-34 26M-18 30L-22 40M28 12L22 26M36 26L32 36",
);
