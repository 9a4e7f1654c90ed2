// A role: its dwarf, and the signs of what it is after.
import type { RoleFacts } from "../../../art/box";
import { on } from "../../../art/faces/plate";
import { portrait, sill } from "../../../art/faces/portrait";
import type { Shape } from "../../../art/shape";
import { roles } from "./art/roles";
import { type IconName, icons } from "./icons";

const signs: Readonly<Record<string, readonly IconName[]>> = {
  gold_digger: ["nugget"], saboteur: ["rockfall"], blue_digger: ["door_blue"], green_digger: ["door_green"],
  boss: ["door_blue", "door_green"], profiteer: ["bag"], geologist: ["crystal"], greedy_dwarf: ["crown"],
};

export function roleFace({ id }: RoleFacts): Shape[] {
  const figure = roles[id];
  if (figure === undefined) return on("board", []);
  return portrait(id === "saboteur" ? "ember" : "board", figure, sill((signs[id] ?? []).map((name) => icons[name])));
}
