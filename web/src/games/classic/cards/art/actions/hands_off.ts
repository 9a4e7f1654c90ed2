import { draw } from "../../../../../art/shape";
import type { ActionArt } from "../../art";

/** An open hand, palm to the viewer. */
const palm = "M-22 4Q-28 -6 -34 -8Q-40 -6 -36 2L-24 24Q-18 38 0 38Q24 38 26 12V-16Q24 -22 19 -17V-2V-26Q16 -33 11 -27V-4V-33Q7 -39 2 -33V-4L-1 -29Q-6 -35 -10 -28L-8 2Z";

export default {
  plate: "board",
  icon: "M7 13V7a1.5 1.5 0 0 1 3 0M10 11V4.5a1.5 1.5 0 0 1 3 0M13 5.5a1.5 1.5 0 0 1 3 0V12M16 8a1.5 1.5 0 0 1 3 0V15C19 19 16.5 21.5 13 21.5S8 20 6.5 17L4 12.5C4 11 6 10.5 7 13M3 3L21 21",
  picture: draw(
    "skin ink", palm,
    "skin-deep", "M-16 20Q0 30 16 16Q14 32 0 33Q-12 33 -16 20Z",
    "line-ink w10", "M-34 36L36 -34", "line-ruby w6", "M-34 36L36 -34",
  ),
} satisfies ActionArt;
