import { draw } from "../../../../../art/shape";
import type { FeatureArt } from "../../art";

export default {
  icon: "M9 21L8 9L12 2.5L16 9L15 21ZM12 2.5V21M8 20L4 15L5 11L8 13M16 20L20 16L19 12L16 13.5",
  isInCorner: true,
  picture: draw(
    "ice-deep ink", "M-14 16L-19 -2L-11 -10L-5 4ZM14 16L20 2L14 -6L6 4Z",
    "ice ink", "M-8 18L-9 -12L0 -25L9 -12L8 18Z",
    "ice-lit", "M-5 14L-6 -10L0 -20L0 14ZM-15 10L-16 -1L-12 -5L-10 6Z",
    "spark", "M13 -24l2 5l5 2l-5 2l-2 5l-2 -5l-5 -2l5 -2Z",
  ),
} satisfies FeatureArt;
