// The dragon, about the origin.
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
