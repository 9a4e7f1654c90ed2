import { expect, test } from "vitest";
import type { Legal } from "../messages";
import { choicesOf, onlyAnswer } from "./answers";

const legal: Legal = {
  place_path: { "b-nes": [[[1, 0]], [[1, 0], true], [[-1, -2]]] },
  break_tool: { broken_cart: [[1], [4]] },
  mend_tool: { repair_pickaxe_lantern: [[2, "pickaxe"], [2, "lantern"]] },
  rockfall: { rockfall: [[[3, 1]]] },
  peek_goal: { map: [[0], [2]] },
  discard: { least: 1, most: 3 },
};

test("each card knows where it may go", () => {
  const { play, discard } = choicesOf(legal);
  expect(play.get("b-nes")).toEqual([
    { answer: ["place_path", "b-nes", [1, 0]], target: { kind: "cell", at: [1, 0], turned: false } },
    { answer: ["place_path", "b-nes", [1, 0], true], target: { kind: "cell", at: [1, 0], turned: true } },
    { answer: ["place_path", "b-nes", [-1, -2]], target: { kind: "cell", at: [-1, -2], turned: false } },
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
  expect(after.steal.map((one) => one.answer)).toEqual([["steal", 3], ["steal", 4]]);
  expect(after.decline).toEqual(["decline"]);
  expect(after.play.size).toBe(0);
});

test("nothing is offered to a player who is not asked", () => {
  expect(choicesOf(undefined)).toEqual({ play: new Map(), discard: null, clear: { away: [], pay: 0 }, steal: [], decline: null, gold: [], pass: null });
});

test("Saboteur 2: cards played on players, cards paid for what lies in front of the player", () => {
  const choices = choicesOf({ play_on: { thief: [[0]], prison: [[1], [2]] }, clear_away: { away: ["prison"], pay: 2 } });
  expect(choices.play.get("thief")).toEqual([{ answer: ["play_on", "thief", 0], target: { kind: "seat", seat: 0, tool: null } }]);
  expect(choices.play.get("prison")).toHaveLength(2);
  expect(choices.clear).toEqual({ away: ["prison"], pay: 2 });
});

test("one answer can be all there is", () => {
  expect(onlyAnswer(["place_path", "b-ns", [2, 0], false])).toEqual({ place_path: { "b-ns": [[[2, 0], false]] } });
  expect(onlyAnswer(["peek_goal", "map", 1])).toEqual({ peek_goal: { map: [[1]] } });
  expect(onlyAnswer(["discard", ["map", "b-ns"]])).toEqual({ discard: { least: 2, most: 2 } });
  expect(onlyAnswer(["pass"])).toEqual({ pass: [[]] });
});
