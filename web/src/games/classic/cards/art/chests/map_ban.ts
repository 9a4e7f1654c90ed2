import { put } from "../../../../../art/shape";
import type { ChestArt } from "../../art";
import map from "../actions/map";
import { strike } from "../marks";

export default {
  icon: "M3 6L9 3.5L15 6L21 3.5V18L15 20.5L9 18L3 20.5ZM2.5 22L21.5 2",
  picture: [put(map.picture, 0, 0, 0.72), ...strike],
} satisfies ChestArt;
