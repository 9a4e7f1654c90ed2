import { expect, test } from "vitest";
import { first as en } from "./words/en/first";
import { first as fr } from "./words/fr/first";

test.each([["en", en], ["fr", fr]] as const)("the bubbles are short in %s", (_, words) => {
  for (const text of Object.values(words)) expect(text.length, text).toBeLessThanOrEqual(140);
});
