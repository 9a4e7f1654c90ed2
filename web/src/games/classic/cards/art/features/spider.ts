import { draw, ellipse } from "../../../../../art/shape";
import type { FeatureArt } from "../../art";

export default {
  icon: "M12 10a4.5 5 0 1 0 .01 0M12 4.5a2.8 2.8 0 1 0 .01 0M8 12L4.5 10V6M7.6 15L3 14.5L1.5 17M8.5 18L5.5 19.5L5 22.5M16 12L19.5 10V6M16.4 15L21 14.5L22.5 17M15.5 18L18.5 19.5L19 22.5",
  room: 37,
  picture: draw(
    "web", "M0 -36V34M-34 -2H34M-25 -26L25 23M25 -26L-25 23M-12 -13Q0 -18 12 -13Q17 -2 12 9Q0 14 -12 9Q-17 -2 -12 -13ZM-22 -23Q0 -32 22 -23Q31 -2 22 20Q0 28 -22 20Q-31 -2 -22 -23Z",
    "line-ink w5", "M-10 -6L-24 -16L-29 -5M-12 1L-27 -1L-31 9M-12 6L-24 11L-26 22M10 -6L24 -16L29 -5M12 1L27 -1L31 9M12 6L24 11L26 22",
    "night ink", ellipse(0, 6, 15, 15),
    "night ink", ellipse(0, -11, 9, 8),
    "ruby", `${ellipse(-3.4, -13, 2.2)}${ellipse(3.4, -13, 2.2)}`,
    "bone", "M-5 1L5 11L5 1L-5 11Z",
  ),
} satisfies FeatureArt;
