import { expect, test } from "vitest";
import type { Match } from "../../state/matches";
import { companionsOf, othersAt, recordsOf, resultOf } from "./results";

const match = (scores: number[], winners: number[], more: Partial<Match> = {}): Match => ({
  table: "T", code: "ABCDE", seat: 0, phase: "over", game: "one", options: {}, at: 1,
  names: ["Me", "Ann", null], avatars: ["fox", "owl", null], standing: { scores, winners }, ...more,
});

test("a place is one more than how many have more", () => {
  expect(resultOf(match([3, 9, 5], [1]))).toEqual({ place: 3, of: 3, score: 3, isWon: false });
  expect(resultOf(match([5, 9, 5], [1]))).toMatchObject({ place: 2 });
  expect(resultOf(match([9, 9, 5], [0, 1]))).toMatchObject({ place: 1, isWon: true });
});

test("who lost a tie stands below who won it", () => {
  expect(resultOf(match([9, 9, 5], [1]))).toMatchObject({ place: 2, isWon: false });
  expect(resultOf(match([9, 9, 5], [0]))).toMatchObject({ place: 1, isWon: true });
});

test("a match that is not over has no result", () => {
  const { standing: _, ...running } = match([1], [0]);
  expect(resultOf(running)).toBeNull();
  expect(recordsOf([running])).toEqual([]);
});

test("played, won and the score on average, by game", () => {
  const all = [match([9, 1, 1], [0]), match([3, 9, 1], [1]), match([2, 1, 1], [0], { game: "other" })];
  expect(recordsOf(all)).toEqual([{ game: "one", played: 2, won: 1, score: 6 }, { game: "other", played: 1, won: 1, score: 2 }]);
});

test("people by how often they were there, with the face they had last", () => {
  const all = [
    match([1, 1, 1], [0], { at: 5, avatars: [null, "bat", null] }),
    match([1, 1, 1], [0], { at: 9, names: ["Me", "Ann", "Ben"], avatars: [null, "owl", null] }),
  ];
  expect(companionsOf(all)).toEqual([
    { name: "Ann", avatar: "owl", count: 2, at: 9 },
    { name: "Ben", avatar: null, count: 1, at: 9 },
  ]);
  expect(othersAt(all[0]!)).toEqual(["Ann"]);
});
