import { draw, ellipse, put, type Shape } from "../../../../../art/shape";
import type { ActionArt } from "../../art";

const lens = (inside: readonly Shape[]): Shape[] => [
  ...draw("wood ink", "M16 20L24 12L42 32Q44 40 38 42Q34 42 32 40Z", "ice-lit ink", ellipse(-6, -8, 29)),
  ...inside,
  ...draw("line-ink w10", ellipse(-6, -8, 29), "line-brass w6", ellipse(-6, -8, 29), "line-lit w4", "M-24 -16Q-20 -26 -10 -29"),
];

export default {
  plate: "dusk",
  icon: "M10 3a7 7 0 1 0 .01 0M15.5 15.5L21 21M7.5 11.5C7.5 9 12.5 9 12.5 11.5M10 7.5h.01",
  picture: lens([put(draw("skin", ellipse(0, 2, 13, 11), "fur", "M-15 4Q0 12 15 4Q14 22 0 22Q-14 22 -15 4Z", "ruby ink", "M-16 -3Q-8 -26 6 -24Q16 -18 16 -3Z", "ink-fill", `${ellipse(-5, 2, 2)}${ellipse(5, 2, 2)}`), -6, -8)]),
} satisfies ActionArt;
