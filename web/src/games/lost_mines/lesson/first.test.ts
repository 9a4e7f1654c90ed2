import { expect, test } from "vitest";
import { explained } from "../../../table/explained.svelte";
import { hasBubbles, roleSubject, subject } from "./subjects";
import { first as en } from "./words/en/first";
import { first as fr } from "./words/fr/first";

test.each([["en", en], ["fr", fr]] as const)("the bubbles are short in %s", (_, words) => {
  for (const text of Object.values(words)) expect(text.length, text).toBeLessThanOrEqual(140);
});

test("every role is explained once, and so is the game", () => {
  expect(hasBubbles(undefined)).toBe(true);
  explained([subject]);
  expect(hasBubbles(undefined)).toBe(false);
  expect(hasBubbles("a role of tomorrow")).toBe(false);
  for (const role of ["loyal", "selfish", "saboteur"]) {
    expect(en).toHaveProperty([`first.${role}`]);
    expect(hasBubbles(role)).toBe(true);
    explained([roleSubject(role)]);
    expect(hasBubbles(role)).toBe(false);
  }
});
