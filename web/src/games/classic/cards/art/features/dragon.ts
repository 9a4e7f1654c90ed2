import { dragon as picture } from "../../../../../art/parts/dragon";
import type { FeatureArt } from "../../art";

export default {
  icon: "M4 21L6 16.5L3.5 14.5L6.5 12L4.5 8.5L9 8.5L8 3L13 7C16 7 18 8.5 19 10.5L22 13L21 16H14.5C13 17.5 12 19 12 21M14 11h.01M17.5 16L18 18",
  room: 38,
  picture,
} satisfies FeatureArt;
