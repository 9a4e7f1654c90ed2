import { expect, test } from "vitest";
import type { Legal } from "../messages";
import { choicesOf, hasChoice, onlyAnswer } from "./answers";

// Last items that are false or "none" are missing.
const legal = {
  place_path: { "b-nes": [[[1, 0]], [[1, 0], true], [[-1, -2], false, "request"]] },
  break_tool: { broken_cart: [[1], [4]] },
  mend_tool: { repair_pickaxe_lantern: [[2, "pickaxe"], [2, "lantern"]] },
  rockfall: { rockfall: [[[3, 1]]] },
  peek_goal: { map: [[0], [2]] },
  discard: { least: 1, most: 3 },
} as unknown as Legal;

test("each card knows where it may go", () => {
  const { play, discard } = choicesOf(legal);
  expect(play.get("b-nes")).toEqual([
    { answer: ["place_path", "b-nes", [1, 0]], target: { kind: "cell", at: [1, 0], turned: false, fee: "none" } },
    { answer: ["place_path", "b-nes", [1, 0], true], target: { kind: "cell", at: [1, 0], turned: true, fee: "none" } },
    { answer: ["place_path", "b-nes", [-1, -2], false, "request"], target: { kind: "cell", at: [-1, -2], turned: false, fee: "request" } },
  ]);
  expect(play.get("broken_cart")?.map((one) => one.target)).toEqual([
    { kind: "seat", seat: 1, tool: null },
    { kind: "seat", seat: 4, tool: null },
  ]);
  expect(play.get("repair_pickaxe_lantern")?.[1]).toEqual({
    answer: ["mend_tool", "repair_pickaxe_lantern", 2, "lantern"],
    target: { kind: "seat", seat: 2, tool: "lantern" },
  });
  expect(play.get("rockfall")).toEqual([{ answer: ["rockfall", "rockfall", [3, 1]], target: { kind: "rock", at: [3, 1] } }]);
  expect(play.get("map")?.map((one) => one.answer)).toEqual([["peek_goal", "map", 0], ["peek_goal", "map", 2]]);
  expect(discard).toEqual({ least: 1, most: 3 });
});

test("answers without a card", () => {
  expect(choicesOf({ take_gold: [[1], [3]] }).gold).toEqual([
    { value: 1, answer: ["take_gold", 1] },
    { value: 3, answer: ["take_gold", 3] },
  ]);
  expect(choicesOf({ pass: [[]] }).pass).toEqual(["pass"]);
  const after = choicesOf({ steal: [[3], [4]], decline: [[]] });
  expect(after.aims.map((one) => one.answer)).toEqual([["steal", 3], ["steal", 4]]);
  expect(after.decline).toEqual(["decline"]);
  expect(after.play.size).toBe(0);
});

test("nothing is offered to a player who is not asked", () => {
  expect(choicesOf(undefined)).toEqual({
    play: new Map(), discard: null, clear: { away: [], pay: 0 }, recruit: null, aims: [], decline: null, agree: null, veto: null, gold: [], looking: [], pass: null,
  });
});

test("Saboteur 2: cards played on players, cards paid for what lies in front of the player", () => {
  const choices = choicesOf({ play_on: { thief: [[0]], prison: [[1], [2]] }, clear_away: { away: ["prison"], pay: 2 } });
  expect(choices.play.get("thief")).toEqual([{ answer: ["play_on", "thief", 0], target: { kind: "seat", seat: 0, tool: null } }]);
  expect(choices.play.get("prison")).toHaveLength(2);
  expect(choices.clear).toEqual({ away: ["prison"], pay: 2 });
});

test("one answer can be all there is", () => {
  expect(onlyAnswer(["place_path", "b-ns", [2, 0], false, "none"])).toEqual({ place_path: { "b-ns": [[[2, 0], false, "none"]] } });
  expect(onlyAnswer(["peek_goal", "map", 1])).toEqual({ peek_goal: { map: [[1]] } });
  expect(onlyAnswer(["discard", ["map", "b-ns"]])).toEqual({ discard: { least: 2, most: 2 } });
  expect(onlyAnswer(["pass"])).toEqual({ pass: [[]] });
});

test("modules: what is pointed at, looked at, paid and stopped", () => {
  const { aims } = choicesOf({ pick_place: [[[8, 0]]], pick_rotation: [[], [true]], pick_player: [[3]] });
  expect(aims.map((one) => one.answer)).toEqual([["pick_player", 3], ["pick_place", [8, 0]], ["pick_rotation", false], ["pick_rotation", true]]);
  expect(choicesOf({ pick_card: [[0], [2]] }).looking.map((one) => one.answer)).toEqual([["pick_card", 0], ["pick_card", 2]]);
  expect(choicesOf({ cash_gold: [[2]] }).gold).toEqual([{ value: 2, answer: ["cash_gold", 2] }]);
  expect(choicesOf({ agree: [[]], decline: [[]] })).toMatchObject({ agree: ["agree"], decline: ["decline"] });
  expect(choicesOf({ play_veto: { veto: [[]] }, decline: [[]] }).veto).toEqual(["play_veto", "veto"]);
  expect(choicesOf({ play_card: { scout: [[]] } }).play.get("scout")).toEqual([{ answer: ["play_card", "scout"], target: { kind: "nothing" } }]);
  expect(choicesOf({ recruit: { pawns: [1], cells: [[2, 0]] } }).recruit).toEqual({ pawns: [1], cells: [[2, 0]] });
  expect(choicesOf({ recruit: { pawns: [], cells: [[2, 0]] } }).recruit).toBeNull();
});

test("who can only let a card pass is left in peace", () => {
  expect(hasChoice({ decline: [[]] })).toBe(false);
  expect(hasChoice(undefined)).toBe(false);
  expect(hasChoice({ play_veto: { veto: [[]] }, decline: [[]] })).toBe(true);
});
