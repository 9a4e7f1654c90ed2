import { expect, test } from "vitest";
import type { Moment } from "../vocabulary";
import "../modules";
import { aimedLast, newsOf, spoken } from "../../../table/story";
import { placesOf, teller } from "./story";

test("what happened in the maze happened somewhere", () => {
  const moment: Moment = {
    n: 7,
    told: [["path_placed", 0, "b-nesw", [7, -2], false], ["goal_turned", 1, "goal-gold", false, true], ["card_drawn", 0]],
    secrets: [],
    question: null,
    table: { goals: [{ at: [8, -2] }, { at: [8, 0], card: "goal-gold" }] },
    mine: {},
  };
  expect(placesOf(moment)).toEqual([[7, -2], [8, 0]]);
  expect(placesOf({ ...moment, told: [["goal_peeked", 2, "map", 1]] })).toEqual([[8, 0]]);
  expect(placesOf({ ...moment, told: [["rock_fell", 2, "rockfall", [3, 1]]] })).toEqual([[3, 1]]);
});

test("a card that was announced is one line, and two if it was stopped", () => {
  const at = (n: number, ...told: Moment["told"]): Moment => ({ n, told, secrets: [], question: null, table: {}, mine: {} });
  const name = (seat: number) => ["Ann", "Bo"][seat] ?? "";
  const announced = at(1, ["announced", 0, ["peek_goal", "map", 1]]);
  const wants = [{ text: "Ann wants to look at goal 2.", by: 0, card: { id: "map", turned: false } }];
  expect(teller.told(announced, name)).toMatchObject(wants); // while all are asked
  expect(teller.told(announced, name, at(2, ["goal_peeked", 0, "map", 1]))).toEqual([]);
  expect(teller.told(announced, name, at(2, ["vetoed", 1, "veto"]))).toMatchObject(wants);
  const asks = at(1, ["announced", 0, ["place_path", "b-ew", [2, 0], false, "request"]]);
  expect(teller.told(asks, name, at(2, ["fee_promised", 1]))).toHaveLength(1);
  expect(teller.told(asks, name, at(2, ["withdrawn", 0, 1]))).toHaveLength(1);
});

test("what happened has a face, a card, and a place that can be shown or said", () => {
  const table = { goals: [{ at: [8, -2] }, { at: [8, 0] }], tunnels: { "2,-1": ["b-ne", true] } } satisfies Moment["table"];
  const told = (...all: Moment["told"]) => teller.told({ n: 1, told: all, secrets: [], question: null, table, mine: {} }, (seat) => ["Ann", "Bo"][seat] ?? "");
  const [dug] = told(["path_placed", 0, "b-ne", [2, -1], true]);
  expect(dug).toEqual({ text: "Ann digs.", details: "bend, down and left, 2 places right of the start, 1 up", by: 0, card: { id: "b-ne", turned: true }, at: [{ cell: [2, -1] }] });
  expect(spoken(dug!)).toBe("Ann digs: bend, down and left, 2 places right of the start, 1 up.");
  expect(told(["tool_broken", 0, "broken_cart", 1, "cart"])[0]).toMatchObject({ by: 0, card: { id: "broken_cart" }, at: [{ seat: 1 }] });
  expect(told(["goal_peeked", 1, "map", 1])[0]).toMatchObject({ by: 1, at: [{ cell: [8, 0] }] });
  expect(told(["cards_discarded", 1, 1])[0]).toMatchObject({ by: 1, card: { back: "deck" }, at: [{ seat: 1 }] });
});

test("news is what happened since one did something", () => {
  const at = (n: number, ...told: Moment["told"]): Moment => ({ n, told, secrets: [], question: null, table: {}, mine: {} });
  const discard = (n: number, seat: number) => at(n, ["cards_discarded", seat, 1], ["card_drawn", seat]);
  const moments = [discard(1, 0), discard(2, 1), at(3), discard(4, 2), discard(5, 3)];
  const seenBy = (me: number | null, upTo = moments.length) => newsOf(moments.slice(0, upTo), me, String, teller).map(({ n }) => n);
  expect(seenBy(0)).toEqual([2, 4, 5]);
  expect(seenBy(1)).toEqual([4, 5]);
  expect(seenBy(3)).toEqual([5]); // what one did oneself
  expect(seenBy(null)).toEqual([1, 2, 4, 5]);
  expect(newsOf([], 0, String, teller)).toEqual([]);
  // In one's turn what was done to oneself comes last.
  const broken = at(6, ["tool_broken", 1, "broken_cart", 0, "cart"]);
  const news = newsOf([discard(1, 0), broken, discard(7, 2), discard(8, 3)], 0, String, teller);
  expect(aimedLast(news, 0).map(({ n }) => n)).toEqual([7, 8, 6]);
  expect(aimedLast(news, 2).map(({ n }) => n)).toEqual([6, 7, 8]);
});

test("who cannot see it hears which tunnel fell, and which one was announced", () => {
  const name = (seat: number) => ["Ann", "Bo"][seat] ?? "";
  const at = (told: Moment["told"][number], table: Moment["table"]): Moment => ({ n: 1, told: [told], secrets: [], question: null, table, mine: {} });
  const before = at(["card_drawn", 0], { tunnels: { "3,0": ["b-xew", false], "1,0": ["b-nes", true] }, last_path: [[1, 0]] });
  const heard = (told: Moment["told"][number]) => teller.told(at(told, { ...before.table, tunnels: { "1,0": ["b-nes", true] } }), name, undefined, before).map(spoken);
  expect(heard(["rock_fell", 1, "rockfall", [3, 0]])).toEqual(["Bo makes a tunnel collapse: dead end, left and right, 3 places right of the start."]);
  expect(heard(["announced", 0, ["place_path", "b-nes", [2, 0], true]])[0]).toMatch(/: T-junction, up, down, and left, 2 places right of the start\.$/);
  expect(heard(["announced", 0, ["divert", "diversion", [2, 0], false]])[0]).toMatch(/: T-junction, up, down, and right, 2 places right of the start\.$/);
});
