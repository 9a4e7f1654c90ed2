import { chest as picture } from "../../../../../art/parts/features";
import type { FeatureArt } from "../../art";

export default {
  room: 36,
  picture,
} satisfies FeatureArt;
