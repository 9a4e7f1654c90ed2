import { expect, test } from "vitest";
import type { Table } from "../protocol";
import { emptyPlaces, wall } from "./ground";

test("empty places lie between the start and the goals, and nowhere else", () => {
  const table = { board: { "0,0": "start", "1,0": "b-x" }, goals: { 0: { at: [2, -1] }, 1: { at: [2, 1] } } } as unknown as Table;
  // Three rows of three, without the start, a tunnel and two goals.
  expect(emptyPlaces(table).match(/M/g)).toHaveLength(5);
  expect(emptyPlaces({ board: { "0,0": "start" } } as Table)).toBe("");
});

test("the wall is the same every time", () => {
  expect(wall(4)).toEqual(wall(4));
  expect(wall(4).every((path) => path.length > 100)).toBe(true);
});
