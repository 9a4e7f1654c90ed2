import type { FeatureArt } from "../../art";
import { doorway } from "../doorway";

export default {
  icon: "M5 21.5V9C5 4.5 8 2.5 12 2.5S19 4.5 19 9V21.5ZM12 6.5L15.5 14.5H8.5ZM12 14.5V18",
  picture: doorway("green", ["bone ink", "M0 -18L11 -3H6L13 10H3V16H-3V10H-13L-6 -3H-11Z"]),
} satisfies FeatureArt;
