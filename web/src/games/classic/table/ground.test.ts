import { expect, test } from "vitest";
import type { Table } from "../messages";
import { emptyPlaces, openEnds } from "./ground";

test("empty places lie between the start and the goals, and nowhere else", () => {
  const table = { tunnels: { "0,0": ["start", false], "1,0": ["b-x", false] }, goals: [{ at: [2, -1] }, { at: [2, 1] }] } as Table;
  // Three rows of three, without the start, a tunnel and two goals.
  expect(emptyPlaces(table).match(/M/g)).toHaveLength(5);
  expect(emptyPlaces({ tunnels: { "0,0": ["start", false] } })).toBe("");
});

test("room is kept where tunnels lead to, as they lie", () => {
  const ends = (tunnels: Table["tunnels"]) => openEnds({ ...(tunnels ? { tunnels } : {}) });
  expect(ends({ "2,-1": ["b-ne", false] })).toEqual([[2, -2], [3, -1]]);
  expect(ends({ "2,-1": ["b-ne", true] })).toEqual([[2, 0], [1, -1]]);
  expect(ends({ "0,0": ["start", false] })).toHaveLength(4);
  expect(ends({ "0,0": ["a card of tomorrow", false] })).toEqual([]);
});
