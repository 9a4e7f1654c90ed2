import { expect, test } from "vitest";
import { avatars, hueOf, initialsOf } from "./avatars";

test("initials are those of the first two words", () => {
  expect(initialsOf("anna")).toBe("A");
  expect(initialsOf("  Jean-Baptiste Émile ")).toBe("JB");
  expect(initialsOf("élodie des mines")).toBe("ÉD");
  expect(initialsOf("")).toBe("");
});

test("a name always has the same hue", () => {
  expect(hueOf("Anna")).toBe(hueOf("Anna"));
  expect(hueOf("Anna") % 30).toBe(0);
  expect(new Set(avatars.map(hueOf)).size).toBe(avatars.length);
});
