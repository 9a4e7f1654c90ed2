import { draw, ellipse, put, type Shape } from "../../../../../art/shape";
import type { PieceArt } from "../../art";
import { postcard } from "../postcard";

const lantern = draw("glow", ellipse(0, 2, 16), "gold-lit ink", "M-6 -5H6L7 7H-7Z", "ruby ink", "M-7 -5L-4 -10H4L7 -5ZM-7 7H7V11H-7Z");
const mug = draw("line-ink w5", "M9 -3H15V7H9", "wood ink", "M-9 -7H9V13H-9Z", "bone ink", "M-11 -6Q-12 -14 -5 -13Q0 -18 5 -13Q12 -14 11 -6Q0 -3 -11 -6Z");
const party: Shape[] = [
  ...draw("glow", ellipse(50, 62, 46, 50), "line-rope w2", "M10 24Q30 42 50 34Q70 42 90 24"),
  put(lantern, 24, 41, 0.95), put(lantern, 50, 43, 1.05), put(lantern, 76, 41, 0.95),
  ...draw(
    "wood ink", "M28 110Q22 84 32 62H68Q78 84 72 110Z", "wood-deep", "M58 63H67Q76 86 71 109H60Q65 86 58 63Z", "wood-mid ink", ellipse(50, 62, 18.5, 5),
    "line-ink w6", "M27 75H73M27 98H73", "line-iron w3", "M27 75H73M27 98H73", "gold ink", "M46 84H54V92H46Z",
  ),
  put(mug, 23, 100, 0.95), put(mug, 76, 101, 0.95),
];

export default postcard(party) satisfies PieceArt;
