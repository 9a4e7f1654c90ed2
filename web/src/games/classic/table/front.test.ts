import { expect, test } from "vitest";
import { factsOf, frontOf, seenRole } from "./front";

const table = {
  thieves: [2],
  seats: { 0: { has_nuggets: true }, 1: { role_changes: 2 }, 2: { prison: true, broken: ["cart" as const], has_nuggets: true } },
};
const mine = { nuggets: 4, roles_seen: { 1: { role: "boss" as const, changes: 1 }, 2: { role: "geologist" as const, changes: 0 } } };

test("what lies in front of a seat", () => {
  expect(frontOf(table, 2)).toEqual(["prison", "broken_cart", "thief"]);
  expect(frontOf(table, 0)).toEqual([]);
});

test("what was seen is old once the role has changed", () => {
  expect(seenRole(table, mine, 0)).toBeNull();
  expect(seenRole(table, mine, 1)).toEqual({ role: "boss", isOld: true });
  expect(seenRole(table, mine, 2)).toEqual({ role: "geologist", isOld: false });
});

test("the same in words; one's own nuggets with their number, others' without", () => {
  expect(factsOf(table, mine, 0, true)).toEqual(["4 nuggets"]);
  expect(factsOf(table, {}, 0, false)).toEqual(["has nuggets"]);
  expect(factsOf(table, mine, 1, false)).toEqual(["has changed roles 2 times", expect.stringContaining("before the role changed")]);
  expect(factsOf(table, mine, 2, false)).toEqual(["cart broken", "in prison", "has a thief", "has nuggets", "you saw: Geologist"]);
});
