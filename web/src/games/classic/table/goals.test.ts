import { expect, test } from "vitest";
import { icons } from "../cards/icons";
import { goalText, seenIcon } from "./goals";

test("a goal that was seen is told by its card", () => {
  expect(goalText(0, undefined)).toBe("Goal 1, face down");
  expect(goalText(0, "goal-gold")).toBe("Goal 1: you saw the treasure");
  expect(goalText(2, "goal-stone-nw")).toBe("Goal 3: you saw stone");
  expect(seenIcon("goal-gold")).toBe(icons.gold);
  expect(seenIcon("goal-stone-ne")).toBe(icons.stone);
});

test("a goal that is neither treasure nor stone is not taken for stone", () => {
  expect(goalText(1, "a goal of tomorrow")).toBe("Goal 2: you saw this: a goal of tomorrow");
  expect(seenIcon("a goal of tomorrow")).toBe(icons.eye);
});
