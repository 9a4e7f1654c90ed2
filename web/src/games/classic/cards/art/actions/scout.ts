import { draw } from "../../../../../art/shape";
import type { ActionArt } from "../../art";

export default {
  plate: "board",
  icon: "M3 17L13 10L15.5 14L5.5 20.5ZM13 10L18.5 4.5L22 9L15.5 14M9 18L7 22M10 17.5L13 22M6 5H10M8 3V7",
  picture: draw(
    "brass ink", "M-34 24L-8 2L2 14L-24 36Q-32 38 -36 32Q-38 28 -34 24Z",
    "gold-deep ink", "M-12 2L12 -18L22 -6L0 16Z",
    "wood ink", "M8 -20L30 -38Q38 -38 42 -32Q44 -26 40 -22L20 -4Z",
    "ice-lit ink", "M30 -38Q38 -38 42 -32Q44 -26 40 -22Q34 -24 30 -38Z",
    "gold-lit", "M-28 25L-10 9L-8 12L-26 28Z",
    "stone ink", "M-42 -40H-22V-10H-42ZM-16 -44H4V-14H-16Z", "rope", "M-36 -40H-28V-29H-22V-21H-28V-10H-36ZM-16 -33H4V-25H-16Z",
  ),
} satisfies ActionArt;
