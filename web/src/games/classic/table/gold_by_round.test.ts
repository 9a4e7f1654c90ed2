import { expect, test } from "vitest";
import type { Replay } from "../../../protocol";
import { goldByRound } from "./gold_by_round";

const step = (n: number, told: unknown[], ...own: object[]) => ({ n, told, question: null, table: {}, own: own.map((mine) => ({ mine })) });

test("what a seat has more than at the end of the round before", () => {
  const replay = {
    summary: { players: 2 },
    steps: [
      step(0, [["round_began", 1, 0]], {}, {}),
      step(1, [["round_ended", {}, "reached", [0, 1]]], {}, {}),
      step(2, [["gold_taken", 0]], { gold: { "3": 1 } }, {}),
      step(3, [["gold_taken", 1]], {}, { gold: { "1": 1 } }),
      step(4, [["round_began", 2, 0]], {}, {}),
      step(5, [["round_ended", {}, "not_reached", [1]], ["rewarded", 1, 4, 2, 0]], {}, { gold: { "2": 2 } }),
    ],
  } as unknown as Replay;
  expect(goldByRound(replay)).toEqual([[3, 1], [0, 4]]);
});

test("thefts count, for both", () => {
  const replay = {
    summary: { players: 2 },
    steps: [
      step(0, [["round_began", 1, 0]], {}, {}),
      step(1, [["shared", 0, 5]], { nuggets: 5 }, {}),
      step(2, [["stole", 1, 0]], { nuggets: 4 }, { nuggets: 1 }),
      step(3, [["round_began", 2, 0]], {}, {}),
      step(4, [["stole", 1, 0]], { nuggets: 3 }, { nuggets: 2 }),
    ],
  } as unknown as Replay;
  expect(goldByRound(replay)).toEqual([[4, 1], [-1, 1]]);
});
