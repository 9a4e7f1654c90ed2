// Pictures on action cards of more than one game, about the origin in a field of 84 by 84.
import { draw, ellipse, put } from "../shape";

/** A small card seen from behind, for cards about cards. */
export const cardBack = draw("parch ink", "M-13 -19H13V19H-13Z", "brass", "M-9 -15H9V15H-9Z", "parch", "M0 -9L6 0L0 9L-6 0Z");
export const swapArrows = draw(
  "line-ink w8", "M-30 -26Q0 -44 28 -28M18 -39L29 -27L15 -22M30 28Q0 44 -28 29M-18 39L-29 28L-15 23",
  "line-gold w4", "M-30 -26Q0 -44 28 -28M18 -39L29 -27L15 -22M30 28Q0 44 -28 29M-18 39L-29 28L-15 23",
);
const fan = [put(cardBack, -10, 4, 0.8, -16), put(cardBack, 0, 0, 0.8), put(cardBack, 10, 4, 0.8, 16)];
export const rockfall = draw(
  "stone-deep ink", "M-42 -44H42V-34L32 -27L20 -35L8 -25L-6 -34L-18 -26L-30 -34L-42 -28Z",
  "line-bone w3", "M-30 -18V-4M-14 -20V-12M2 -18V-14M18 -22V-14M32 -20V-6",
  "stone ink", "M-22 14L-24 -2L-10 -13L8 -12L20 -2L18 14L2 22Z",
  "stone ink", "M-40 14L-38 2L-30 0L-25 9L-30 18ZM24 6L30 -3L39 2L40 13L30 17Z",
  "stone ink", "M-38 42L-34 26L-20 22L-10 34L-8 42ZM-8 42L-2 30L12 27L20 42ZM18 42L24 28L34 26L40 42Z",
  "stone-lit", "M-17 6L-18 -1L-8 -8L4 -8L0 4ZM-36 10L-35 5L-31 4L-30 10ZM28 5L31 1L35 4L33 9ZM-31 34L-29 29L-22 27L-19 33ZM1 38L4 33L11 32L12 37ZM25 36L28 31L33 31L34 36Z",
);
export const eye = draw("bone ink", "M-22 0Q0 -22 22 0Q0 20 -22 0Z", "blue ink", ellipse(0, 0, 8), "ink-fill", ellipse(0, 0, 3.4), "bone", ellipse(-3, -3, 2));
export const handSwap = [put(fan, -17, -6, 0.9, -6), put(fan, 17, 12, 0.9, 6), ...swapArrows];
export const axe = [put(draw(
  "wood ink", "M-5 -38H5L7 44H-7Z", "wood-deep", "M1 -38H5L6 43H2Z",
  "iron ink", "M-6 -34Q16 -34 34 -42Q44 -16 34 10Q18 -8 -6 -12Z", "iron-lit", "M30 -37Q38 -16 31 3Q36 -16 26 -34Z", "iron-deep ink", "M-10 -36H8V-10H-10Z",
), -4, 0, 0.95, 24)];
