// The pickaxe, about the origin.
import { draw, put, type Shape } from "../shape";

export const pickHead = draw(
  "iron ink", "M-40 -4Q-28 -33 0 -33Q28 -33 40 -4Q22 -20 0 -19Q-22 -20 -40 -4Z",
  "iron-lit", "M-32 -14Q-20 -29 0 -29Q20 -29 32 -14Q18 -25 0 -25Q-18 -25 -32 -14Z",
  "iron-deep ink", "M-8 -36H8V-14H-8Z",
);
export const pickaxe: Shape[] = [put([
  ...draw("wood ink", "M-5 -30H5L6.5 44H-6.5Z", "wood-deep", "M1 -30H5L6 43H2Z"),
  ...pickHead,
], 3, -2, 1, 38)];
