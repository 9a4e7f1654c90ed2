// The catalogues say the same in every language, and nothing that nobody reads.
import { expect, test } from "vitest";
import { first } from "./first";
import { further } from "./further";
import { rulebook } from "./rulebook";
import { sheet } from "./sheet";

const en = { ...first.en, ...further.en, ...rulebook.en, ...sheet.en };
const fr = { ...first.fr, ...further.fr, ...rulebook.fr, ...sheet.fr };

// Keys made at run time, from names the server sends or from a choice of ours.
const computed = [
  "avatar.", "bot.", "card.", "clock.kind.", "doors.", "create.players.", "create.problem.", "edition.", "error.", "game.", "module.",
  "effect.", "feature.", "log.on.", "phase.", "preset.", "refusal.", "role.", "rules.", "sheet.", "side.", "state.", "team.", "tool.", "tutorial.", "who.", "won.never.", "won.shut_both.",
];

const sources = Object.values(
  import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../words/en/*", "!../words/fr/*", "!../**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");

function placesOf(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)/g)].map((match) => match[1]!))].sort();
}

test("every language has the same keys", () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
});

test.each(Object.keys(en) as (keyof typeof en)[])("%s has the same places, and a text", (key) => {
  expect(en[key].trim()).not.toBe("");
  expect(fr[key].trim()).not.toBe("");
  expect(placesOf(fr[key])).toEqual(placesOf(en[key]));
});

test("every message is used", () => {
  const unused = Object.keys(en).filter((key) => !computed.some((start) => key.startsWith(start)) && !sources.includes(`"${key}"`));
  expect(unused).toEqual([]);
});

test("every prefix of computed keys is used", () => {
  const prefixes = computed.filter((start) => Object.keys(en).some((key) => key.startsWith(start)));
  expect(prefixes.filter((start) => !sources.includes(`\`${start}\${`))).toEqual([]);
});
