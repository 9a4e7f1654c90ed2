import { expect, test } from "vitest";
import { answersOf, attempt, choicesOf } from "./answers";

const legal = {
  "place b-nes": ["(1,0)", "(1,0) turned", "(-1,-2)"],
  "break broken_cart": ["1", "4"],
  "mend repair_pickaxe_lantern": ["2 pickaxe", "2 lantern"],
  rockfall: ["(3,1)"],
  map: ["0", "2"],
  discard: ["b-xn", "b-xn map"],
};

test("answers are what the server listed", () => {
  expect(answersOf(legal)).toHaveLength(12);
  expect(answersOf({ pass: [""] })).toEqual(["pass"]);
  expect(answersOf(undefined)).toEqual([]);
});

test("each card knows where it may go", () => {
  const { play, discard } = choicesOf(legal);
  expect(play.get("b-nes")).toEqual([
    { answer: "place b-nes (1,0)", target: { kind: "cell", at: [1, 0], turned: false } },
    { answer: "place b-nes (1,0) turned", target: { kind: "cell", at: [1, 0], turned: true } },
    { answer: "place b-nes (-1,-2)", target: { kind: "cell", at: [-1, -2], turned: false } },
  ]);
  expect(play.get("broken_cart")?.map((one) => one.target)).toEqual([
    { kind: "seat", seat: 1, tool: null },
    { kind: "seat", seat: 4, tool: null },
  ]);
  expect(play.get("repair_pickaxe_lantern")?.[1]?.target).toEqual({ kind: "seat", seat: 2, tool: "lantern" });
  expect(play.get("rockfall")).toEqual([{ answer: "rockfall (3,1)", target: { kind: "rock", at: [3, 1] } }]);
  expect(play.get("map")?.map((one) => one.answer)).toEqual(["map 0", "map 2"]);
  expect(discard).toEqual([
    { cards: ["b-xn"], answer: "discard b-xn" },
    { cards: ["b-xn", "map"], answer: "discard b-xn map" },
  ]);
});

test("gold and passing", () => {
  expect(choicesOf({ gold: ["1", "3"] }).gold).toEqual([
    { value: 1, answer: "gold 1" },
    { value: 3, answer: "gold 3" },
  ]);
  expect(choicesOf({ pass: [""] }).pass).toBe("pass");
});

test("an attempt is an answer in the notation", () => {
  expect(attempt("b-nes", { kind: "cell", at: [2, -1], turned: true })).toBe("place b-nes (2,-1) turned");
  expect(attempt("broken_cart", { kind: "seat", seat: 3, tool: null })).toBe("break broken_cart 3");
  expect(attempt("repair_cart", { kind: "seat", seat: 0, tool: "cart" })).toBe("mend repair_cart 0 cart");
  expect(attempt("map", { kind: "goal", goal: 1 })).toBe("map 1");
  expect(attempt("rockfall", { kind: "rock", at: [0, 1] })).toBe("rockfall (0,1)");
});

test("Saboteur 2: cards played on players, several cards discarded, two paid, a theft", () => {
  const choices = choicesOf({
    thief: ["0"],
    prison: ["1", "2"],
    "clear prison": ["b-ne map", "b-ne thief"],
    discard: ["map", "b-ne map thief"],
  });
  expect(choices.play.get("thief")).toEqual([{ answer: "thief 0", target: { kind: "seat", seat: 0, tool: null } }]);
  expect(choices.play.get("prison")?.map((one) => one.answer)).toEqual(["prison 1", "prison 2"]);
  expect(choices.clear).toEqual([
    { card: "prison", cards: ["b-ne", "map"], answer: "clear prison b-ne map" },
    { card: "prison", cards: ["b-ne", "thief"], answer: "clear prison b-ne thief" },
  ]);
  expect(choices.discard[1]).toEqual({ cards: ["b-ne", "map", "thief"], answer: "discard b-ne map thief" });
  const after = choicesOf({ steal: ["3", "4"], decline: [""] });
  expect(after.steal.map((one) => one.answer)).toEqual(["steal 3", "steal 4"]);
  expect(after.decline).toBe("decline");
  expect(after.play.size).toBe(0);
  expect(attempt("prison", { kind: "seat", seat: 3, tool: null })).toBe("prison 3");
});
