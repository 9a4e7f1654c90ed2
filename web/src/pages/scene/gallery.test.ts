import { expect, test } from "vitest";
import { project, rock, steps, timber } from "./gallery";

test("the same gallery every time, in the steps of the palette", () => {
  const { facets, glints } = rock();
  expect(rock()).toEqual({ facets, glints });
  expect(glints.length).toBeGreaterThan(3);
  expect(facets.every((one) => one.step >= 0 && one.step < steps)).toBe(true);
  expect(facets.every((one) => !one.path.includes("NaN"))).toBe(true);
  expect(facets.some((one) => one.kind === "gold")).toBe(true);
});

test("what is far is near the middle", () => {
  expect(project({ x: 1, y: 1, z: 10 })[0]).toBeLessThan(project({ x: 1, y: 1, z: 2 })[0]);
  expect(timber()).toHaveLength(5);
});
