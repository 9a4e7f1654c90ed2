import { draw, ellipse } from "../../../../../art/shape";
import type { ActionArt } from "../../art";

export default {
  plate: "board",
  icon: "M9 10.5V7a4 4 0 0 1 7.5 -2M5 10.5H19V21H5ZM12 14.5V17M12 14.5h.01M19.5 6L22 5M18 2.5L19 1",
  picture: draw(
    "line-ink w10", `${ellipse(-24, 20, 15)}M36 6A15 15 0 1 0 38 28M-12 10L-6 4M12 6L8 -2`,
    "line-iron w6", `${ellipse(-24, 20, 15)}M36 6A15 15 0 1 0 38 28M-12 10L-6 4M12 6L8 -2`,
    "gold ink", "M-28 -24a13 13 0 1 1 25.5 3H36V-8H29V-15H23V-10H16V-15H-4A13 13 0 0 1 -28 -24Z",
    "pit ink", ellipse(-15.5, -24, 4.5),
    "line-bone w3", "M-1 10V18M4 10L9 18M-6 14L-8 20",
  ),
} satisfies ActionArt;
