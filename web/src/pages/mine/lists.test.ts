import { expect, test } from "vitest";
import type { OwnSeat as Told, Phase } from "../../protocol";
import type { Match } from "../../state/matches";
import { finishedOf, runningOf } from "./lists";

const seat = (table: string, at: number) => ({ table, code: table, token: "", at });
const told = (phase: Phase, asked = false) => ({ phase, asked }) as Told;
const match = (table: string, phase: Phase, at: number) => ({ table, phase, at, ...(phase === "over" ? { standing: { scores: [], winners: [] } } : {}) }) as unknown as Match;

test("what waits for me comes first, then what runs, then what has not begun", () => {
  const seats = [seat("L", 9), seat("R", 8), seat("A", 1), seat("U", 7), seat("G", 6), seat("O", 5)];
  const known = [match("R", "playing", 8), match("O", "over", 5)];
  const running = runningOf(seats, known, new Map([["L", told("lobby")], ["A", told("playing", true)], ["G", null], ["R", told("playing")]]));
  // Of U nothing is known, G is gone, O is over.
  expect(running.map((one) => one.table)).toEqual(["A", "R", "L", "U"]);
});

test("finished matches, the newest first", () => {
  const all = [match("1", "over", 1), match("2", "playing", 2), match("3", "over", 3)];
  expect(finishedOf(all).map((one) => one.table)).toEqual(["3", "1"]);
});
