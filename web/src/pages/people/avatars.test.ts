import { expect, test } from "vitest";
import { hueOf, initialsOf } from "./avatars";

test("initials are those of the first two words", () => {
  expect(initialsOf("anna")).toBe("A");
  expect(initialsOf("  Jean-Baptiste Émile ")).toBe("JB");
  expect(initialsOf("élodie des mines")).toBe("ÉD");
  expect(initialsOf("")).toBe("");
});

test("a name always has the same hue", () => {
  expect(hueOf("mole")).toBe(hueOf("mole"));
  expect(hueOf("mole") % 30).toBe(0);
});
