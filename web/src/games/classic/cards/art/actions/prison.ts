import { draw, ellipse } from "../../../../../art/shape";
import type { ActionArt } from "../../art";

export default {
  plate: "ember",
  icon: "M4 21V9C4 4.5 8 3 12 3S20 4.5 20 9V21ZM8.5 4V21M12 3V21M15.5 4V21M4 11H20M4 17H20",
  picture: draw(
    "stone ink", "M-38 40V-8Q-38 -42 0 -42Q38 -42 38 -8V40Z",
    "pit ink", "M-27 34V-6Q-27 -32 0 -32Q27 -32 27 -6V34Z",
    "skin", "M-15 4Q0 -14 15 4L12 16H-12Z", "fur", "M-16 10Q0 20 16 10Q16 34 0 34Q-16 34 -16 10Z",
    "bone", `${ellipse(-6, 4, 3)}${ellipse(6, 4, 3)}`, "ink-fill", `${ellipse(-6, 5, 1.4)}${ellipse(6, 5, 1.4)}`,
    "line-ink w8", "M-15 -27V34M0 -31V34M15 -27V34M-26 -10H26M-26 22H26",
    "line-iron w5", "M-15 -27V34M0 -31V34M15 -27V34M-26 -10H26M-26 22H26",
  ),
} satisfies ActionArt;
