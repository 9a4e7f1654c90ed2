import { pick } from "../../../../../art/parts/props";
import { draw } from "../../../../../art/shape";
import type { RoleArt } from "../../art";
import blueDoor from "../features/door_blue";

/** As on the doors of the team. */
const rhombus = draw("bone ink", "M0 -12L9 0L0 12L-9 0Z", "blue-deep", "M0 -5L4 0L0 5L-4 0Z");

export default {
  plate: "board",
  icon: "M4 12C6 7 11 2 18 3.5C17 5 18 8 20 12ZM10.5 6L12.5 8.5L10.5 11L8.5 8.5ZM6 12C6 18 9 21.5 12 21.5S18 18 18 12M10 15h.01M14 15h.01",
  signs: [blueDoor.icon],
  figure: { hat: "cap", hatPaint: "blue", beard: "straw", coat: "blue-deep", look: "open", emblem: rhombus, prop: pick },
} satisfies RoleArt;
