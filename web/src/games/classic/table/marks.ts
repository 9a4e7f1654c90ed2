// Places that light up: one for each cell, player or goal, with all that could be done there.
import type { Cell } from "../messages";
import type { Choice, Target } from "./answers";

export type Mark = { choices: Choice[] } & (
  | { kind: "cell" | "rock" | "place" | "end"; at: Cell }
  | { kind: "goal"; goal: number }
  | { kind: "chest"; chest: number }
  | { kind: "seat"; seat: number }
  | { kind: "way" } // where the card lies that was turned up
);

// Two goals are pointed at one after the other.
function placesOf(target: Target): Mark[] {
  switch (target.kind) {
    case "nothing": return [];
    case "goals": return [target.one, target.other].map((goal) => ({ kind: "goal", goal, choices: [] }));
    default: return [{ ...target, choices: [] }];
  }
}

export function isSameMark(a: Mark, b: Mark): boolean {
  const placeOf = (mark: Mark) => ("at" in mark ? mark.at.join() : "goal" in mark ? mark.goal : "chest" in mark ? mark.chest : "seat" in mark ? mark.seat : "");
  return a.kind === b.kind && placeOf(a) === placeOf(b);
}

export function marksOf(choices: readonly Choice[]): Mark[] {
  const marks: Mark[] = [];
  for (const choice of choices)
    for (const place of placesOf(choice.target)) {
      const mark = marks.find((one) => isSameMark(one, place)) ?? (marks.push(place), place);
      mark.choices.push(choice);
    }
  return marks;
}
