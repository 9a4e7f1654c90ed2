// Beasts of the mine and of the forest, about the origin.
import { draw, ellipse } from "../shape";

export const dragon = draw(
  "glow", ellipse(0, 2, 38, 34),
  "green-deep ink", "M-33 21Q-42 -3 -20 -6Q-30 10 -10 12Q12 14 20 4Q36 -2 34 14Q30 27 4 27Q-22 28 -33 21Z",
  "green ink", "M-7 17Q-25 8 -20 -11L-27 -23L-14 -18Q-4 -26 9 -22L20 -30L18 -17Q27 -9 26 -1Q31 3 25 9Q14 13 3 8Q-2 16 -7 17Z",
  "gold ink", "M-8 -9Q-2 -16 5 -9Q-1 -5 -8 -9Z",
  "ink-fill", "M-2 -12.5Q1 -10 -2 -7Q-4 -10 -2 -12.5ZM20 -1a1.7 1.7 0 1 0 3 1.4ZM14 -1a1.5 1.5 0 1 0 2.6 1Z",
  "bone", "M9 8L11 13L14 8.5ZM17 8L20 12L22 8Z",
  "gold ink", "M-30 27a7 5 0 0 1 13 0ZM8 29a7 5 0 0 1 13 0ZM-9 30a8 6 0 0 1 15 0Z",
);
export const spider = draw(
  "web", "M0 -36V34M-34 -2H34M-25 -26L25 23M25 -26L-25 23M-12 -13Q0 -18 12 -13Q17 -2 12 9Q0 14 -12 9Q-17 -2 -12 -13ZM-22 -23Q0 -32 22 -23Q31 -2 22 20Q0 28 -22 20Q-31 -2 -22 -23Z",
  "line-ink w5", "M-10 -6L-24 -16L-29 -5M-12 1L-27 -1L-31 9M-12 6L-24 11L-26 22M10 -6L24 -16L29 -5M12 1L27 -1L31 9M12 6L24 11L26 22",
  "night ink", ellipse(0, 6, 15, 15),
  "night ink", ellipse(0, -11, 9, 8),
  "ruby", `${ellipse(-3.4, -13, 2.2)}${ellipse(3.4, -13, 2.2)}`,
  "bone", "M-5 1L5 11L5 1L-5 11Z",
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
export const web = draw(
  "line-ink w5", "M0 -40V40M-40 0H40M-29 -29L29 29M29 -29L-29 29",
  "line-bone w2", "M0 -40V40M-40 0H40M-29 -29L29 29M29 -29L-29 29",
  "line-bone w2", "M0 -14Q6 -12 10 -10Q11 -5 14 0Q11 5 10 10Q5 11 0 14Q-5 11 -10 10Q-11 5 -14 0Q-11 -5 -10 -10Q-5 -11 0 -14ZM0 -25Q10 -21 18 -18Q20 -10 25 0Q20 10 18 18Q10 20 0 25Q-10 20 -18 18Q-20 10 -25 0Q-20 -10 -18 -18Q-10 -20 0 -25ZM0 -36Q14 -30 26 -26Q30 -14 36 0Q30 14 26 26Q14 30 0 36Q-14 30 -26 26Q-30 14 -36 0Q-30 -14 -26 -26Q-14 -30 0 -36Z",
);
