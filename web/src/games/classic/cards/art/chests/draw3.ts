import { cardBack } from "../../../../../art/parts/actions";
import { draw, ellipse, put } from "../../../../../art/shape";
import type { ChestArt } from "../../art";

export default {
  icon: "M2 9.5H8V20.5H2ZM9 3H15V14H9ZM16 9.5H22V20.5H16ZM10.5 18.5L12 20.5L15 17",
  picture: [
    put(cardBack, -22, 7, 0.92, -12), put(cardBack, 22, 7, 0.92, 12), put(cardBack, 0, -4, 1.15),
    ...draw("green ink", ellipse(11, 16, 10), "line-bone w4", "M6 16L10 20L16 12"),
  ],
} satisfies ChestArt;
