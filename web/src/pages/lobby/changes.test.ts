import { expect, test } from "vitest";
import type { Lobby } from "../../protocol";
import { choiceOf } from "../create/choice";
import { changesText, configureOf } from "./changes";

const lobby = {
  game: "classic", seats: [{}, {}, {}], options: { edition: "2024", modules: [] }, clock: 0, public: false, rest: 90, undo: false,
} as unknown as Lobby;
const before = choiceOf(lobby);

test("only what is different is said to the server, options as a whole", () => {
  expect(configureOf(lobby, before)).toBeNull();
  expect(configureOf(lobby, { ...before, players: 5, rest: 30 })).toEqual({ type: "configure", players: 5, rest: 30 });
  const options = { edition: "2011", modules: [] };
  expect(configureOf(lobby, { ...before, options, undo: true })).toEqual({ type: "configure", options, undo: true });
});

test("and told to people in sentences", () => {
  const after = { ...before, players: 7, options: { edition: "2011", modules: [] }, clock: 60, public: true, rest: 30, undo: true };
  expect(changesText(before, before)).toEqual([]);
  expect(changesText(before, after)).toEqual([
    "Edition: now 2011.",
    "There are now 7 seats.",
    "60 seconds per move",
    "The table is in the list of public tables.",
    "Break between rounds: 30 seconds at most",
    "You can take back a move that revealed nothing.",
  ]);
});
