import { expect, test } from "vitest";
import type { Moment } from "../vocabulary";
import "../modules";
import { placesOf, teller } from "./story";

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

test("a card that was announced is one line, and two if it was stopped", () => {
  const at = (n: number, ...told: Moment["told"]): Moment => ({ n, told, secrets: [], question: null, table: {}, mine: {} });
  const name = (seat: number) => ["Ann", "Bo"][seat] ?? "";
  const announced = at(1, ["announced", 0, ["peek_goal", "map", 1]]);
  const wants = ["Ann wants to look at goal 2."];
  expect(teller.told(announced, name)).toEqual(wants); // while all are asked
  expect(teller.told(announced, name, at(2, ["goal_peeked", 0, "map", 1]))).toEqual([]);
  expect(teller.told(announced, name, at(2, ["vetoed", 1, "veto"]))).toEqual(wants);
  const asks = at(1, ["announced", 0, ["place_path", "b-ew", [2, 0], false, "request"]]);
  expect(teller.told(asks, name, at(2, ["fee_promised", 1]))).toHaveLength(1);
  expect(teller.told(asks, name, at(2, ["withdrawn", 0, 1]))).toHaveLength(1);
});
