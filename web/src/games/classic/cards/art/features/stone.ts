import { draw, ellipse } from "../../../../../art/shape";
import type { FeatureArt } from "../../art";
import { icons } from "../../icons";

export default {
  icon: icons.stone,
  room: 34,
  picture: draw(
    "shade", ellipse(0, 17, 31, 9),
    "stone ink", "M-30 18L-27 3L-15 -3L-6 4L-4 20ZM2 20L3 2L14 -5L27 1L31 17Z",
    "stone ink", "M-16 2L-12 -15L1 -23L14 -16L17 -1L2 7Z",
    "stone ink", "M-14 22L-11 8L2 3L14 9L15 22Z",
    "stone-lit", "M-10 -3L-8 -13L0 -18L3 -8ZM-24 12L-22 5L-15 2L-13 8ZM8 9L9 3L15 -1L18 5ZM-8 17L-6 11L1 8L2 14Z",
  ),
} satisfies FeatureArt;
