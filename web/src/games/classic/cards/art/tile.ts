// A small tunnel card, for cards about tunnel cards; about the origin, 26 by 38.
import { draw, type Shape } from "../../../../art/shape";

const ways = {
  straight: "M-13 -6H13V6H-13Z",
  bend: "M-6 19V0Q-6 -6 0 -6H13V6H6V19Z",
  cross: "M-6 -19H6V-6H13V6H6V19H-6V6H-13V-6H-6Z",
} as const;

export const tile = (way: keyof typeof ways): Shape[] => draw("stone-deep ink", "M-13 -19H13V19H-13Z", "rope", ways[way], "line-lit w2", "M-9 -15H9");
