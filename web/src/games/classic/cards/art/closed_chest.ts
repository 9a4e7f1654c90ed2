// A chest that nobody has opened, about the origin, 68 wide.
import { draw, ellipse } from "../../../../art/shape";

export const closedChest = draw(
  "glow", ellipse(0, 2, 48, 44),
  "wood-mid ink", "M-34 -3V-12Q-34 -32 -14 -32H14Q34 -32 34 -12V-3Z",
  "wood ink", "M-34 -3H34V26Q34 30 30 30H-30Q-34 30 -34 26Z",
  "seam", "M-33 8H33M-33 19H33M-30 -18Q0 -24 30 -18",
  "brass ink", "M-26 -31H-17V30H-26ZM17 -31H26V30H17Z",
  "gold ink", "M-9 -10H9V6Q9 13 0 15Q-9 13 -9 6Z",
  "ink-fill", "M-3.5 -3a3.5 3.5 0 1 1 5.6 2.8L3.5 8H-3.5L-2.1 -.2A3.5 3.5 0 0 1 -3.5 -3Z",
);
