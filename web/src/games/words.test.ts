// The catalogues say the same in every language, and nothing that nobody reads.
import { describe, expect, test } from "vitest";

type Catalogue = Record<string, string>;
// A file has one catalogue or several; which cards are drawn beside the topics of the rules is no catalogue.
const catalogues = import.meta.glob<Record<string, Catalogue>>(["../**/words/en/*.ts", "../**/words/fr/*.ts", "../words/en/*.ts", "../words/fr/*.ts"], { eager: true });
const wordsOf = (path: string): Catalogue => 
  Object.assign({}, ...Object.entries(catalogues[path] ?? {}).flatMap(([name, words]) => (name === "topics" ? [] : [words])));
const files = Object.keys(catalogues).filter((path) => path.includes("/en/"));

// Keys made at run time, from names the server sends or from a choice of ours.
const computed = [
  "lying.",
  "ask.aim.", "ask.hire.", "ask.other.", "ask.pay.", "ask.which.", "ask.you.", "avatar.", "bot.", "bubble.", "card.", "chapter.", "clan.", "clock.kind.", "create.weight.", "do.aim.", "do.as.", "error.", "effect.", "end.place.", "example.", "feature.", "first.", "front.pay.", "lies.", "maze.goal_seen.", "notes.goal.", "option.", "phase.",
  "path.", "players.", "preset.", "reaction.", "refusal.", "role.", "rules.", "sheet.", "side.", "state.", "tool.", "treasure.", "trouble.", "tutorial.", "unplayable.", "who.", "why.",
];
// What happened: words/sentences.ts of a game makes these keys, and its tests say that each of them is of use.
const happened = ["told.", "secret."];

const sources = Object.values(
  import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/words/en/*", "!../**/words/fr/*", "!../**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");

function placesOf(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)/g)].map((match) => match[1]!))].sort();
}

test("there are catalogues of every page and every game", () => {
  expect(files.length).toBeGreaterThan(10);
});

describe.each(files)("%s", (path) => {
  const en = wordsOf(path);
  const fr = wordsOf(path.replace("/en/", "/fr/"));

  test("every language has the same keys, with the same places, and a text", () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    for (const [key, message] of Object.entries(en)) {
      expect(message.trim(), key).not.toBe("");
      expect(fr[key]!.trim(), key).not.toBe("");
      expect(placesOf(fr[key]!), key).toEqual(placesOf(message));
    }
  });
  test("every message is used", () => {
    const unused = Object.keys(en).filter((key) => ![...computed, ...happened].some((start) => key.startsWith(start)) && !sources.includes(`"${key}"`));
    expect(unused).toEqual([]);
  });
});

test("every prefix of computed keys is used", () => {
  const keys = files.flatMap((path) => Object.keys(wordsOf(path)));
  expect(computed.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
  expect(computed.filter((start) => !sources.includes(`\`${start}\${`))).toEqual([]);
});
