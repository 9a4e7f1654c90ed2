import { expect, test } from "vitest";
import { goldCard, nuggetsOn } from "./gold";

test("gold cards are found and added up by what they are worth", () => {
  expect([1, 2, 3].map(goldCard)).toEqual(["gold-1", "gold-2", "gold-3"]);
  expect(nuggetsOn({ 1: 2, 3: 1 })).toBe(5);
  expect(nuggetsOn()).toBe(0);
});
