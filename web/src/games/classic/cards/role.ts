// A role: its dwarf, and the signs of what it is after.
import type { RoleFacts } from "../../../art/box";
import { on } from "../../../art/faces/plate";
import { portrait, sill } from "../../../art/faces/portrait";
import type { Shape } from "../../../art/shape";
import { roles } from "./art";

export function roleFace({ id }: RoleFacts): Shape[] {
  const art = roles[id];
  return art ? portrait(art.plate, art.figure, sill(art.signs)) : on("board", []);
}
