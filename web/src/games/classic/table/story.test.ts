import { expect, test } from "vitest";
import type { Moment } from "../vocabulary";
import { placesOf } from "./story";

test("what happened in the maze happened somewhere", () => {
  const moment = {
    n: 7,
    told: [["placed", 0, "b-nesw", [7, -2]], ["goal_turned", 1, "goal-gold", true], ["drew", 0]],
    secrets: [],
    table: { goals: { 1: { at: [8, 0], card: "goal-gold" } } },
    mine: {},
  } as unknown as Moment;
  expect(placesOf(moment)).toEqual([[7, -2], [8, 0]]);
  expect(placesOf({ ...moment, told: [["peeked", 2, "map", 1]] } as unknown as Moment)).toEqual([[8, 0]]);
  expect(placesOf({ ...moment, told: [["rock_fell", 2, "rockfall", [3, 1]]] } as unknown as Moment)).toEqual([[3, 1]]);
});
