import { cardBack } from "../../../../../art/parts/actions";
import { nugget } from "../../../../../art/parts/nuggets";
import { draw, ellipse, put } from "../../../../../art/shape";
import type { ActionArt } from "../../art";

export default {
  plate: "board",
  icon: "M4 15L9 12L12 19L7 21.5ZM20 15L15 12L12 19L17 21.5ZM9 3H15V11H9ZM12 7h.01M5 4L6.5 5.5M19 4L17.5 5.5M4 9H6M20 9H18",
  picture: [
    put(cardBack, -19, 31, 0.9, -72), put(cardBack, 19, 31, 0.9, 74), put(cardBack, -7, 24, 0.9, -34), put(cardBack, 10, 25, 0.9, 28),
    ...draw("glow", ellipse(0, -16, 44), "parch ink", "M-17 -42H17V8H-17Z"),
    put(nugget, 0, -17, 0.85),
    ...draw("line-gold w3", "M-24 -32L-33 -37M-25 -17H-35M24 -32L33 -37M25 -17H35"),
  ],
} satisfies ActionArt;
