// A small goal, face down, about the origin, 28 by 40.
import { draw } from "../../../../art/shape";

export const goalBack = draw(
  "stone ink", "M-14 -20H14V20H-14Z",
  "pit", "M-9 16V-4Q-9 -15 0 -15Q9 -15 9 -4V16Z",
  "line-gold w4", "M-4 -5Q-4 -10 0 -10Q5 -10 5 -5Q5 -2 0 1V5M0 11h.1",
);
