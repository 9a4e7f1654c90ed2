import { expect, test } from "vitest";
import type { Table } from "../../../protocol";
import { emptyPlaces, openEnds } from "./ground";

test("empty places lie between the start and the goals, and nowhere else", () => {
  const table = { board: { "0,0": "start", "1,0": "b-x" }, goals: { 0: { at: [2, -1] }, 1: { at: [2, 1] } } } as unknown as Table;
  // Three rows of three, without the start, a tunnel and two goals.
  expect(emptyPlaces(table).match(/M/g)).toHaveLength(5);
  expect(emptyPlaces({ board: { "0,0": "start" } } as Table)).toBe("");
});

test("room is kept where tunnels lead to, as they lie", () => {
  const ends = (board: Record<string, string>) => openEnds({ board } as Table);
  expect(ends({ "2,-1": "b-ne" })).toEqual([[2, -2], [3, -1]]);
  expect(ends({ "2,-1": "b-ne turned" })).toEqual([[2, 0], [1, -1]]);
  expect(ends({ "0,0": "start" })).toHaveLength(4);
  expect(ends({ "0,0": "a card of tomorrow" })).toEqual([]);
});
