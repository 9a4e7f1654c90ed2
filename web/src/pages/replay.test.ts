import { expect, test } from "vitest";
import type { Replay } from "../protocol";
import { seenBy } from "./replay";

const replay: Replay = {
  summary: {} as Replay["summary"],
  talk: [],
  steps: [
    {
      n: 0,
      told: [["round_began", 1, 0]],
      table: { round: 1, pile: 10 },
      own: [{ mine: { role: "saboteur", hand: ["map"] } }, { mine: { role: "gold_digger", hand: ["b-ns"] } }],
    },
    { n: 1, told: [["peeked", 0, "map", 2]], table: { pile: 9 }, by: 0, answer: "map 2", own: [{ secrets: [["goal_seen", 2, "goal-gold"]], mine: { hand: [], goals_seen: { "2": "goal-gold" } } }, {}] },
  ],
};

test("a seat sees its own and nothing of the others", () => {
  const first = seenBy(replay, 0);
  const second = seenBy(replay, 1);
  expect(first[1]!.mine).toEqual({ role: "saboteur", hand: [], goals_seen: { "2": "goal-gold" } });
  expect(second[1]!.mine).toEqual({ role: "gold_digger", hand: ["b-ns"] });
  expect(JSON.stringify(second)).not.toContain("saboteur");
  expect(JSON.stringify(second)).not.toContain("goal-gold");
});

test("the table sees no secret at all", () => {
  const table = seenBy(replay, null);
  expect(table.map((moment) => moment.mine)).toEqual([{}, {}]);
  expect(table.every((moment) => moment.secrets.length === 0)).toBe(true);
  expect(table[1]!.table.pile).toBe(9);
});
