import { draw, put } from "../../../../../art/shape";
import type { ActionArt } from "../../art";
import { tile } from "../tile";

export default {
  plate: "slate",
  icon: "M3 10V8M3 13V16M3 19V21H5M8 21H10V18M10 15V12M10 9.5V8H8M6 8H4.5M14 4H21V17H14ZM14 10.5H21M5 5C6 2.5 9 2 11 3.5M11 3.5L9 4.5M11 3.5L10.5 1.5",
  picture: [
    ...draw("line-bone w4 dash", "M-37 -1H-9V40H-37Z"),
    put(tile("straight"), 21, 4, 1.25, 9),
    ...draw("line-ink w10", "M-24 -12Q-22 -38 4 -36M-6 -46L6 -36L-5 -27", "line-gold w5", "M-24 -12Q-22 -38 4 -36M-6 -46L6 -36L-5 -27"),
  ],
} satisfies ActionArt;
