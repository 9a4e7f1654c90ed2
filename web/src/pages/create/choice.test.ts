import { expect, test } from "vitest";
import type { Games } from "../../protocol";
import { firstChoice, inGame, problemsOf } from "./choice";
import { presetsFor } from "./presets";

const players = (...numbers: number[]) => numbers as [number, number];
const offered: Games = [
  { game: "classic", editions: ["2004", "2024"], modules: ["variant_tournament", "wc_veto"], players: players(3, 4, 5, 6), bots: ["easy", "normal"] },
  { game: "lost_mines", editions: ["2020"], modules: [], players: players(3, 5), bots: ["easy"] },
];

test("the newest edition, as many seats as wished or nearly so", () => {
  expect(firstChoice(offered, 10)).toMatchObject({ game: "classic", edition: "2024", seats: 6, modules: [] });
  expect(firstChoice([], 5)).toMatchObject({ game: "classic", edition: "2024", seats: 5 });
});

test("another game takes what it has", () => {
  const choice = { ...firstChoice(offered, 6), modules: ["wc_veto"], clock: 60 };
  expect(inGame(offered, "lost_mines", choice)).toMatchObject({ edition: "2020", seats: 5, modules: [], clock: 60 });
});

test("what does not go together is found", () => {
  const choice = firstChoice(offered, 5);
  expect(problemsOf(offered, choice)).toEqual([]);
  expect(problemsOf(offered, { ...choice, game: "chess" })).toEqual(["game"]);
  expect(problemsOf(offered, { ...choice, edition: "1999", seats: 12, modules: ["no"] })).toEqual(["edition", "modules", "seats"]);
});

test("presets need what the server has", () => {
  expect(presetsFor(offered).map((one) => one.name)).toEqual(["first", "family", "everything", "tournament"]);
  const bare = [{ ...offered[0]!, modules: [] }];
  expect(presetsFor(bare).map((one) => one.name)).toEqual(["first", "family"]);
  for (const { choice } of presetsFor(offered)) expect(problemsOf(offered, choice)).toEqual([]);
});
