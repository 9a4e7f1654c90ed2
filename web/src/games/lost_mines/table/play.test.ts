import { beforeEach, expect, test } from "vitest";
import { settings } from "../../../state/settings.svelte";
import type { Answer, Legal } from "../messages";
import { choicesOf, hasChoice, onlyAnswer } from "./answers";
import { Play, type Aim } from "./play.svelte";

let sent: Answer[];
let aims: Aim[];
const hand = ["axe", "lm-ne", "secret_info_mine_dwarf", "trap"];
const turn: Legal = {
  lay_path: { "lm-ne": [[[4, 2], 0], [[4, 2], 180], [[3, 1], 180]] },
  look_at_mine: { secret_info_mine_dwarf: [[0], [2]] },
  look_at_dwarf: { secret_info_mine_dwarf: [[1]] },
  place_token: { trap: [[[[3, 2], [4, 2]]]] },
  discard: { least: 1, most: 2 },
};
const walk: Legal = { walk: [[[]], [[[4, 2]]], [[[3, 3], [4, 3], [4, 2]]], [[[3, 3]]], [[[3, 3], [4, 3]], 1], [[[3, 3], [4, 3]], 2]] };

function playing(legal: Legal): Play {
  sent = [];
  aims = [];
  const play = new Play({ answer: (answer) => sent.push(answer), askWhyNot: (aim) => aims.push(aim) });
  play.update(hand, legal);
  return play;
}
const at = (play: Play, kind: string, place: string) => play.marks.find((mark) => mark.kind === kind && "at" in mark && mark.at.join() === place)!;

beforeEach(() => {
  settings.confirm = true;
});

test("a card lights up all it can be played on", () => {
  const play = playing(turn);
  expect(play.marks).toEqual([]);
  play.pick(2);
  expect(play.marks.map(({ kind }) => kind)).toEqual(["mine", "mine", "seat"]);
  play.pick(0);
  expect(play.marks).toEqual([]);
});

test("a path is shown, turned and confirmed; where it fits one way only it lies that way", () => {
  const play = playing(turn);
  play.pick(1);
  play.choose(at(play, "cell", "3,1"));
  expect(play.ready[0]!.answer).toEqual(["lay_path", "lm-ne", [3, 1], 180]);
  expect(play.canTurn).toBe(false);
  play.choose(at(play, "cell", "4,2"));
  expect(play.ready[0]!.answer).toEqual(["lay_path", "lm-ne", [4, 2], 0]);
  play.turn();
  expect(play.ready[0]!.answer).toEqual(["lay_path", "lm-ne", [4, 2], 180]);
  expect(sent).toEqual([]);
  play.choose(at(play, "cell", "4,2"));
  expect(sent).toEqual([["lay_path", "lm-ne", [4, 2], 180]]);
});

test("an edge has one place, whichever card one begins with", () => {
  const play = playing(turn);
  play.pick(3);
  play.choose(play.marks[0]!);
  play.confirm();
  expect(sent).toEqual([["place_token", "trap", [[3, 2], [4, 2]]]]);
});

test("one or two cards are discarded", () => {
  const play = playing(turn);
  play.startDiscarding();
  expect(play.discard).toBeNull();
  for (const index of [0, 1, 3]) play.pick(index);
  play.confirm();
  expect(sent).toEqual([["discard", ["lm-ne", "trap"]]]);
});

test("where several ways lead to a card each tap shows the next, and none is walked", () => {
  const play = playing(walk);
  expect(play.choices.stay).toEqual(["walk", []]);
  const mark = at(play, "end", "4,2");
  play.choose(mark);
  expect(play.ready.map(({ answer }) => answer)).toEqual([["walk", [[4, 2]]]]);
  play.choose(mark);
  expect(play.ready.map(({ answer }) => answer)).toEqual([["walk", [[3, 3], [4, 3], [4, 2]]]]);
  play.choose(mark);
  expect(play.ready[0]!.answer).toEqual(["walk", [[4, 2]]]);
  expect(sent).toEqual([]);
  play.confirm();
  expect(sent).toEqual([["walk", [[4, 2]]]]);
});

test("a second tap walks where one way leads, and treasures are chosen by a button", () => {
  const play = playing(walk);
  play.choose(at(play, "end", "4,3"));
  expect(play.ready).toHaveLength(2);
  play.choose(at(play, "end", "4,3"));
  expect(sent).toEqual([]);
  play.confirm(play.ready[1]);
  expect(sent).toEqual([["walk", [[3, 3], [4, 3]], 2]]);
  const again = playing(walk);
  again.choose(at(again, "end", "3,3"));
  again.choose(at(again, "end", "3,3"));
  expect(sent).toEqual([["walk", [[3, 3]]]]);
});

test("a mine that was found lies there already, and can be turned", () => {
  const play = playing({ pick_rotation: [[0], [180]] });
  expect(play.mark?.kind).toBe("way");
  play.turn();
  play.confirm();
  expect(sent).toEqual([["pick_rotation", 180]]);
});

test("somebody else's flag takes nothing out of the hand", () => {
  const play = playing(turn);
  play.pick(1);
  play.choose(at(play, "cell", "4,2"));
  play.update([...hand], structuredClone(turn));
  expect(play.mark).not.toBeNull();
  play.update(hand, walk);
  expect(play.mark).toBeNull();
});

test("what is not lit is asked about, and only with a card in hand", () => {
  const play = playing(turn);
  play.askAbout({ at: [0, 0] });
  expect(aims).toEqual([]);
  play.pick(1);
  play.askAbout({ at: [0, 0] });
  play.aim(2);
  expect(aims).toEqual([{ card: "lm-ne", at: [0, 0], rotation: 0 }, { card: "lm-ne", seat: 2 }]);
});

test("where the dwarf cannot go is asked about without a card", () => {
  const play = playing(walk);
  play.askAbout({ at: [9, 0] });
  expect(aims).toEqual([{ at: [9, 0] }]);
});

test("going on and the flag are no choice", () => {
  expect(hasChoice({ go_on: [[]], set_ready: [[]] })).toBe(false);
  expect(hasChoice(walk)).toBe(true);
});

test("one answer alone can be all that is legal", () => {
  const answers: Answer[] = [["lay_path", "lm-ne", [4, 2], 180], ["walk", [[4, 2]]], ["walk", []], ["pick_treasure", 2], ["use_tool", "axe", [5, 2]]];
  for (const answer of answers) {
    const { play, aims: pointed, stay } = choicesOf(onlyAnswer(answer));
    const all = [...[...play.values()].flat(), ...pointed].map((one) => one.answer);
    expect(stay ? [stay] : all).toEqual([answer]);
  }
  expect(choicesOf(onlyAnswer(["discard", ["axe", "trap"]])).discard).toEqual({ least: 2, most: 2 });
});
