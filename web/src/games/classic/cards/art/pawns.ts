// The two dwarfs for hire. Besides its colour each has a shape of its own: a pointed cap and all that is round, a horned
// helmet and all that is square.
import { draw, ellipse, put, type Shape } from "../../../../art/shape";

export type Pawn = "a" | "b";

const body = (paint: string, beard: string, cut: string): Shape[] => draw(
  `${paint} ink`, "M-18 33Q-22 8 -9 0H9Q22 8 18 33Z",
  `${beard} ink`, cut,
  "skin ink", "M-13 -9Q0 -17 13 -9Q14 4 0 6Q-14 4 -13 -9Z",
  "ink-fill", `${ellipse(-5.5, -5, 1.8)}${ellipse(5.5, -5, 1.8)}`,
  "skin-deep ink", ellipse(0, 0, 4.6, 3.6),
);
const figures: Readonly<Record<Pawn, readonly Shape[]>> = {
  a: [
    ...body("ruby", "bone", "M-14 -4Q-17 18 0 24Q17 18 14 -4Z"),
    ...draw("ruby ink", "M-19 -7Q-13 -30 8 -43Q9 -26 19 -7Q0 -16 -19 -7Z", "shine", "M-11 -14Q-7 -24 0 -30Q-4 -22 -4 -16Z"),
  ],
  b: [
    ...body("ice", "rust", "M-14 -4Q-20 16 -11 27Q-5 21 0 14Q5 21 11 27Q20 16 14 -4Z"),
    ...draw("bone ink", "M-15 -14Q-31 -17 -28 -39Q-21 -26 -10 -26ZM15 -14Q31 -17 28 -39Q21 -26 10 -26Z", "iron ink", "M-18 -8Q-20 -32 0 -33Q20 -32 18 -8Q0 -16 -18 -8Z", "ice ink", "M-4 -34H4V-11H-4Z", "shine", "M-13 -14Q-12 -24 -7 -27Q-9 -20 -8 -15Z"),
  ],
};

const stands: Readonly<Record<Pawn, readonly Shape[]>> = {
  a: draw("shade", ellipse(1, 39, 28, 6), "ruby ink", ellipse(0, 35, 25, 7), "bone ink", ellipse(0, 35, 5.5)),
  b: draw("shade", "M-25 34H29V44H-25Z", "ice ink", "M-25 28H25V42H-25Z", "bone ink", "M-5 30.5H5V39.5H-5Z"),
};
/** It stands on a board, about the origin. */
export const pawn = (which: Pawn): Shape[] => [...figures[which], ...stands[which]];

const edges: Readonly<Record<Pawn, readonly Shape[]>> = {
  a: draw("shade", ellipse(1, 4, 39), "ruby ink", ellipse(0, 0, 39), "board-fill ink", ellipse(0, 0, 31)),
  b: draw("shade", "M-35 -31H37V41H-35Z", "ice ink", "M-36 -36H36V36H-36Z", "board-fill ink", "M-28 -28H28V28H-28Z"),
};
/** What the player has who hired that dwarf. */
export const pawnToken = (which: Pawn): Shape[] => [...edges[which], put(figures[which], 0, 4, 0.74)];
