// The doors of both teams; each has the sign of its team.
import { draw, type Shape } from "../../../../art/shape";

export const doorway = (leaf: string, sign: readonly string[]): Shape[] => draw(
  "wood-mid ink", "M-22 27V-9Q-22 -32 0 -32Q22 -32 22 -9V27Z",
  `${leaf} ink`, "M-16 27V-8Q-16 -25 0 -25Q16 -25 16 -8V27Z",
  "seam", "M-6 -23V27M6 -23V27M-16 16H16",
  "iron", "M-16 18h9v3h-9ZM-16 -9h9v3h-9Z",
  ...sign,
);
