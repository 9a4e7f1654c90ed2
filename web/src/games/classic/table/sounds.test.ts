import { expect, test } from "vitest";
import type { Told } from "../../../protocol";
import { soundsOf } from "./sounds";

const end: Told[] = [["round_ended", "saboteurs", null], ["roles_shown", ["gold_digger", "saboteur"], "gold_digger"]];

test("what is done at the table is heard, once for each kind", () => {
  expect(soundsOf([["placed", 0, "b-x", [1, 0]], ["goal_turned", 0, "goal-gold", true], ["goal_turned", 1, "goal-stone-ne", false], ["drew", 0]], 0)).toEqual([
    "laid",
    "revealed",
  ]);
  expect(soundsOf([["broke", 0, "broken_cart", 1, "cart"]], 0)).toEqual(["broken"]);
  expect(soundsOf([["passed", 0]], 0)).toEqual([]);
});

test("a round sounds won to those who won it", () => {
  expect(soundsOf(end, 0)).toEqual(["lost"]);
  expect(soundsOf(end, 1)).toEqual(["won"]);
  expect(soundsOf(end, null)).toEqual(["won"]);
  expect(soundsOf([["round_ended", "nobody", null], ["roles_shown", ["gold_digger"], "saboteur"]], 0)).toEqual(["lost"]);
});
