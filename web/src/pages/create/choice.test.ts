import { expect, test, vi } from "vitest";
import type { Advice, Choice as Played, Game } from "../../protocol";
import { Adviser, isBarred, reasonAgainst } from "./adviser.svelte";
import { changesBetween, firstChoice, inGame, isSameTable, toggled } from "./choice";
import { presetsFor } from "./presets";
import { movedText, optionsText, playedText, whyText } from "./summary";

const offered: Game[] = [
  {
    game: "classic",
    options: [
      { id: "edition", one_of: ["2004", "2011", "2024"], usual: "2024" },
      { id: "modules", any_of: ["saboteur2", "variant_tournament", "wc_veto"] },
      { id: "distance", number: [4, 9], usual: 7 },
      { id: "goals", cells: [2, 5], usual: [[8, -2], [8, 0], [8, 2]] },
    ],
    players: [2, 12],
    bots: ["easy", "normal"],
  },
  { game: "lost_mines", options: [{ id: "edition", one_of: ["2020"], usual: "2020" }], players: [3, 5], bots: ["easy"] },
];
const classic = offered[0]!;

test("what is usual, and as many players as wished or nearly so", () => {
  expect(firstChoice(offered, 20)).toMatchObject({ game: "classic", players: 12, options: { edition: "2024", modules: [], distance: 7 } });
  expect(firstChoice([], 5)).toMatchObject({ game: "classic", players: 5, options: {} });
});

test("another game takes what it has", () => {
  const choice = { ...firstChoice(offered, 6), clock: 60 };
  expect(inGame(offered, "lost_mines", choice)).toMatchObject({ players: 5, options: { edition: "2020" }, clock: 60 });
  const back = { ...choice, options: { ...choice.options, modules: ["wc_veto"], distance: 5 } };
  expect(inGame(offered, "classic", back).options).toMatchObject({ modules: ["wc_veto"], distance: 5 });
});

test("words of which any can be taken stay in the server's order", () => {
  expect(toggled(["a", "b", "c"], ["c"], "a", true)).toEqual(["a", "c"]);
  expect(toggled(["a", "b", "c"], ["a", "c"], "a", false)).toEqual(["c"]);
});

test("two choices are the same table, however they are written", () => {
  const usual = firstChoice(offered, 5);
  expect(isSameTable(classic, usual, { game: "classic", players: 5, options: {} })).toBe(true);
  expect(isSameTable(classic, usual, { ...usual, players: 6 })).toBe(false);
  expect(changesBetween(usual, { ...usual, players: 6, options: { ...usual.options, edition: "2011" } })).toEqual(["edition", "players"]);
});

const reason = { option: "edition", code: "edition_without_module", values: { edition: "2004", module: "saboteur2" }, text: "no" };

test("why something cannot be chosen is said in words, or as the server says it", () => {
  expect(whyText("classic", reason)).toBe("Saboteur 2 does not go with the 2004 edition.");
  const apart = { option: "modules", code: "modules_apart", values: { module: "variant_tournament", other: "saboteur2" }, text: "no" };
  expect(whyText("classic", apart)).toBe("Tournament and Saboteur 2 cannot be played together.");
  expect(whyText("classic", { ...reason, code: "a_code_of_tomorrow" })).toBe("no");
});

test("what moved is told", () => {
  const before = firstChoice(offered, 5);
  const after = { ...before, players: 6, options: { ...before.options, edition: "2011", modules: ["saboteur2"], distance: 5 } };
  expect(movedText(before, after)).toEqual(["Edition: now 2011.", "Modules: now Saboteur 2.", "distance: now 5.", "There are now 6 seats."]);
});

test("a table in a few words", () => {
  const table = { game: "classic", options: { edition: "2024", modules: ["saboteur2"], distance: 5, goals: [[8, 0] as const] } };
  expect(optionsText(table, classic)).toEqual(["Edition: 2024", "Saboteur 2", "distance: 5", "Goals: 1 place"]);
  expect(playedText(table)).toEqual(["Saboteur", "Saboteur 2"]);
  const chests = { modules: ["mini_treasure_chests"], chests: [[6, -3], [6, -1], [6, 1], [6, 3]] as const };
  expect(optionsText({ game: "classic", options: chests }, classic)).toEqual(["Treasure chests", "Chests: In a row"]);
  expect(optionsText({ game: "classic", options: { ...chests, chests: [] } }, classic)).toEqual(["Treasure chests"]);
});

test("of variants only those that are chosen are told", () => {
  const word = (id: string) => ({ id, one_of: ["off", "on"], usual: "off" });
  const offer = { game: "lost_mines", options: [{ id: "rounds", number: [1, 9] as const, usual: 2 }, word("extra_round_on_tie"), word("auto_end_unreachable")], players: [3, 9] as const, bots: [] };
  const options = { rounds: 2, extra_round_on_tie: "on", auto_end_unreachable: "off" };
  expect(optionsText({ game: "lost_mines", options }, offer)).toEqual(["Rounds: 2", "A tie for first place: One more round"]);
});

test("the server is asked about the last choice, and its word on another one does not count", () => {
  vi.useFakeTimers();
  const asked: Played[] = [];
  const server = { advice: null as Advice | null, consult: (choice: Played) => asked.push(choice) };
  const adviser = new Adviser(server);
  const first = firstChoice(offered, 5);
  const second = { ...first, options: { ...first.options, edition: "2004" } };
  const third = { ...second, options: { ...second.options, modules: ["saboteur2"] } };
  adviser.ask(first);
  vi.advanceTimersByTime(1);
  adviser.ask(second);
  adviser.ask(third);
  vi.advanceTimersByTime(500);
  expect(asked).toEqual([first, third]);
  server.advice = { type: "advice", choice: first, impossible: { players: {}, options: { edition: { "2004": reason }, modules: { saboteur2: reason } } } };
  expect(adviser.on(classic, third)).toBeNull();
  expect(adviser.on(classic, first)).toBe(server.advice);
  expect(reasonAgainst(server.advice, "edition", "2004")).toBe(reason);
  expect(reasonAgainst(server.advice, "players", 3)).toBeUndefined();
  // What is itself in the way cannot be chosen; for something else the edition would move.
  expect(isBarred(reason, "edition")).toBe(true);
  expect(isBarred(reason, "modules")).toBe(false);
  vi.useRealTimers();
});

test("presets need what the server has", () => {
  expect(presetsFor([classic]).map((one) => one.name)).toEqual(["first", "championship", "everything", "tournament"]);
  expect(presetsFor([classic])[2]!.choice.options["modules"]).toEqual(["wc_veto"]);
  const bare = [{ ...classic, options: classic.options.slice(0, 1) }];
  expect(presetsFor(bare).map((one) => one.name)).toEqual(["first"]);
  expect(new Set(presetsFor(offered).map((one) => one.choice.game))).toEqual(new Set(["classic", "lost_mines"]));
});

test("how long a veto takes is said where there are vetoes", () => {
  const table = (modules: string[]) => ({ game: "classic", options: { modules, veto_seconds: 4 } });
  expect(optionsText(table([]), classic)).toEqual([]);
  expect(optionsText(table(["wc_veto"]), classic)).toEqual(["Veto", "Seconds to play a Veto: 4"]);
});
