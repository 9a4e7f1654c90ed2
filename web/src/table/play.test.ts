import { expect, test } from "vitest";
import { Play } from "./play.svelte";

function played(hand: string[], legal: Record<string, string[]>): { play: Play; sent: string[] } {
  const sent: string[] = [];
  const play = new Play((answer) => sent.push(answer));
  play.update(hand, legal);
  return { play, sent };
}

test("a card played on a player lights up seats; the second tap plays it", () => {
  const { play, sent } = played(["b-ne", "prison"], { prison: ["1", "3"], discard: ["b-ne", "prison"] });
  play.pick(1);
  expect(play.marks.map((mark) => mark.kind === "seat" && mark.seat)).toEqual([1, 3]);
  play.choose(play.marks[1]!);
  expect(sent).toEqual([]);
  play.choose(play.marks[1]!);
  expect(sent).toEqual(["prison 3"]);
});

test("one to three cards are discarded", () => {
  const { play, sent } = played(["b-ne", "map", "map", "thief"], {
    discard: ["b-ne", "map", "thief", "b-ne map", "map map", "b-ne map map", "map map thief"],
  });
  play.startDiscarding();
  expect(play.discard).toBeNull();
  for (const index of [2, 0, 1]) play.pick(index);
  expect(play.discard).toBe("discard b-ne map map");
  play.pick(3); // a fourth pushes the first out
  expect(play.thrown).toEqual([0, 1, 3]);
  expect(play.discard).toBeNull();
  play.pick(0);
  play.pick(2);
  play.confirm();
  expect(sent).toEqual(["discard map map thief"]);
});

test("in the base game it is one", () => {
  const { play } = played(["b-ne", "map"], { discard: ["b-ne", "map"] });
  play.startDiscarding();
  play.pick(0);
  play.pick(1);
  expect(play.thrown).toEqual([1]);
});

test("two cards are paid for a card in front of oneself", () => {
  const { play, sent } = played(["b-ne", "map", "thief"], {
    "clear prison": ["b-ne map", "b-ne thief", "map thief"],
    "clear broken_cart": ["b-ne map"],
    discard: ["b-ne", "map", "b-ne map"],
  });
  expect(play.clearable).toEqual(["prison", "broken_cart"]);
  play.startClearing("prison");
  play.pick(0);
  expect(play.discard).toBeNull();
  play.pick(2);
  play.confirm();
  expect(sent).toEqual(["clear prison b-ne thief"]);
  play.drop();
  expect([play.clearing, play.discarding]).toEqual([null, false]);
});

test("whom a thief may rob lights up without a card", () => {
  const { play, sent } = played(["b-ne"], { steal: ["0", "2"], decline: [""] });
  expect(play.marks.map((mark) => mark.kind === "seat" && mark.seat)).toEqual([0, 2]);
  play.choose(play.marks[1]!);
  play.confirm();
  expect(sent).toEqual(["steal 2"]);
});

test("what was played is put down, even where a card like it is left", () => {
  const { play } = played(["broken_cart", "broken_cart"], { "break broken_cart": ["1"], discard: ["broken_cart"] });
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
