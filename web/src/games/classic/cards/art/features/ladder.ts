import { ladder as picture } from "../../../../../art/parts/features";
import type { FeatureArt } from "../../art";

export default {
  room: 29,
  picture,
} satisfies FeatureArt;
