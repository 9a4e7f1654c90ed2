import { expect, test } from "vitest";
import { kindOf, lengths, usualLength } from "./clock";

test("every length is of its kind, and the server takes it", () => {
  for (const [kind, all] of Object.entries(lengths))
    for (const length of all) {
      expect(kindOf(length)).toBe(kind);
      expect(length).toBeLessThanOrEqual(2_592_000);
    }
  for (const [kind, length] of Object.entries(usualLength)) expect(kindOf(length)).toBe(kind);
});
