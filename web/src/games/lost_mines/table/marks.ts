// Places that light up: one for each space, edge, mine, slot or player, with all that could be done there.
import type { Place } from "../../../table/viewport";
import type { Cell, Table } from "../messages";
import type { Choice, Target } from "./answers";
import { edgeKey, middleOf, slotCount, slotPlace, type Edge } from "./board";
import { foundMine } from "./mines";

export type Mark = { choices: Choice[] } & (
  | { kind: "cell" | "obstacle" | "storm" | "end"; at: Cell }
  | { kind: "edge"; edge: Edge }
  | { kind: "mine"; mine: number }
  | { kind: "slot"; slot: number }
  | { kind: "seat"; seat: number }
  | { kind: "way" } // where the mine lies that was found
);

function placeKey(mark: Mark | Target): string {
  if ("at" in mark) return mark.at.join();
  if ("edge" in mark) return edgeKey(mark.edge);
  if ("mine" in mark) return String(mark.mine);
  if ("seat" in mark) return String(mark.seat);
  return "slot" in mark ? String(mark.slot) : "";
}
export const markKey = (mark: Mark | Target): string => `${mark.kind} ${placeKey(mark)}`;
export const isSameMark = (a: Mark, b: Mark): boolean => markKey(a) === markKey(b);

export function marksOf(choices: readonly Choice[]): Mark[] {
  const marks = new Map<string, Mark>();
  for (const choice of choices) {
    const key = markKey(choice.target);
    const mark = marks.get(key) ?? ({ ...choice.target, choices: [] } as Mark);
    marks.set(key, mark);
    mark.choices.push(choice);
  }
  return [...marks.values()];
}

// Choices at one place that differ in how a card is turned or which way a dwarf goes: those of each way together.
export function wayOf({ target }: Choice): string {
  if (target.kind === "end") return target.route.map((cell) => cell.join()).join(" ");
  return "rotation" in target ? String(target.rotation) : "";
}
export const waysAt = ({ choices }: Pick<Mark, "choices">): string[] => [...new Set(choices.map(wayOf))];

// Where it is on the board. A player is not there.
export function placeOfMark(mark: Mark, table: Table): Place {
  switch (mark.kind) {
    case "mine": return table.mine?.[mark.mine]?.at ?? [0, 0];
    case "way": return foundMine(table)?.at ?? [0, 0];
    case "slot": return slotPlace(mark.slot, slotCount(table));
    case "edge": return middleOf(mark.edge);
    case "seat": return [0, 0];
    default: return mark.at;
  }
}
