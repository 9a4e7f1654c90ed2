import { expect, test } from "vitest";
import type { Told } from "../messages";
import { soundsOf } from "./sounds";

test("what is done at the table is heard, once for each kind", () => {
  const told: Told[] = [
    ["path_placed", 0, "b-x", [1, 0], false],
    ["goal_turned", 0, "goal-gold", false, true],
    ["goal_turned", 1, "goal-stone-ne", false, false],
    ["card_drawn", 0],
  ];
  expect(soundsOf(told, 0)).toEqual(["laid", "revealed"]);
  expect(soundsOf([["tool_broken", 0, "broken_cart", 1, "cart"]], 0)).toEqual(["broken"]);
  expect(soundsOf([["played_on", 0, "free_at_last", 1]], 0)).toEqual(["mended"]);
  expect(soundsOf([["passed", 0]], 0)).toEqual([]);
});

test("a round sounds won to those the server says have won it", () => {
  const end: Told[] = [["round_ended", { winners: "saboteurs" }, "not_reached", [1]]];
  expect(soundsOf(end, 0)).toEqual(["lost"]);
  expect(soundsOf(end, 1)).toEqual(["won"]);
  expect(soundsOf(end, null)).toEqual(["won"]);
  expect(soundsOf([["round_ended", { winners: "nobody" }, "not_reached", []]], null)).toEqual(["lost"]);
});
