import { expect, test } from "vitest";
import { about } from "../about/about";
import { bubblesOf } from "./bubbles";

const modules = Object.keys(about.words.en).flatMap((key) => /^option\.modules\.(\w+)$/.exec(key)?.[1] ?? []);

test.each(["en", "fr"] as const)("every module has three short bubbles in %s", (language) => {
  for (const module of modules) {
    const bubbles = bubblesOf([module], language);
    expect(bubbles.map(({ part }) => part), module).toEqual(["new", "look", "tip"]);
    for (const { text } of bubbles) expect(text.length, text).toBeLessThanOrEqual(120);
  }
});

test("several modules come one after the other, and one that is not known is passed over", () => {
  const bubbles = bubblesOf(["wc_veto", "a_module_of_tomorrow", "wc_scout"], "en");
  expect(bubbles.map(({ module }) => module)).toEqual([...Array<string>(3).fill("wc_veto"), ...Array<string>(3).fill("wc_scout")]);
  expect(bubblesOf([], "fr")).toEqual([]);
});
