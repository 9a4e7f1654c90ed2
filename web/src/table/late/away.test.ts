import { expect, test } from "vitest";
import type { Lobby } from "../../protocol";
import { awayOf } from "./away";

const lobby = (phase = "playing") =>
  ({ phase, seats: [{ name: "Me", connected: true }, { name: "Ann", connected: false }, { bot: "easy" }, { name: "Ben", connected: false, bot: "easy" }] }) as unknown as Lobby;
const ask = (more: object = {}) => ({ number: 1, what: "turn", seats: [0, 1, 2, 3], ...more });

test("people who are asked, are not here, and have no bot", () => {
  expect(awayOf(lobby(), ask(), 0)).toEqual([1]);
  expect(awayOf(lobby(), ask({ seats: [2, 3] }), 0)).toEqual([]);
  expect(awayOf(lobby(), ask({ answered: [1] }), 0)).toEqual([]);
});

test("nobody is missed in a window, in a pause, or by who looks on", () => {
  expect(awayOf(lobby(), ask({ window: true }), 0)).toEqual([]);
  expect(awayOf(lobby("paused"), ask(), 0)).toEqual([]);
  expect(awayOf(lobby(), ask(), null)).toEqual([]);
  expect(awayOf(lobby(), null, 0)).toEqual([]);
});
