// Signs that stand for a colour or a kind, so that colour never speaks alone. About the origin.
import type { Clan } from "../deck";
import { draw, ellipse, type Shape } from "../shape";

/** Blue doors and blue diggers. */
export const rhombus = draw("bone ink", "M0 -12L9 0L0 12L-9 0Z", "blue-deep", "M0 -5L4 0L0 5L-4 0Z");
/** Green doors and green diggers. */
export const fir = draw("bone ink", "M0 -14L9 -2H5L11 8H3V12H-3V8H-11L-5 -2H-9Z");

const sun = draw("bone ink", "M0 -12l2.6 5l5.4 -1.8l-1.8 5.4l5 2.6l-5 2.6l1.8 5.4l-5.4 -1.8l-2.6 5l-2.6 -5l-5.4 1.8l1.8 -5.4l-5 -2.6l5 -2.6l-1.8 -5.4l5.4 1.8Z");
const moon = draw("bone ink", "M4 -11a11 11 0 1 0 5 17a9 9 0 0 1 -5 -17Z");
/** The yellow clan has the sun, the blue clan the moon. */
export const clanSign: Readonly<Record<Clan, Shape[]>> = { yellow: sun, blue: moon };

/** The symbol of a web: circle, triangle or diamond. */
export const symbol = (name: string): Shape[] =>
  draw("gold ink", name === "circle" ? ellipse(0, 0, 11) : name === "triangle" ? "M0 -13L14 11H-14Z" : "M0 -14L12 0L0 14L-12 0Z");
