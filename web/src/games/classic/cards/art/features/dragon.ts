import { dragon as picture } from "../../../../../art/parts/dragon";
import type { FeatureArt } from "../../art";

export default {
  room: 38,
  picture,
} satisfies FeatureArt;
