import { draw } from "../../../../../art/shape";
import type { ActionArt } from "../../art";

export default {
  plate: "ember",
  icon: "M8.5 2.5H15.5L21.5 8.5V15.5L15.5 21.5H8.5L2.5 15.5V8.5ZM7.5 12H16.5",
  picture: draw(
    "ruby ink", "M-16 -40H16L40 -16V16L16 40H-16L-40 16V-16Z",
    "line-bone w3", "M-14 -34H14L34 -14V14L14 34H-14L-34 14V-14Z",
    "bone ink", "M-14 4Q-18 -3 -22 -4Q-26 -3 -24 2L-16 16Q-12 26 0 26Q16 26 17 8V-10Q15 -14 12 -11V-1V-17Q10 -22 7 -18V-2V-21Q4 -26 1 -21V-2L-1 -19Q-4 -23 -7 -18L-5 2Z",
  ),
} satisfies ActionArt;
