import { expect, test } from "vitest";
import type { Games } from "../../protocol";
import { firstChoice, fitted, inGame, problemsOf, rangeOf, together } from "./choice";
import { presetsFor } from "./presets";
import { movedText } from "./summary";

const players = (...numbers: number[]) => numbers as [number, number];
const saboteur2 = { module: "saboteur2", editions: ["2011", "2024"], players: players(2, 3, 4, 5, 6, 7, 8) };
const veto = { module: "wc_veto", editions: ["2004", "2011", "2024"], players: players(3, 4, 5, 6) };
const tournament = { module: "variant_tournament", editions: ["2004", "2011", "2024"], players: players(3, 4, 5, 6) };
const offered: Games = [
  { game: "classic", editions: ["2004", "2011", "2024"], modules: [saboteur2, tournament, veto], players: players(3, 4, 5, 6), bots: ["easy", "normal"] },
  { game: "lost_mines", editions: ["2020"], modules: [], players: players(3, 5), bots: ["easy"] },
];
const classic = offered[0]!;

test("the newest edition, as many seats as wished or nearly so", () => {
  expect(firstChoice(offered, 10)).toMatchObject({ game: "classic", edition: "2024", seats: 6, modules: [] });
  expect(firstChoice([], 5)).toMatchObject({ game: "classic", edition: "2024", seats: 5 });
});

test("another game takes what it has", () => {
  const choice = { ...firstChoice(offered, 6), modules: ["wc_veto"], clock: 60 };
  expect(inGame(offered, "lost_mines", choice)).toMatchObject({ edition: "2020", seats: 5, modules: [], clock: 60 });
});

test("a module limits editions and numbers of players, and widens them", () => {
  expect(rangeOf(classic, [])).toMatchObject({ editions: ["2004", "2011", "2024"], players: [3, 4, 5, 6] });
  expect(rangeOf(classic, ["saboteur2"])).toEqual({ editions: ["2011", "2024"], players: [2, 3, 4, 5, 6, 7, 8] });
  expect(rangeOf(classic, ["saboteur2", "wc_veto"])).toEqual({ editions: ["2011", "2024"], players: [3, 4, 5, 6] });
});

test("choosing Saboteur 2 with the edition of 2004 moves to the newest that goes, and says so", () => {
  const old = { ...firstChoice(offered, 5), edition: "2004" };
  const moved = fitted(classic, { ...old, modules: ["saboteur2"] });
  expect(moved).toMatchObject({ edition: "2024", seats: 5 });
  expect(movedText(old, moved, "Saboteur 2")).toEqual([expect.stringContaining("2024")]);
  expect(fitted(classic, { ...old, edition: "2011", modules: ["saboteur2"] }).edition).toBe("2011");
  const crowd = { ...moved, seats: 8 };
  expect(problemsOf(offered, crowd)).toEqual([]);
  const back = fitted(classic, { ...crowd, modules: [] });
  expect(back.seats).toBe(6);
  expect(movedText(crowd, back, "Saboteur 2")).toEqual([expect.stringContaining("6")]);
});

test("modules that do not go together", () => {
  const never = { module: "never", editions: ["1999"], players: players(2, 3) };
  const game = { ...classic, modules: [saboteur2, never, veto] };
  expect(together(game, ["saboteur2", "never", "wc_veto"])).toEqual(["saboteur2", "wc_veto"]);
  expect(problemsOf([game], { ...firstChoice([game], 5), modules: ["saboteur2", "never"] })).toEqual(["modules"]);
  expect(presetsFor([game]).find((one) => one.name === "everything")?.choice.modules).toEqual(["saboteur2", "wc_veto"]);
});

test("what does not go together is found", () => {
  const choice = firstChoice(offered, 5);
  expect(problemsOf(offered, choice)).toEqual([]);
  expect(problemsOf(offered, { ...choice, game: "chess" })).toEqual(["game"]);
  expect(problemsOf(offered, { ...choice, edition: "1999", seats: 12, modules: [] })).toEqual(["edition", "seats"]);
  expect(problemsOf(offered, { ...choice, modules: ["no"] })).toEqual(["modules"]);
  expect(problemsOf(offered, { ...choice, edition: "2004", modules: ["saboteur2"] })).toEqual(["edition"]);
});

test("presets need what the server has", () => {
  expect(presetsFor(offered).map((one) => one.name)).toEqual(["first", "family", "everything", "tournament"]);
  const bare = [{ ...offered[0]!, modules: [] }];
  expect(presetsFor(bare).map((one) => one.name)).toEqual(["first", "family"]);
  for (const { choice } of presetsFor(offered)) expect(problemsOf(offered, choice)).toEqual([]);
});
