// What stands on path cards of more than one game, about the origin, upright whichever way the card lies.
import { box, draw, ellipse, type Shape } from "../shape";

const rungs = (xs: number, from: number, to: number, by: number) => {
  let d = "";
  for (let y = from; y <= to; y += by) d += `M${-xs} ${y}H${xs}`;
  return d;
};
export const ladder = draw(
  "pit ink", ellipse(0, 10, 19, 12),
  "line-ink w8", `M-9 16L-8 -32M9 16L8 -32${rungs(8, -25, 12, 9)}`,
  "line-wood w4", `M-9 15L-8 -31M9 15L8 -31${rungs(8, -25, 12, 9)}`,
);

export const chest = draw(
  "glow", ellipse(0, -2, 38, 33),
  "wood-deep ink", "M-25 -4Q-27 -27 0 -27Q27 -27 25 -4Z",
  "gold ink", "M-23 -3Q-20 -13 -13 -11Q-9 -20 -2 -15Q5 -21 10 -13Q20 -14 23 -3Z",
  "gold-lit", `${ellipse(-9, -9, 4.5, 3)}${ellipse(4, -11, 4.5, 3)}${ellipse(15, -7, 3.5, 2.4)}`,
  "wood ink", "M-26 -4H26V19Q26 23 22 23H-22Q-26 23 -26 19Z",
  "brass", "M-18 -3h6v25h-6ZM12 -3h6v25h-6Z",
  "gold ink", "M-6 -6H6V4Q6 9 0 10Q-6 9 -6 4Z",
  "gold", "M-31 21a5 3.6 0 1 1 8 3ZM24 24a5 3.6 0 1 1 8 0Z",
);

/** Boards laid across a gap, about the origin, along the y axis; the gap is `span` long. */
export function deck(span: number): Shape[] {
  const top = -span / 2, planks: string[] = [];
  for (let y = top + 1; y < span / 2 - 2; y += 7) planks.push(box(-14.5, y, 29, 5.4));
  return draw(
    "shade", box(-11, top, 34, span),
    "wood-deep", box(-13, top - 1, 26, span + 1),
    "wood plank", planks.join(""),
    "line-ink w6", `M-16 ${top - 4}V${span / 2 + 4}M16 ${top - 4}V${span / 2 + 4}`,
    "line-rope w3", `M-16 ${top - 4}V${span / 2 + 4}M16 ${top - 4}V${span / 2 + 4}`,
  );
}
