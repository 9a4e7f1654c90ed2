import { draw } from "../../../../../art/shape";
import type { FeatureArt } from "../../art";
import { icons } from "../../icons";

export default {
  icon: icons.crystal,
  isInCorner: true,
  picture: draw(
    "ice-deep ink", "M-14 16L-19 -2L-11 -10L-5 4ZM14 16L20 2L14 -6L6 4Z",
    "ice ink", "M-8 18L-9 -12L0 -25L9 -12L8 18Z",
    "ice-lit", "M-5 14L-6 -10L0 -20L0 14ZM-15 10L-16 -1L-12 -5L-10 6Z",
    "spark", "M13 -24l2 5l5 2l-5 2l-2 5l-2 -5l-5 -2l5 -2Z",
  ),
} satisfies FeatureArt;
