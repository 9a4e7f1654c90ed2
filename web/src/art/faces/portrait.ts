// A role card: the dwarf large, and in the sill below the signs of what the role is after.
import { type Dwarf, dwarf } from "../parts/dwarf";
import { draw, ellipse, put, type Shape } from "../shape";
import { on, type Plate } from "./plate";

export const portrait = (plate: Plate, figure: Dwarf, signs: readonly Shape[]): Shape[] =>
  on(plate, [...draw("glow", ellipse(50, 66, 46, 56)), put(dwarf(figure), 5, 31, 0.88), { use: "k-sill" }, ...signs]);

/** Icons carved in the sill. */
export const sill = (icons: readonly string[]): Shape[] =>
  icons.map((line, i) => put([{ paint: "line-gold w2", d: line }], 50 - 9.5 + (i - (icons.length - 1) / 2) * 24, 127, 0.8));
