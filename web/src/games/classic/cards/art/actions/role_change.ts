import { draw, put } from "../../../../../art/shape";
import type { ActionArt } from "../../art";
import { icons } from "../../icons";

export default {
  plate: "slate",
  icon: icons.role_change,
  picture: [
    put(draw("parch ink", "M-20 -20Q0 -28 20 -20Q22 14 0 26Q-22 14 -20 -20Z", "ink-fill", "M-13 -9a4.5 4.5 0 1 0 9 0ZM4 -9a4.5 4.5 0 1 0 9 0Z", "line-ink w3", "M-9 7Q0 16 9 7"), -15, -8, 1, -10),
    put(draw("night ink", "M-20 -20Q0 -28 20 -20Q22 14 0 26Q-22 14 -20 -20Z", "gold", "M-14 -12L-3 -6Q-10 0 -14 -12ZM14 -12L3 -6Q10 0 14 -12Z", "line-gold w3", "M-9 13Q0 4 9 13"), 16, 9, 1, 10),
    ...draw("line-ink w8", "M10 -38Q34 -38 38 -16M29 -22L38 -14L43 -25M-10 40Q-34 40 -38 18M-43 27L-38 16L-29 24", "line-gold w4", "M10 -38Q34 -38 38 -16M29 -22L38 -14L43 -25M-10 40Q-34 40 -38 18M-43 27L-38 16L-29 24"),
  ],
} satisfies ActionArt;
