import { icons } from "../../../../../art/icons";
import { nugget } from "../../../../../art/parts/nuggets";
import { draw, ellipse, put, type Shape } from "../../../../../art/shape";
import type { FeatureArt } from "../../art";

const peeping: Readonly<Record<number, readonly Shape[]>> = { 1: [put(nugget, 0, -23, 0.7)], 2: [put(nugget, -9, -21, 0.66, -14), put(nugget, 10, -22, 0.66, 12)] };

/** An open bag out of which peep the nuggets that are in it. */
export default {
  icon: icons.bag,
  room: 33,
  picture: (value: number): Shape[] => [
    ...draw("shade", ellipse(0, 26, 28, 7)),
    ...(peeping[value] ?? peeping[2]!),
    ...draw(
      "cloth ink", "M-17 -20Q0 -10 17 -20L12 -9Q32 3 26 18Q23 28 0 28Q-23 28 -26 18Q-32 3 -12 -9Z",
      "line-ink w4", "M-11 -9Q0 -5 11 -9",
      "cloth-lit", "M-20 14Q-21 2 -11 -4Q-16 6 -15 16Z",
    ),
    { numeral: value, x: 1, y: 22, size: 28, paint: "gold-ink" },
  ],
} satisfies FeatureArt;
