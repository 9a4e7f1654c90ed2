import { cardBack, eye } from "../../../../../art/parts/actions";
import { put } from "../../../../../art/shape";
import type { ChestArt } from "../../art";

export default {
  icon: "M3 3H10.5V14H3ZM6 17H12.5V13M16 8a4.5 4.5 0 1 0 .01 0M19.2 15.7L22.5 20",
  picture: [put(cardBack, -16, 6, 0.95, -62), put(cardBack, 15, 8, 0.95, 58), put(cardBack, 0, -2, 0.95, -14), put(eye, 0, 4, 1.15)],
} satisfies ChestArt;
