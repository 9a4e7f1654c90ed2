import { expect, test } from "vitest";
import { wall } from "./wall";

test("the wall is the same every time", () => {
  expect(wall(4)).toEqual(wall(4));
  expect(wall(4).every((path) => path.length > 100)).toBe(true);
});
