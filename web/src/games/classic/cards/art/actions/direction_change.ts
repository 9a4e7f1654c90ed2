import { cardBack } from "../../../../../art/parts/actions";
import { put } from "../../../../../art/shape";
import type { ActionArt } from "../../art";
import { directionArrow } from "../../direction";
import { icons } from "../../icons";

export default {
  plate: "slate",
  icon: icons.counterclockwise,
  picture: [
    put(cardBack, 0, 3, 0.85),
    put(directionArrow(false), 0, 3, 1.08),
  ],
} satisfies ActionArt;
