import { draw, ellipse, type Shape } from "../../../../../art/shape";
import type { FeatureArt } from "../../art";

export default {
  room: 33,
  picture: (value: number): Shape[] => [
    ...draw(
      "shade", ellipse(0, 25, 27, 7),
      "cloth ink", "M-9 -16Q-31 2 -25 18Q-22 27 0 27Q22 27 25 18Q31 2 9 -16Z",
      "cloth ink", "M-9 -16L-14 -29Q-6 -24 0 -29Q6 -24 14 -29L9 -16Z",
      "line-ink w5", "M-10 -16H10",
      "cloth-lit", "M-19 12Q-19 -1 -8 -10Q-14 2 -14 14Z",
    ),
    { numeral: value, x: 2, y: 18, size: 30, paint: "gold-ink" },
  ],
} satisfies FeatureArt;
