import { draw, put } from "../../../../../art/shape";
import type { ActionArt } from "../../art";
import { tile } from "../tile";

const spyglass = draw(
  "brass ink", "M-38 17L-10 -2L-2 11L-30 30Q-37 33 -40 27Q-42 21 -38 17Z",
  "gold-deep ink", "M-14 -3L12 -20L21 -6L-4 11Z",
  "wood ink", "M8 -22L31 -37Q40 -37 43 -30Q45 -23 41 -18L19 -3Z",
  "ice-lit ink", "M31 -37Q40 -37 43 -30Q45 -23 41 -18Q33 -22 31 -37Z",
  "gold-lit", "M-31 18L-13 6L-11 9L-29 22Z",
);

export default {
  plate: "board",
  icon: "M3 17L13 10L15.5 14L5.5 20.5ZM13 10L18.5 4.5L22 9L15.5 14M9 18L7 22M10 17.5L13 22M3.5 3.5H7V9H3.5ZM7 3.5H10.5V9H7Z",
  picture: [put(tile("bend"), -14.5, -26, 1.12), put(tile("cross"), 14.5, -26, 1.12), put(spyglass, 0, 24, 0.98)],
} satisfies ActionArt;
