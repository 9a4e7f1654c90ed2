import { expect, test } from "vitest";
import type { Table } from "../../../protocol";
import { Play, reasonAgainst } from "./play.svelte";

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

test("where nothing is lit the server is asked why", () => {
  const { play, sent } = played(["b-ne", "rockfall", "repair_pickaxe_cart", "broken_cart", "prison"], { prison: ["1"], discard: ["b-ne"] });
  play.ask([1, 0]); // no card in hand
  play.pick(0);
  play.turn();
  play.ask([1, 0]);
  play.aim(2);
  play.pick(1);
  play.ask([3, 1]);
  play.pick(2);
  play.aim(2);
  play.pick(3);
  play.aim(0);
  play.pick(4);
  play.aim(3);
  expect(sent).toEqual([
    "place b-ne (1,0) turned", "break b-ne 2", "rockfall (3,1)", "mend repair_pickaxe_cart 2 pickaxe", "break broken_cart 0", "prison 3",
  ]);
  play.aim(1); // who is lit is chosen
  expect(play.mark).toEqual(play.marks[0]);
  play.startDiscarding();
  play.ask([1, 0]);
  expect(sent).toHaveLength(6);
});

test("a card that cannot be played says why", () => {
  const table = { board: { "0,0": "start" }, seats: { 0: {}, 1: { broken: ["cart"] } } } as unknown as Table;
  const reason = (card: string, changes: object = {}) => reasonAgainst(card, { ...table, ...changes } as Table, 0);
  const other = "This card cannot be played now. You can discard it.";
  expect(reason("repair_lantern")).toBe("Nobody has a broken lantern.");
  expect(reason("repair_pickaxe_lantern")).toBe("Nobody has a broken pickaxe / lantern.");
  expect(reason("repair_cart")).toBe(other);
  expect(reason("rockfall")).toBe("There is no tunnel to bring down yet.");
  expect(reason("rockfall", { board: { "0,0": "start", "1,0": "b-ew turned" } })).toBe(other);
  expect(reason("free_at_last")).toBe("Nobody is in prison.");
  expect(reason("hands_off")).toBe("Nobody has a thief.");
  expect(reason("hands_off", { thieves: [1] })).toBe(other);
  expect(reason("thief", { thieves: [0] })).toBe("You already have a thief.");
  expect(reason("b-ne", { seats: { 0: { broken: ["cart"] } } })).toMatch("tools is broken");
  expect(reason("b-ne", { seats: { 0: { prison: true } } })).toMatch("in prison");
  expect(reason("b-ne")).toBe(other);
});
