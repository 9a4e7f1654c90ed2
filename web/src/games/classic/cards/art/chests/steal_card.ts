import { cardBack } from "../../../../../art/parts/actions";
import { draw, put } from "../../../../../art/shape";
import type { ChestArt } from "../../art";

export default {
  icon: "M10 9V2.5H18V11M2.5 15L7 11.5H13.5C16 11.5 16 14.5 13.5 14.5H10.5M14.5 14L19.5 11.8C22 11.5 22 13.5 20.5 14.7L14 19.5H7L2.5 21.5",
  picture: [put(cardBack, 6, -8, 1.15, 8), ...draw("skin ink", "M-34 22Q-31 4 -16 2L5 -4Q12 -4 9 3L-2 9H16Q23 11 18 18L-6 27Z")],
} satisfies ChestArt;
