import { expect, test } from "vitest";
import "../../modules";
import { next, type Change } from "../../../../state/moment";
import type { Told } from "../../messages";
import type { Classic } from "../../vocabulary";
import { flightsOf } from "../flights";

const table = { tunnels: { "0,0": ["start", false] }, goals: [{ at: [8, -2] }, { at: [8, 0] }], chests: [{ at: [3, -1], state: "closed" }] };
const at = (more: object) => next<Classic>(undefined, { n: 0, question: null, table: { ...table, ...more } } as unknown as Change<Classic>);
const heard = (before: ReturnType<typeof at>, ...told: Told[]) => flightsOf(next(before, { n: 1, told, question: null, table: {} }), before);

test("a card that was announced flies once", () => {
  const flight = { kind: "spend", id: "b-ew", from: { seat: 2 }, to: { cell: [1, 0] } };
  expect(heard(at({}), ["announced", 2, ["place_path", "b-ew", [1, 0], false, "none"]])).toMatchObject([flight]);
  const waiting = at({ announced: ["place_path", "b-ew", [1, 0]] });
  expect(heard(waiting, ["path_placed", 2, "b-ew", [1, 0], false])).toEqual([]);
  expect(heard(at({}), ["announced", 2, ["break_tool", "broken_cart", 1]])).toMatchObject([{ to: { seat: 1 } }]);
});

test("goals pass each other, a chest is turned up and shown", () => {
  expect(heard(at({}), ["goals_swapped", 0, "goal_swap", 0, 1])).toMatchObject([
    { kind: "pass", from: { cell: [8, -2] }, to: { cell: [8, 0] } },
    { kind: "pass", from: { cell: [8, 0] }, to: { cell: [8, -2] } },
  ]);
  const opened = heard(at({}), ["black_path_turned", 0, "chest_path_new", false, true], ["chest_opened", 1, 0, "chest_mill5"]);
  expect(opened.map(({ kind, id }) => [kind, id])).toEqual([["flip", "chest_path_new"], ["show", "chest_mill5"]]);
});

test("a goal that does something is held up after it was turned", () => {
  const kinds = (card: string) => heard(at({}), ["goal_turned", 1, card, false, true]).map(({ kind }) => kind);
  expect(kinds("newgoal_spider").sort()).toEqual(["flip", "show"]);
  expect(kinds("newgoal_stone_a")).toEqual(["flip"]);
});
