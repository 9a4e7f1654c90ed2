import { expect, test } from "vitest";
import type { Cell, Table } from "../messages";
import type { Moment } from "../vocabulary";
import { lossOn, trapsOn, walkedIn } from "./walking";

const table: Table = {
  across: [
    { edge: [[4, 2], [5, 2]], token: "trap", by: 1 },
    { edge: [[5, 2], [5, 3]], token: "troll", by: 0 },
  ],
};
const from: Cell = [4, 2];

test("a trap counts each time it is crossed, whichever way", () => {
  expect(trapsOn(from, [[5, 2]], table)).toHaveLength(1);
  expect(trapsOn(from, [[5, 2], [4, 2], [5, 2]], table)).toHaveLength(3);
  expect(trapsOn(from, [[4, 3]], table)).toEqual([]);
});

test("nobody loses more cards than they hold", () => {
  expect(lossOn(from, [[5, 2], [4, 2]], table, 1)).toBe(1);
  expect(lossOn(from, [[5, 2], [4, 2]], table, 0)).toBe(0);
});

test("a walk begins where the dwarf stood before", () => {
  const moment = (told: Moment["told"], dwarf: Cell): Moment => ({ n: 0, told, secrets: [], question: null, mine: {}, table: { seats: { 1: { dwarf } } } });
  const before = moment([], [3, 4]);
  expect(walkedIn(moment([["walked", 1, [[3, 5]], null]], [3, 5]), before)).toEqual({ by: 1, from: [3, 4], route: [[3, 5]] });
  expect(walkedIn(moment([["walked", 1, [], null]], [3, 4]), before)).toBeNull();
  expect(walkedIn(moment([], [3, 4]), before)).toBeNull();
});
