import { expect, test } from "vitest";
import type { Answer, Legal } from "../messages";
import { Play, type Aim } from "./play.svelte";

function played(hand: string[], legal: Legal): { play: Play; sent: Answer[]; asked: Aim[] } {
  const sent: Answer[] = [];
  const asked: Aim[] = [];
  const play = new Play({ answer: (answer) => sent.push(answer), askWhyNot: (aim) => asked.push(aim) });
  play.update(hand, legal);
  return { play, sent, asked };
}

test("a card played on a player lights up seats; the second tap plays it", () => {
  const { play, sent } = played(["b-ne", "prison"], { play_on: { prison: [[1], [3]] }, discard: { least: 1, most: 1 } });
  play.pick(1);
  expect(play.marks.map((mark) => mark.kind === "seat" && mark.seat)).toEqual([1, 3]);
  play.choose(play.marks[1]!);
  expect(sent).toEqual([]);
  play.choose(play.marks[1]!);
  expect(sent).toEqual([["play_on", "prison", 3]]);
});

test("a card that fits both ways is one place, and is turned before it is played", () => {
  const { play, sent } = played(["b-ne"], { place_path: { "b-ne": [[[1, 0]], [[1, 0], true], [[0, 1], true]] } } as unknown as Legal);
  play.pick(0);
  expect(play.marks).toHaveLength(2);
  play.choose(play.marks[0]!);
  play.turn();
  play.confirm();
  expect(sent).toEqual([["place_path", "b-ne", [1, 0], true]]);
});

test("as many cards are discarded as the server allows", () => {
  const { play, sent } = played(["b-ne", "map", "map", "thief"], { discard: { least: 1, most: 3 } });
  play.startDiscarding();
  expect(play.discard).toBeNull();
  for (const index of [2, 0, 1]) play.pick(index);
  expect(play.discard).toEqual(["discard", ["map", "b-ne", "map"]]); // in the order they were chosen
  play.pick(3); // a fourth pushes the first out
  expect(play.thrown).toEqual([0, 1, 3]);
  play.pick(0);
  play.pick(2);
  play.confirm();
  expect(sent).toEqual([["discard", ["map", "thief", "map"]]]);
});

test("in the base game it is one", () => {
  const { play } = played(["b-ne", "map"], { discard: { least: 1, most: 1 } });
  play.startDiscarding();
  play.pick(0);
  play.pick(1);
  expect(play.thrown).toEqual([1]);
});

test("cards are paid for a card in front of oneself, as many as it costs", () => {
  const { play, sent } = played(["b-ne", "map", "thief"], { clear_away: { away: ["prison", "broken_cart"], pay: 2 }, discard: { least: 1, most: 3 } });
  expect(play.clearable).toEqual(["prison", "broken_cart"]);
  play.startClearing("prison");
  play.pick(0);
  expect(play.discard).toBeNull();
  play.pick(2);
  play.confirm();
  expect(sent).toEqual([["clear_away", "prison", ["b-ne", "thief"]]]);
  play.drop();
  expect([play.clearing, play.discarding]).toEqual([null, false]);
});

test("players a thief may steal from light up without a card", () => {
  const { play, sent } = played(["b-ne"], { steal: [[0], [2]], decline: [[]] });
  expect(play.marks.map((mark) => mark.kind === "seat" && mark.seat)).toEqual([0, 2]);
  play.choose(play.marks[1]!);
  play.confirm();
  expect(sent).toEqual([["steal", 2]]);
});

test("what was played is put down, even where a card like it is left", () => {
  const { play } = played(["broken_cart", "broken_cart"], { break_tool: { broken_cart: [[1]] }, discard: { least: 1, most: 1 } });
  play.pick(1);
  play.startDiscarding();
  play.confirm();
  play.update(["broken_cart"], undefined);
  expect(play.picked).toBeNull();
  // A card taken up while others play stays up.
  play.pick(0);
  play.update(["broken_cart"], undefined);
  expect(play.picked).toBe(0);
});

test("where nothing is lit the server is asked why", () => {
  const { play, sent, asked } = played(["b-ne", "map", "prison"], { play_on: { prison: [[1]] }, discard: { least: 1, most: 1 } });
  play.askAbout([1, 0]); // no card in hand
  play.pick(0);
  play.turn();
  play.askAbout([1, 0]);
  play.aim(2);
  play.pick(1);
  play.askAbout([8, 0], 1);
  play.pick(2);
  play.aim(3);
  expect(asked).toEqual([
    { card: "b-ne", at: [1, 0], turned: true },
    { card: "b-ne", seat: 2 },
    { card: "map", at: [8, 0], turned: false, goal: 1 },
    { card: "prison", seat: 3 },
  ]);
  play.aim(1); // who is lit is chosen
  expect(play.mark).toEqual(play.marks[0]);
  play.startDiscarding();
  play.askAbout([1, 0]);
  expect(asked).toHaveLength(4);
  expect(sent).toEqual([]);
});

test("a card without a target is ready as soon as it is taken up", () => {
  const { play, sent } = played(["scout"], { play_card: { scout: [[]] }, discard: { least: 1, most: 1 } });
  play.pick(0);
  expect(play.marks).toEqual([]);
  play.confirm();
  expect(sent).toEqual([["play_card", "scout"]]);
});

test("two goals are tapped, then swapped or not", () => {
  const pairs = [[0, 1, true], [0, 1], [0, 2, true], [0, 2], [1, 2, true], [1, 2]];
  const { play, sent } = played(["goal_swap"], { swap_goals: { goal_swap: pairs } } as unknown as Legal);
  play.pick(0);
  expect(play.marks).toHaveLength(3);
  play.choose(play.marks[2]!);
  expect(play.ready).toEqual([]);
  play.choose(play.marks[0]!);
  expect(play.ready.map((one) => one.answer)).toEqual([["swap_goals", "goal_swap", 0, 2, true], ["swap_goals", "goal_swap", 0, 2]]);
  play.choose(play.marks[0]!); // let go
  expect(play.goals).toEqual([2]);
  play.choose(play.marks[1]!);
  play.confirm(play.ready[1]);
  expect(sent).toEqual([["swap_goals", "goal_swap", 1, 2]]);
});

test("where a dwarf stands the player says who pays", () => {
  const { play, sent } = played(["b-ew"], { place_path: { "b-ew": [[[1, 0], false, "mine"], [[1, 0], false, "request"]] } });
  play.pick(0);
  play.choose(play.marks[0]!);
  play.choose(play.marks[0]!);
  expect(sent).toEqual([]);
  play.confirm(play.ready[1]);
  expect(sent).toEqual([["place_path", "b-ew", [1, 0], false, "request"]]);
});

test("a dwarf is hired for a card, at the end of a tunnel", () => {
  const { play, sent } = played(["b-ns", "map"], { recruit: { pawns: [0, 1], cells: [[2, 0], [1, 1]] }, discard: { least: 1, most: 1 } });
  play.startHiring(0);
  play.hiring = 1;
  play.choose(play.marks[1]!);
  expect(play.discard).toBeNull();
  play.pick(0);
  play.pick(1);
  play.confirm();
  expect(sent).toEqual([["recruit", "map", 1, [1, 1]]]);
});

test("a card that was turned up lies one way already; a tap leaves it so", () => {
  const { play, sent } = played([], { pick_rotation: [[], [true]] });
  expect(play.canTurn).toBe(true);
  play.turn();
  play.choose(play.marks[0]!);
  expect(sent).toEqual([["pick_rotation", true]]);
});
