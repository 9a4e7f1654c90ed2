import { expect, test } from "vitest";
import { once } from "./once";

test("what is loaded once is the same for everybody, and tried again after a failure", async () => {
  let loads = 0;
  const part = once(() => (++loads === 1 ? Promise.reject(new Error("no network")) : Promise.resolve(`part ${loads}`)));
  const [first, second] = [part(), part()];
  await expect(first).rejects.toThrow("no network");
  await expect(second).rejects.toThrow("no network");
  expect(loads).toBe(1);
  expect(await Promise.all([part(), part()])).toEqual(["part 2", "part 2"]);
});
