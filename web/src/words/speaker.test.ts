import { afterEach, expect, test } from "vitest";
import { change } from "../state/settings.svelte";
import { fill } from "./speaker";

afterEach(() => change({ language: "en" }));

test("a number chooses the word", () => {
  expect([0, 1, 2].map((count) => fill("{count} {count|card|cards}", { count }))).toEqual(["0 cards", "1 card", "2 cards"]);
  change({ language: "fr" });
  expect([0, 1, 2].map((count) => fill("{count} {count|carte|cartes}", { count }))).toEqual(["0 carte", "1 carte", "2 cartes"]);
});

test("in French the e before a vowel goes", () => {
  change({ language: "fr" });
  expect(fill("{by} casse la lanterne de {whom}.", { by: "Bo", whom: "Ann" })).toBe("Bo casse la lanterne d’Ann.");
  expect(fill("le voleur de {whom} ; que {whom}", { whom: "Émile" })).toBe("le voleur d’Émile\u00a0; qu’Émile");
  expect(fill("la lanterne de {whom}", { whom: "Bo" })).toBe("la lanterne de Bo");
  expect(fill("de {least} à {most}", { least: 3, most: 10 })).toBe("de 3 à 10");
  change({ language: "en" });
  expect(fill("de {whom}", { whom: "Ann" })).toBe("de Ann");
});
