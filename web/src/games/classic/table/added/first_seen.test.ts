import { expect, test } from "vitest";
import type { Mine, Table } from "../../messages";
import type { Moment } from "../../vocabulary";
import { explainedNext } from "./first_seen";

const all = ["wc_greedy_dwarf", "wc_goal_swap", "wc_veto", "wc_direction_change", "mini_right_of_passage", "mini_costume_workshop", "mini_treasure_chests", "variant_sabotaged_dwarf"];
const postcards = [{ card: "postcard_workshop", at: [4, -2] as [number, number], isUsed: () => false }];
const next = (modules: readonly string[], table: Table, mine: Mine = {}, question: Moment["question"] = null) =>
  explainedNext(modules, { table, mine, question, me: 0, postcards });

test("what changes the whole round comes first, and nothing else does before it is seen", () => {
  expect(next(all, {})).toBe("wc_greedy_dwarf");
  expect(next(all.slice(1), {})).toBe(null);
});

test("a card is explained when it is in the hand or was played", () => {
  expect(next(all, {}, { hand: ["b-ew", "goal_swap"] })).toBe("wc_goal_swap");
  expect(next(all, { in_play: ["goal_swap"] })).toBe("wc_goal_swap");
  expect(next(all, { played: { goal_swap: 1 } })).toBe("wc_goal_swap");
  expect(next(all, { direction: -1 })).toBe("wc_direction_change");
  expect(next(all, {}, {}, { number: 1, what: "veto", seats: [0, 1], window: true })).toBe("wc_veto");
});

test("pieces are explained when tunnels come near, and dwarfs when one can be hired", () => {
  const modules = ["mini_costume_workshop", "mini_treasure_chests"];
  const chests: Table["chests"] = [{ at: [3, 1] }];
  expect(next(modules, { chests, tunnels: { "0,0": ["start", false] } })).toBe(null);
  expect(next(modules, { chests, tunnels: { "2,0": ["b-ew", false] } })).toBe("mini_treasure_chests");
  expect(next(modules, { tunnels: { "3,-1": ["b-ew", false] } })).toBe("mini_costume_workshop");
  expect(next(["mini_right_of_passage"], {}, {}, { number: 1, what: "turn", seats: [1] })).toBe(null);
  expect(next(["mini_right_of_passage"], {}, {}, { number: 1, what: "turn", seats: [0] })).toBe("mini_right_of_passage");
  expect(next(["variant_sabotaged_dwarf"], { seats: { 1: { front: ["broken_cart"] } } })).toBe("variant_sabotaged_dwarf");
});
