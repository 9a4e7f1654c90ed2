import { expect, test } from "vitest";
import type { Moment } from "../vocabulary";
import { placesOf } from "./story";

test("what happened in the maze happened somewhere", () => {
  const moment: Moment = {
    n: 7,
    told: [["path_placed", 0, "b-nesw", [7, -2], false], ["goal_turned", 1, "goal-gold", false, true], ["card_drawn", 0]],
    secrets: [],
    question: null,
    table: { goals: [{ at: [8, -2] }, { at: [8, 0], card: "goal-gold" }] },
    mine: {},
  };
  expect(placesOf(moment)).toEqual([[7, -2], [8, 0]]);
  expect(placesOf({ ...moment, told: [["goal_peeked", 2, "map", 1]] })).toEqual([[8, 0]]);
  expect(placesOf({ ...moment, told: [["rock_fell", 2, "rockfall", [3, 1]]] })).toEqual([[3, 1]]);
});
