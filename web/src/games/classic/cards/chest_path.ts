// A tunnel card that lay over a chest keeps its dark frame, open where a tunnel leaves, and the iron on its corners.
import type { PathFacts, Side } from "../../../art/box";
import { sidesIn, turnWord } from "../../../art/geometry";
import { draw, type Shape } from "../../../art/shape";

const corners = "M0 0H26V5H5V51H0ZM100 0V51H95V5H74V0ZM100 150H74V145H95V99H100ZM0 150V99H5V145H26V150Z";
const closed: Readonly<Record<Side, string>> = { N: "M26 0H74V5H26Z", E: "M95 51H100V99H95Z", S: "M26 145H74V150H26Z", W: "M0 51H5V99H0Z" };
const iron = draw("iron-deep ink", "M1.3 1.3H20L1.3 20ZM98.7 1.3V20L80 1.3ZM98.7 148.7H80L98.7 130ZM1.3 148.7V130L20 148.7Z", "ink-dots", "M7 7h.1M93 7h.1M93 143h.1M7 143h.1");

export function chestEdge({ module, open }: PathFacts, turned: boolean): readonly Shape[] {
  if (module !== "mini_treasure_chests") return [];
  const ways = sidesIn(turnWord(open, turned));
  const sides = sidesIn("NESW").filter((side) => !ways.includes(side));
  return [{ paint: "pit", d: corners + sides.map((side) => closed[side]).join("") }, ...iron];
}
