import { expect, test } from "vitest";
import stone from "../cards/art/features/stone";
import treasure from "../cards/art/features/treasure";
import "../modules";
import { goalText, knownOf, pictureOf } from "./goals";

const seen = (card: string) => ({ card, isSure: true });

test("a goal that was seen is told by its card", () => {
  expect(goalText(0, null)).toBe("Goal 1, face down");
  expect(goalText(0, seen("goal-gold"))).toBe("Goal 1: you saw the treasure");
  expect(goalText(2, seen("goal-stone-nw"))).toBe("Goal 3: you saw stone");
  expect(pictureOf("goal-gold")).toBe(treasure.picture);
  expect(pictureOf("goal-stone-ne")).toBe(stone.picture);
});

test("a goal that is neither treasure nor stone is not taken for stone", () => {
  expect(goalText(1, seen("a goal of tomorrow"))).toBe("Goal 2: you saw a goal of tomorrow");
  expect(pictureOf("a goal of tomorrow")).toEqual([]);
});

test("goals that were mixed are no longer sure, and of what may lie there the treasure counts most", () => {
  const mine = { goals_seen: { 2: "goal-stone-ne" }, goals_mixed: [{ card: "goal-stone-nw", goals: 0b011 }, { card: "goal-gold", goals: 0b011 }] };
  expect(knownOf(mine, 0)).toEqual({ card: "goal-gold", isSure: false });
  expect(knownOf(mine, 2)).toEqual({ card: "goal-stone-ne", isSure: true });
  expect(knownOf(mine, 3)).toBeNull();
  expect(goalText(0, knownOf(mine, 0))).toMatch(/^Goal 1: maybe The treasure/);
});
