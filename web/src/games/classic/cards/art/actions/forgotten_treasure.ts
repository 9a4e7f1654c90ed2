import { cardBack } from "../../../../../art/parts/actions";
import { draw, ellipse, put } from "../../../../../art/shape";
import type { ActionArt } from "../../art";

export default {
  plate: "board",
  icon: "M4 15L9 12L12 19L7 21.5ZM20 15L15 12L12 19L17 21.5ZM9 3H15V11H9ZM12 7h.01M5 4L6.5 5.5M19 4L17.5 5.5M4 9H6M20 9H18",
  picture: [
    put(cardBack, -16, 24, 0.8, -70), put(cardBack, 14, 26, 0.8, 80), put(cardBack, -4, 12, 0.8, -40),
    ...draw("glow", ellipse(8, -14, 36), "parch ink", "M-8 -40H24V6H-8Z", "gold ink", "M-2 -10L2 -24L14 -26L20 -14L12 -5Z", "gold-lit", "M3 -14L5 -21L12 -22L11 -15Z", "line-gold w3", "M-18 -30L-26 -34M-16 -18L-26 -18M34 -30L40 -34"),
  ],
} satisfies ActionArt;
