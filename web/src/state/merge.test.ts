import { expect, test } from "vitest";
import { merge } from "./merge";

// The examples of RFC 7396, appendix A.
test.each([
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])("%j changed by %j", (target, patch, result) => {
  const before = JSON.stringify(target);
  expect(merge<object>(target, patch)).toEqual(result);
  expect(JSON.stringify(target)).toBe(before);
});

test("what does not change is shared", () => {
  const target = { seats: { 0: { hand: 6 } }, board: { "0,0": "start" } };
  expect(merge(target, { board: { "1,0": "b-ew" } }).seats).toBe(target.seats);
});
