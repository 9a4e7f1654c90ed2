// What is drawn on the cards, about the origin.
import { eye } from "../../../art/parts/actions";
import { draw, ellipse, put, type Shape } from "../../../art/shape";

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

export const rat = draw(
  "shade", ellipse(0, 24, 34, 6),
  "line-ink w7", "M25 16Q44 14 38 -4Q34 -14 42 -20",
  "line-skin w4", "M25 16Q44 14 38 -4Q34 -14 42 -20",
  "fur ink", "M-38 14Q-34 -6 -16 -10Q2 -26 22 -10Q36 4 28 24H-22Q-36 22 -38 14Z",
  "skin ink", ellipse(-11, -13, 8, 8),
  "skin ink", "M-38 10a4 4 0 1 0 -1 6Z",
  "ink-fill", ellipse(-23, 2, 3),
  "bone", ellipse(-24, 1, 1),
  "skin ink", "M-18 26a6 4 0 0 1 12 0ZM10 26a7 4 0 0 1 14 0Z",
  "bone ink", "M-36 16L-34 23L-29 17Z",
  "line-ink w2", "M-33 12L-44 6M-32 14L-45 14",
);
export const lindworm = draw(
  "shade", ellipse(0, 30, 34, 6),
  "line-ink w18", "M30 28Q-30 34 -26 12Q-22 -2 6 4Q34 8 30 -12Q26 -26 4 -22",
  "line-moss w13", "M30 28Q-30 34 -26 12Q-22 -2 6 4Q34 8 30 -12Q26 -26 4 -22",
  "line-lit w4", "M16 26Q-22 28 -21 13Q-18 2 6 8",
  "moss-lit ink", "M10 -33Q-14 -40 -31 -25Q-40 -17 -28 -13Q-10 -8 8 -12Q16 -22 10 -33Z",
  "gold ink", ellipse(-8, -27, 5, 4.6),
  "ink-fill", ellipse(-9, -27, 1.6, 3),
  "bone ink", "M-26 -14L-24 -6L-20 -13ZM-15 -12L-12 -5L-9 -11Z",
  "moss ink", "M8 -34L18 -43L16 -28ZM26 -22L38 -26L32 -13ZM-22 0L-34 -4L-29 9Z",
);
export const goblin = draw(
  "moss-lit ink", "M-24 -8L-46 -20L-34 4L-22 10ZM24 -8L46 -20L34 4L22 10Z",
  "moss-lit ink", "M-26 -6Q-24 -32 0 -33Q24 -32 26 -6Q26 14 14 24Q0 33 -14 24Q-26 14 -26 -6Z",
  "gold ink", `${ellipse(-11, -8, 7, 6)}${ellipse(11, -8, 7, 6)}`,
  "ink-fill", `${ellipse(-9, -7, 2.4, 3)}${ellipse(9, -7, 2.4, 3)}`,
  "line-ink w4", "M-20 -18L-5 -12M20 -18L5 -12",
  "moss ink", "M-5 -3Q0 -8 5 -3L8 9Q0 14 -8 9Z",
  "pit ink", "M-15 14Q0 20 15 14Q10 25 0 25Q-10 25 -15 14Z",
  "bone", "M-11 16L-8 21L-5 17ZM11 16L8 21L5 17Z",
  "line-gold w3", ellipse(-37, -2, 4),
);
export const web = draw(
  "line-ink w5", "M0 -40V40M-40 0H40M-29 -29L29 29M29 -29L-29 29",
  "line-bone w2", "M0 -40V40M-40 0H40M-29 -29L29 29M29 -29L-29 29",
  "line-bone w2", "M0 -14Q6 -12 10 -10Q11 -5 14 0Q11 5 10 10Q5 11 0 14Q-5 11 -10 10Q-11 5 -14 0Q-11 -5 -10 -10Q-5 -11 0 -14ZM0 -25Q10 -21 18 -18Q20 -10 25 0Q20 10 18 18Q10 20 0 25Q-10 20 -18 18Q-20 10 -25 0Q-20 -10 -18 -18Q-10 -20 0 -25ZM0 -36Q14 -30 26 -26Q30 -14 36 0Q30 14 26 26Q14 30 0 36Q-14 30 -26 26Q-30 14 -36 0Q-30 -14 -26 -26Q-14 -30 0 -36Z",
);

export const secretInformation = [
  ...draw("parch ink", "M-28 -34Q-38 -34 -36 -24Q-34 -20 -28 -20V28Q-28 38 -18 38H30Q38 36 36 28H28V-26Q28 -34 20 -34Z", "parch-deep", "M-18 38Q-12 36 -14 28H36Q38 36 30 38Z", "seam", "M-20 20H20M-20 -24H14"),
  put(eye, 0, -2, 0.95),
];
export const boots = draw(
  "wood ink", "M-30 -36H-6V4Q-6 10 2 12Q10 16 8 26H-30Z", "wood-deep ink", "M-32 26H10V34H-32Z", "cloth ink", "M-33 -38H-3V-26H-33Z",
  "wood ink", "M6 -24H28V10Q30 16 36 18Q42 22 40 30H6Z", "wood-deep ink", "M4 30H42V38H4Z", "cloth ink", "M3 -28H31V-17H3Z",
  "line-bone w3", "M-40 -10H-46M-39 4H-46M-41 18H-46",
);

/** The symbol of a web: circle, triangle or diamond. */
export const symbol = (name: string): Shape[] =>
  draw("gold ink", name === "circle" ? ellipse(0, 0, 11) : name === "triangle" ? "M0 -13L14 11H-14Z" : "M0 -14L12 0L0 14L-12 0Z");
