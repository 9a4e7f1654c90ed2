import { expect, test, vi } from "vitest";
import type { Lobby } from "../protocol";
import { TableState } from "./table.svelte";

const lobby = { type: "lobby", phase: "playing", seats: [{ name: "Ann" }, { bot: "easy" }] } as unknown as Lobby;
const step = (n: number, told: [string][], more: object = {}) => ({ n, told, question: { number: n, what: "turn", seats: [0] }, table: { n }, ...more });

function atTheEndOfARound() {
  const place = new TableState(lobby, 0);
  place.seen({ ...step(0, []), rules: {} });
  place.played(step(1, [["round_ended"]]));
  place.lookUntil("round_began", 1);
  return place;
}

test("nothing of the next round is shown before the player goes on", () => {
  const place = atTheEndOfARound();
  place.played(step(2, [["stole"]]));
  expect(place.now!.n).toBe(2);
  expect(place.isBehind).toBe(false);

  place.played(step(3, [["round_began"]]));
  place.played(step(4, [["path_placed"]], { legal: { pass: [[]] }, left: 30 }));
  expect(place.now).toMatchObject({ n: 2, table: { n: 2 } });
  expect(place.moments.map(({ n }) => n)).toEqual([0, 1, 2]);
  expect(place.heard.moment!.n).toBe(2);
  expect(place.isAsked).toBe(false);
  expect(place.isBehind).toBe(true);
  expect(place.isAwaited).toBe(true);

  place.goOn();
  expect(place.moments.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
  expect(place.isAsked).toBe(true);
  expect(place.isBehind).toBe(false);
  expect(place.isAwaited).toBe(false);
});

test("each round that went by is shown by itself", () => {
  const place = atTheEndOfARound();
  const later = [["round_began"], ["round_ended"], ["gold_taken"], ["round_began"], ["path_placed"]] as [string][];
  later.forEach((told, index) => place.played(step(2 + index, [told])));
  place.goOn();
  expect(place.heard).toMatchObject({ from: 2, moment: { n: 4 } });
  place.played(step(7, [["path_placed"]]));
  expect(place.now!.n).toBe(4);
  place.goOn();
  expect(place.heard).toMatchObject({ from: 5, moment: { n: 7 } });
  expect(place.isBehind).toBe(false);

  const away = atTheEndOfARound();
  later.forEach((told, index) => away.played(step(2 + index, [told])));
  away.catchUp();
  expect(away.now!.n).toBe(6);
});

test("the time spent on the end of a round is part of the time for the answer", () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const place = atTheEndOfARound();
  place.played(step(2, [["round_began"]], { legal: {}, left: 30 }));
  vi.advanceTimersByTime(10_000);
  place.goOn();
  expect(place.deadline).toBe(1_030_000);
  vi.useRealTimers();
});

test("after going on nothing waits, and a person who comes back sees the table as it is", () => {
  const place = atTheEndOfARound();
  place.goOn();
  place.played(step(2, [["round_began"]]));
  expect(place.now!.n).toBe(2);

  const back = atTheEndOfARound();
  back.played(step(2, [["round_began"]]));
  back.seen({ ...step(5, []), rules: {} });
  expect(back.now!.n).toBe(5);
  expect(back.isBehind).toBe(false);
});

test("who comes back sees the end they have missed, and then how it is now", () => {
  const place = new TableState(lobby, 0);
  const steps = [["path_placed"], ["round_ended"], ["gold_taken"], ["round_began"], ["path_placed"]].map((told, n) => step(n, [told as [string]]));
  expect(place.seen({ ...step(4, []), rules: {}, legal: { pass: [[]] } })).toBe(false);
  place.remembered({ steps, talk: [] });
  place.lookUntil("round_began", 1);
  expect(place.now).toMatchObject({ n: 2, table: { n: 2 } });
  expect([place.isBehind, place.isAsked, place.isAwaited]).toEqual([true, false, true]);
  place.goOn();
  expect(place.now!.n).toBe(4);
  expect(place.isAsked).toBe(true);
});

test("what was said before somebody came is not heard again", () => {
  const place = new TableState(lobby, 0);
  const line = (text: string) => ({ type: "said", n: 0, seat: 1, text }) as const;
  place.seen({ ...step(0, []), rules: {} });
  place.remembered({ steps: [step(0, [])], talk: [line("old"), line("older")] });
  expect([place.saying, place.talkHeard]).toEqual([null, []]);
  place.said(line("new"));
  expect(place.saying).toEqual(line("new"));
  expect(place.talkHeard).toEqual([line("new")]);
});

test("an answer that was taken back is forgotten", () => {
  const place = new TableState(lobby, 0);
  place.seen({ ...step(0, []), rules: {} });
  place.played(step(1, [["path_placed"]]));
  place.played(step(2, [["rock_fell"]], { can_take_back: true }));
  expect(place.canTakeBack).toBe(true);
  place.takenBack = 0;
  expect(place.seen({ ...step(1, []), rules: {} })).toBe(true);
  expect(place.moments.map(({ n, told }) => [n, ...told])).toEqual([[0], [1, ["path_placed"]]]);
  expect(place.canTakeBack).toBe(false);
  place.played(step(2, [["path_placed"]]));
  expect(place.takenBack).toBe(null);
});
