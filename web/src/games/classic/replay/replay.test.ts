import { expect, test } from "vitest";
import type { Replay } from "../../../protocol";
import { seenBy } from "../../../state/replay";
import type { Told } from "../messages";
import type { Classic, Moment } from "../vocabulary";
import { chestsShown } from "./chests_shown";
import { goalsShown } from "./goals_shown";

const replay: Replay = {
  summary: {} as Replay["summary"],
  talk: [],
  steps: [
    {
      n: 0,
      told: [["round_began", 1, 0]],
      question: { number: 1, what: "turn", seats: [0] },
      table: { round: 1, pile: 10 },
      answers: [],
      own: [{ mine: { role: "saboteur", hand: ["map"] } }, { mine: { role: "gold_digger", hand: ["b-ns"] } }],
    },
    {
      n: 1,
      told: [["goal_peeked", 0, "map", 2]],
      question: { number: 2, what: "turn", seats: [1] },
      table: { pile: 9 },
      answers: [[0, ["peek_goal", "map", 2]]],
      own: [{ secrets: [["goal_seen", 2, "goal-gold"]], mine: { hand: [], goals_seen: { "2": "goal-gold" } } }, {}],
    },
  ],
};

test("a seat sees its own and nothing of the others", () => {
  const first = seenBy<Classic>(replay, 0);
  const second = seenBy<Classic>(replay, 1);
  expect(first[1]!.mine).toEqual({ role: "saboteur", hand: [], goals_seen: { "2": "goal-gold" } });
  expect(first[1]!.question?.seats).toEqual([1]);
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

test("a replay of everything shows what the goals are, each round anew", () => {
  type Goal = { at: [number, number]; card?: string; turned?: boolean };
  const down: Goal[] = [{ at: [1, 0] }, { at: [2, 0] }];
  const up: Goal[] = [{ at: [1, 0], card: "goal-gold" }, { at: [2, 0], card: "goal-stone-ne", turned: true }];
  const step = (n: number, told: Told[], goals: Goal[]): Moment => ({ n, told, secrets: [], question: null, table: { goals }, mine: {} });
  const moments = [
    step(0, [["round_began", 1, 0]], down),
    step(1, [["goal_turned", 0, "goal-gold", false, true]], up),
    step(2, [["round_began", 2, 0]], down),
    step(3, [], down),
    step(4, [["goal_turned", 0, "goal-stone-nw", false, true]], [{ at: [1, 0], card: "goal-stone-nw" }, down[1]!]),
  ];
  const faces = goalsShown(moments).map(({ table }) => table.goals);
  expect(faces[0]).toEqual(up);
  expect(faces[2]!.map((goal) => goal.card)).toEqual(["goal-stone-nw", undefined]);
  expect(faces[3]!.map((goal) => goal.card)).toEqual(["goal-stone-nw", undefined]);
});

test("goals that were exchanged lay elsewhere before", () => {
  const at = (n: number, told: Told[], cards: (string | undefined)[], secrets: Moment["secrets"] = []): Moment => ({
    n, told, secrets, question: null, table: { goals: cards.map((card, number) => ({ at: [8, number], ...(card ? { card } : {}) })) }, mine: {},
  });
  const moments = [
    at(0, [], [undefined, undefined, undefined]),
    at(1, [["goals_swapped", 1, "goal_swap", 0, 2]], [undefined, undefined, undefined]),
    at(2, [["goal_turned", 0, "goal-gold", false, true]], ["goal-gold", "goal-stone-ne", "goal-stone-nw"]),
  ];
  const cardsAt = (all: Moment[], index: number) => all[index]!.table.goals?.map(({ card }) => card);
  const swapper = moments.map((one) => (one.n === 1 ? at(1, [], [], [["goals_exchanged", 0, 2]]) : one));
  expect(cardsAt(goalsShown(moments, [moments, swapper]), 1)).toEqual(["goal-gold", "goal-stone-ne", "goal-stone-nw"]);
  expect(cardsAt(goalsShown(moments, [moments, swapper]), 0)).toEqual(["goal-stone-nw", "goal-stone-ne", "goal-gold"]);
  expect(cardsAt(goalsShown(moments, [moments]), 0)).toEqual(["goal-gold", "goal-stone-ne", "goal-stone-nw"]); // they only pretended
});

test("a replay of everything shows what lies in the chests, each round anew", () => {
  type Chests = NonNullable<Moment["table"]["chests"]>;
  const at = (n: number, told: Told[], ...chests: Chests): Moment => ({ n, told, secrets: [], question: null, table: { chests }, mine: {} });
  const nugget = { path: "chest_path_ne", card: "chest_nugget" };
  const mill = { path: "chest_path_nw", card: "chest_mill5" };
  const moments = [
    at(0, [], { state: "closed" }, { state: "closed" }),
    at(1, [], { state: "closed", cards: { path: "chest_path_ne" } }, { state: "closed" }),
    at(2, [["chest_opened", 0, 0, "chest_nugget"]], { state: "open", cards: nugget }, { state: "closed" }),
    at(3, [["chest_shown", 1, mill]], { state: "open", cards: nugget }, { state: "closed", cards: mill }),
    at(4, [["round_began", 2, 0]], { state: "closed" }, { state: "closed" }),
  ];
  const cardsAt = (n: number) => chestsShown(moments)[n]!.table.chests?.map(({ cards }) => cards?.card);
  for (const n of [0, 1, 2, 3]) expect(cardsAt(n), String(n)).toEqual(["chest_nugget", "chest_mill5"]);
  expect(cardsAt(4)).toEqual([undefined, undefined]);
  expect(chestsShown(moments)[0]!.table.chests?.[0]?.state).toBe("closed");
});
