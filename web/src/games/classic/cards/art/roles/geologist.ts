import { draw, ellipse, put } from "../../../../../art/shape";
import type { RoleArt } from "../../art";
import crystal from "../features/crystal";

const lens = [put(draw("line-ink w8", "M0 12V30", "line-wood w5", "M0 12V30", "ice-lit ink", ellipse(0, 0, 13), "line-brass w4", ellipse(0, 0, 13), "ice ink", "M0 -7L6 0L0 7L-6 0Z"), 84, 70, 1, 16)];

export default {
  plate: "board",
  icon: "M5 8C6 3.5 18 3.5 19 8ZM5 8C4 16 8 21.5 12 21.5S20 16 19 8M6.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M12.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M10 18H14",
  signs: [crystal.icon],
  figure: { hat: "band", hatPaint: "ice", beard: "iron", coat: "ice-deep", look: "lenses", prop: lens },
} satisfies RoleArt;
