import { pick } from "../../../../../art/parts/props";
import { draw } from "../../../../../art/shape";
import type { RoleArt } from "../../art";
import greenDoor from "../features/door_green";

/** As on the doors of the team. */
const fir = draw("bone ink", "M0 -14L9 -2H5L11 8H3V12H-3V8H-11L-5 -2H-9Z");

export default {
  plate: "board",
  icon: "M4 12C6 7 11 2 18 3.5C17 5 18 8 20 12ZM10.5 5.5L13 10H8ZM6 12C6 18 9 21.5 12 21.5S18 18 18 12M10 15h.01M14 15h.01",
  signs: [greenDoor.icon],
  figure: { hat: "cap", hatPaint: "green", beard: "rust", coat: "green-deep", look: "open", emblem: fir, prop: pick },
} satisfies RoleArt;
