// A pawn that stands on a board, about the origin.
import { draw, ellipse, type Shape } from "../shape";

export const figure = (paint: string): Shape[] => draw("shade", ellipse(0, 34, 30, 8), `${paint} ink`, "M-26 34Q-26 24 -14 20Q-8 2 -11 -8H11Q8 2 14 20Q26 24 26 34Q0 42 -26 34Z", `${paint} ink`, ellipse(0, -20, 16), "shine", ellipse(-5, -25, 5, 6));
