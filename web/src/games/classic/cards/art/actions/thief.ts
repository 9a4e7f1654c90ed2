import { draw, ellipse } from "../../../../../art/shape";
import type { ActionArt } from "../../art";

export default {
  plate: "ember",
  icon: "M4 10C4 4 8 2.5 12 2.5S20 4 20 10C20 17 16 21.5 12 21.5S4 17 4 10ZM4 9C9 7.5 15 7.5 20 9M4.5 13C7 14.5 10 13.5 12 11.5C14 13.5 17 14.5 19.5 13M8 11h.01M16 11h.01",
  picture: draw(
    "night ink", "M-36 40Q-34 14 -14 6H14Q34 14 36 40Z",
    "night ink", "M-26 8Q-30 -38 0 -40Q30 -38 26 8Q0 20 -26 8Z",
    "skin", "M-18 -12Q0 -22 18 -12Q20 2 12 7Q0 11 -12 7Q-20 2 -18 -12Z",
    "ink-fill", "M-21 -13Q0 -20 21 -13Q21 -2 12 -2Q4 -2 0 -6Q-4 -2 -12 -2Q-21 -2 -21 -13Z",
    "bone", `${ellipse(-9, -9, 4, 3)}${ellipse(9, -9, 4, 3)}`,
    "ink-fill", `${ellipse(-7, -9, 1.8)}${ellipse(11, -9, 1.8)}`,
    "gold ink", "M-13 24L-9 14L3 12L13 22Z",
    "cloth ink", "M-12 22Q-27 30 -23 42Q-18 49 0 49Q18 49 23 42Q27 30 12 22Q0 27 -12 22Z",
    "cloth-lit", "M-17 40Q-18 33 -11 28Q-13 35 -12 42Z",
  ),
} satisfies ActionArt;
