import { expect, test } from "vitest";
import { momentsOf } from "../state/moment";
import { lastLook, roundsOf } from "./rounds";

test("a round is told by its end and by what was shared after it", () => {
  const moments = momentsOf([
    { n: 0, told: [["round_began", 1, 0]], table: {} },
    {
      n: 1,
      told: [["round_ended", "diggers", 1], ["roles_shown", ["gold_digger", "gold_digger", "saboteur"], "gold_digger"], ["gold_drawn", 3]],
      table: { results: [{ winners: "diggers", finisher: 1 }] },
    },
    { n: 2, told: [["gold_taken", 1]], table: {} },
    { n: 3, told: [["gold_taken", 0], ["gold_taken", 1], ["round_began", 2, 2]], table: {} },
    {
      n: 4,
      told: [["round_ended", "saboteurs", null], ["roles_shown", ["saboteur", "gold_digger", "gold_digger"], "saboteur"], ["rewarded", 0, 4, 2]],
      table: { results: [{ winners: "diggers", finisher: 1 }, { winners: "saboteurs", finisher: null }] },
    },
  ]);
  const [first, second] = roundsOf(moments);
  expect(first).toMatchObject({ round: 1, n: 1, winners: "diggers", finisher: 1, spare: "gold_digger" });
  expect(first!.shares).toEqual([1, 0, 1].map((seat) => ({ seat, nuggets: null })));
  expect(second).toMatchObject({ round: 2, n: 4, winners: "saboteurs", roles: ["saboteur", "gold_digger", "gold_digger"] });
  expect(second!.shares).toEqual([{ seat: 0, nuggets: 4 }]);
});

const down = { at: [8, 0] as [number, number], card: null };

test("the last look at a round has its maze and its goals face up", () => {
  const [before, ended] = momentsOf([
    { n: 0, table: { round: 1, board: { "0,0": "start" }, goals: { 0: down } } },
    {
      n: 1,
      told: [["placed", 0, "b-ew", [1, 0]], ["goal_turned", 0, "goal-gold", false], ["round_ended", "saboteurs", null], ["round_began", 2, 1]],
      table: { round: 2, board: { "0,0": "start" }, goals: { 0: down } },
    },
  ]);
  expect(lastLook(ended!, before)).toEqual({ round: 1, board: { "0,0": "start", "1,0": "b-ew" }, goals: { 0: { at: [8, 0], card: "goal-gold" } } });
});
