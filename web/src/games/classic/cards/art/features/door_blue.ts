import type { FeatureArt } from "../../art";
import { doorway } from "../doorway";

export default {
  icon: "M5 21.5V9C5 4.5 8 2.5 12 2.5S19 4.5 19 9V21.5ZM12 8L15.5 12.5L12 17L8.5 12.5Z",
  picture: doorway("blue", ["bone ink", "M0 -16L12 0L0 16L-12 0Z", "blue-deep", "M0 -7L5 0L0 7L-5 0Z"]),
} satisfies FeatureArt;
