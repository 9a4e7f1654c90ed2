// Everything around the games knows none of them: only games.ts names them, and a game knows no other game.
import { expect, test } from "vitest";
import { cardsOf } from "../art/box";
import { games } from "./games";

const files = Object.entries(
  import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true }),
).map(([path, text]) => ({ path: path.startsWith("./") ? `games/${path.slice(2)}` : path.slice(3), text }));

const importsOf = (text: string) => [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1]!);
const gameOf = (path: string) => /(?:^|\/)games\/(\w+)\//.exec(path)?.[1];
const isShared = (path: string) => /^(shell|net|state|pages|theme|table|art|words)\//.test(path) || path === "App.svelte";

const sheets = await Promise.all([...games.values()].map(({ sheet }) => sheet()));
const cards = sheets.flatMap((sheet) => sheet.cards.boxes.flatMap(cardsOf));
// Ids that are no words of their own: nobody writes them by chance.
const ids = new Set([
  ...games.keys(),
  ...sheets.flatMap((sheet) => sheet.cards.boxes.map(({ box }) => box)),
  ...cards.map(({ facts }) => facts.id).filter((id) => /[_-]/.test(id)),
  ...cards.flatMap((card) => (card.kind === "role" ? [card.facts.id] : [])),
]);
ids.delete("base");

test("shared code imports no game, only the list of games and what a game is", () => {
  const wrong = files.filter(({ path }) => isShared(path)).flatMap(({ path, text }) =>
    importsOf(text).filter((one) => one.includes("games/") && !/games\/games?$/.test(one)).map((one) => `${path}: ${one}`));
  expect(wrong).toEqual([]);
});

test("a game imports no other game", () => {
  const wrong = files.flatMap(({ path, text }) => {
    const own = gameOf(path);
    if (own === undefined) return [];
    const others = [...games.keys()].filter((game) => game !== own);
    return importsOf(text).filter((one) => others.some((other) => one.split("/").includes(other))).map((one) => `${path}: ${one}`);
  });
  expect(wrong).toEqual([]);
});

test("shared code names no game, no box, no role and no card", () => {
  const wrong = files.filter(({ path }) => isShared(path) && path !== "art/box.ts").flatMap(({ path, text }) =>
    [...ids].filter((id) => new RegExp(`["'\`]${id}["'\`.]`).test(text)).map((id) => `${path}: ${id}`));
  expect(wrong).toEqual([]);
});
