import { cardBack } from "../../../../../art/parts/actions";
import { draw, ellipse, put } from "../../../../../art/shape";
import type { ActionArt } from "../../art";

export default {
  plate: "slate",
  icon: "M4 17C3 7 9 4 13 4.5C18 5 20 9 19.5 15M19.5 15L16 12M19.5 15L22.5 11.5",
  picture: [
    ...draw(
      "line-ink w18", "M-29 18A30 30 0 1 1 29 16", "line-gold w10", "M-29 18A30 30 0 1 1 29 16",
      "gold ink", "M12 12H46L29 36Z", "bone ink", ellipse(-29, 22, 7),
    ),
    put(cardBack, 0, 8, 0.8),
  ],
} satisfies ActionArt;
