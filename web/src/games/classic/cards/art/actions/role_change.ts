import { draw, put } from "../../../../../art/shape";
import type { ActionArt } from "../../art";

export default {
  plate: "slate",
  icon: "M4 8C4 4.5 14 4.5 14 8V11C14 15 9 17 9 17S4 15 4 11ZM7 10h.01M11 10h.01M17 9L20 10V14C20 18 15 20 15 20L13 18.5M17 3C20 3 21 5 21 6.5M21 6.5L19 5.5M21 6.5L22.5 4.5",
  picture: [
    put(draw("parch ink", "M-20 -20Q0 -28 20 -20Q22 14 0 26Q-22 14 -20 -20Z", "ink-fill", "M-13 -9a4.5 4.5 0 1 0 9 0ZM4 -9a4.5 4.5 0 1 0 9 0Z", "line-ink w3", "M-9 7Q0 16 9 7"), -15, -8, 1, -10),
    put(draw("night ink", "M-20 -20Q0 -28 20 -20Q22 14 0 26Q-22 14 -20 -20Z", "gold", "M-14 -12L-3 -6Q-10 0 -14 -12ZM14 -12L3 -6Q10 0 14 -12Z", "line-gold w3", "M-9 13Q0 4 9 13"), 16, 9, 1, 10),
    ...draw("line-ink w8", "M10 -38Q34 -38 38 -16M29 -22L38 -14L43 -25M-10 40Q-34 40 -38 18M-43 27L-38 16L-29 24", "line-gold w4", "M10 -38Q34 -38 38 -16M29 -22L38 -14L43 -25M-10 40Q-34 40 -38 18M-43 27L-38 16L-29 24"),
  ],
} satisfies ActionArt;
