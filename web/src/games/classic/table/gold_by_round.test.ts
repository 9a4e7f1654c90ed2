import { expect, test } from "vitest";
import type { Replay } from "../../../protocol";
import { goldByRound } from "./gold_by_round";

test("gold counts for the round that brought it", () => {
  const replay = {
    summary: { seats: 2 },
    steps: [
      { n: 0, told: [["round_began", 1, 0]], own: [{}, {}] },
      { n: 1, told: [["round_ended", "diggers", 0]], own: [{}, {}] },
      { n: 2, told: [["gold_taken", 0]], own: [{ secrets: [["got_gold", { "3": 1 }]] }, {}] },
      { n: 3, told: [["gold_taken", 1], ["round_began", 2, 0]], own: [{}, { secrets: [["got_gold", { "1": 1 }]] }] },
      { n: 4, told: [["round_ended", "saboteurs", null], ["rewarded", 1, 4, 2]], own: [{}, { secrets: [["got_gold", { "2": 2 }]] }] },
    ],
  } as unknown as Replay;
  expect(goldByRound(replay)).toEqual([[3, 1], [0, 4]]);
});
