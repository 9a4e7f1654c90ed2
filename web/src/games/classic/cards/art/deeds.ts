// What action cards do, about the origin in a field of 84 by 84.
import { cardBack, swapArrows } from "../../../../art/parts/deeds";
import { draw, ellipse, put, type Shape } from "../../../../art/shape";

const goalBack = draw("stone ink", "M-13 -19H13V19H-13Z", "gold ink", ellipse(0, 0, 7));

/** An open hand, palm to the viewer. */
const palm = "M-22 4Q-28 -6 -34 -8Q-40 -6 -36 2L-24 24Q-18 38 0 38Q24 38 26 12V-16Q24 -22 19 -17V-2V-26Q16 -33 11 -27V-4V-33Q7 -39 2 -33V-4L-1 -29Q-6 -35 -10 -28L-8 2Z";

export const map = [
  ...draw(
    "parch ink", "M-36 -30L-12 -38L12 -30L36 -38V30L12 38L-12 30L-36 38Z",
    "parch-deep", "M-12 -37L12 -29V37L-12 29Z",
    "seam", "M-12 -38V30M12 -30V38",
    "line-ink w4 dash", "M-28 22Q-22 4 -8 8Q8 12 6 -6Q6 -16 18 -18",
    "line-ruby w6", "M17 -25L29 -13M29 -25L17 -13",
  ),
  ...draw("wood ink", "M-31 -24L-24 -26V-19L-31 -17Z"),
];
export const thief = draw(
  "night ink", "M-36 40Q-34 14 -14 6H14Q34 14 36 40Z",
  "night ink", "M-26 8Q-30 -38 0 -40Q30 -38 26 8Q0 20 -26 8Z",
  "skin", "M-18 -12Q0 -22 18 -12Q20 2 12 7Q0 11 -12 7Q-20 2 -18 -12Z",
  "ink-fill", "M-21 -13Q0 -20 21 -13Q21 -2 12 -2Q4 -2 0 -6Q-4 -2 -12 -2Q-21 -2 -21 -13Z",
  "bone", `${ellipse(-9, -9, 4, 3)}${ellipse(9, -9, 4, 3)}`,
  "ink-fill", `${ellipse(-7, -9, 1.8)}${ellipse(11, -9, 1.8)}`,
  "gold ink", "M-13 24L-9 14L3 12L13 22Z",
  "cloth ink", "M-12 22Q-27 30 -23 42Q-18 49 0 49Q18 49 23 42Q27 30 12 22Q0 27 -12 22Z",
  "cloth-lit", "M-17 40Q-18 33 -11 28Q-13 35 -12 42Z",
);
export const handsOff = draw(
  "skin ink", palm,
  "skin-deep", "M-16 20Q0 30 16 16Q14 32 0 33Q-12 33 -16 20Z",
  "line-ink w10", "M-34 36L36 -34", "line-ruby w6", "M-34 36L36 -34",
);
export const prison = draw(
  "stone ink", "M-38 40V-8Q-38 -42 0 -42Q38 -42 38 -8V40Z",
  "pit ink", "M-27 34V-6Q-27 -32 0 -32Q27 -32 27 -6V34Z",
  "skin", "M-15 4Q0 -14 15 4L12 16H-12Z", "fur", "M-16 10Q0 20 16 10Q16 34 0 34Q-16 34 -16 10Z",
  "bone", `${ellipse(-6, 4, 3)}${ellipse(6, 4, 3)}`, "ink-fill", `${ellipse(-6, 5, 1.4)}${ellipse(6, 5, 1.4)}`,
  "line-ink w8", "M-15 -27V34M0 -31V34M15 -27V34M-26 -10H26M-26 22H26",
  "line-iron w5", "M-15 -27V34M0 -31V34M15 -27V34M-26 -10H26M-26 22H26",
);
export const free = draw(
  "line-ink w10", `${ellipse(-24, 20, 15)}M36 6A15 15 0 1 0 38 28M-12 10L-6 4M12 6L8 -2`,
  "line-iron w6", `${ellipse(-24, 20, 15)}M36 6A15 15 0 1 0 38 28M-12 10L-6 4M12 6L8 -2`,
  "gold ink", "M-28 -24a13 13 0 1 1 25.5 3H36V-8H29V-15H23V-10H16V-15H-4A13 13 0 0 1 -28 -24Z",
  "pit ink", ellipse(-15.5, -24, 4.5),
  "line-bone w3", "M-1 10V18M4 10L9 18M-6 14L-8 20",
);
const lens = (inside: readonly Shape[]): Shape[] => [
  ...draw("wood ink", "M16 20L24 12L42 32Q44 40 38 42Q34 42 32 40Z", "ice-lit ink", ellipse(-6, -8, 29)),
  ...inside,
  ...draw("line-ink w10", ellipse(-6, -8, 29), "line-brass w6", ellipse(-6, -8, 29), "line-lit w4", "M-24 -16Q-20 -26 -10 -29"),
];
export const inspection = lens([put(draw("skin", ellipse(0, 2, 13, 11), "fur", "M-15 4Q0 12 15 4Q14 22 0 22Q-14 22 -15 4Z", "ruby ink", "M-16 -3Q-8 -26 6 -24Q16 -18 16 -3Z", "ink-fill", `${ellipse(-5, 2, 2)}${ellipse(5, 2, 2)}`), -6, -8)]);
export const roleChange = [
  put(draw("parch ink", "M-20 -20Q0 -28 20 -20Q22 14 0 26Q-22 14 -20 -20Z", "ink-fill", "M-13 -9a4.5 4.5 0 1 0 9 0ZM4 -9a4.5 4.5 0 1 0 9 0Z", "line-ink w3", "M-9 7Q0 16 9 7"), -15, -8, 1, -10),
  put(draw("night ink", "M-20 -20Q0 -28 20 -20Q22 14 0 26Q-22 14 -20 -20Z", "gold", "M-14 -12L-3 -6Q-10 0 -14 -12ZM14 -12L3 -6Q10 0 14 -12Z", "line-gold w3", "M-9 13Q0 4 9 13"), 16, 9, 1, 10),
  ...draw("line-ink w8", "M10 -38Q34 -38 38 -16M29 -22L38 -14L43 -25M-10 40Q-34 40 -38 18M-43 27L-38 16L-29 24", "line-gold w4", "M10 -38Q34 -38 38 -16M29 -22L38 -14L43 -25M-10 40Q-34 40 -38 18M-43 27L-38 16L-29 24"),
];
export const goalSwap = [put(goalBack, -20, 2, 1.05), put(goalBack, 20, 2, 1.05), ...swapArrows];
export const forgottenTreasure = [
  put(cardBack, -16, 24, 0.8, -70), put(cardBack, 14, 26, 0.8, 80), put(cardBack, -4, 12, 0.8, -40),
  ...draw("glow", ellipse(8, -14, 36), "parch ink", "M-8 -40H24V6H-8Z", "gold ink", "M-2 -10L2 -24L14 -26L20 -14L12 -5Z", "gold-lit", "M3 -14L5 -21L12 -22L11 -15Z", "line-gold w3", "M-18 -30L-26 -34M-16 -18L-26 -18M34 -30L40 -34"),
];
export const veto = draw(
  "ruby ink", "M-16 -40H16L40 -16V16L16 40H-16L-40 16V-16Z",
  "line-bone w3", "M-14 -34H14L34 -14V14L14 34H-14L-34 14V-14Z",
  "bone ink", "M-14 4Q-18 -3 -22 -4Q-26 -3 -24 2L-16 16Q-12 26 0 26Q16 26 17 8V-10Q15 -14 12 -11V-1V-17Q10 -22 7 -18V-2V-21Q4 -26 1 -21V-2L-1 -19Q-4 -23 -7 -18L-5 2Z",
);
export const directionChange = [
  ...draw(
    "line-ink w18", "M-29 18A30 30 0 1 1 29 16", "line-gold w10", "M-29 18A30 30 0 1 1 29 16",
    "gold ink", "M12 12H46L29 36Z", "bone ink", ellipse(-29, 22, 7),
  ),
  put(cardBack, 0, 8, 0.8),
];
export const scout = draw(
  "brass ink", "M-34 24L-8 2L2 14L-24 36Q-32 38 -36 32Q-38 28 -34 24Z",
  "gold-deep ink", "M-12 2L12 -18L22 -6L0 16Z",
  "wood ink", "M8 -20L30 -38Q38 -38 42 -32Q44 -26 40 -22L20 -4Z",
  "ice-lit ink", "M30 -38Q38 -38 42 -32Q44 -26 40 -22Q34 -24 30 -38Z",
  "gold-lit", "M-28 25L-10 9L-8 12L-26 28Z",
  "stone ink", "M-42 -40H-22V-10H-42ZM-16 -44H4V-14H-16Z", "rope", "M-36 -40H-28V-29H-22V-21H-28V-10H-36ZM-16 -33H4V-25H-16Z",
);
export const diversion = [
  ...draw("line-ink w8", "M0 42V-38", "line-wood w4", "M0 42V-38", "wood ink", "M-34 -30H16L30 -19L16 -8H-34Z", "wood-mid ink", "M34 0H-16L-30 11L-16 22H34Z", "seam", "M-26 -19H14M-12 11H26"),
  ...draw("line-bone w3", "M-22 -19H12M5 -25L13 -19L5 -13M24 11H-10M-3 5L-11 11L-3 17"),
];
