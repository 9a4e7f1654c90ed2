import { chest as picture } from "../../../../../art/parts/features";
import type { FeatureArt } from "../../art";
import { icons } from "../../icons";

export default {
  icon: icons.gold,
  room: 36,
  picture,
} satisfies FeatureArt;
