import { expect, test } from "vitest";
import type { Replay, Told } from "../../../protocol";
import type { Classic, Moment } from "../vocabulary";
import { seenBy } from "../../../state/replay";
import { goalsShown } from "./goals_shown";

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
  const first = seenBy<Classic>(replay, 0);
  const second = seenBy<Classic>(replay, 1);
  expect(first[1]!.mine).toEqual({ role: "saboteur", hand: [], goals_seen: { "2": "goal-gold" } });
  expect(second[1]!.mine).toEqual({ role: "gold_digger", hand: ["b-ns"] });
  expect(JSON.stringify(second)).not.toContain("saboteur");
  expect(JSON.stringify(second)).not.toContain("goal-gold");
});

test("the table sees no secret at all", () => {
  const table = seenBy<Classic>(replay, null);
  expect(table.map((moment) => moment.mine)).toEqual([{}, {}]);
  expect(table.every((moment) => moment.secrets.length === 0)).toBe(true);
  expect(table[1]!.table.pile).toBe(9);
});

test("who sees everything sees what the goals are, each round anew", () => {
  const at = (x: number): [number, number] => [x, 0];
  const goals = { "0": { at: at(1) }, "1": { at: at(2) } };
  const step = (n: number, told: Told[]): Moment => ({ n, told, secrets: [], table: { goals }, mine: {} });
  const ended: Told[] = [["goal_turned", 0, "goal-gold", true], ["goal_turned", 1, "goal-stone-ne turned", false]];
  const moments = [
    step(0, [["round_began", 1, 0]]),
    step(1, [...ended, ["round_began", 2, 0]]),
    step(2, []),
    step(3, [["goal_turned", 0, "goal-stone-nw", true]]),
  ];
  const faces = goalsShown(moments).map(({ table }) => Object.values(table.goals!).map((goal) => goal!.card));
  expect(faces[0]).toEqual(["goal-gold", "goal-stone-ne"]);
  expect(faces[1]).toEqual(["goal-stone-nw", undefined]);
  expect(faces[2]).toEqual(["goal-stone-nw", undefined]);
});
