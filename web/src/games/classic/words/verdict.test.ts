import { expect, test } from "vitest";
import type { Role, Winners } from "../../../protocol";
import { isOnWinningSide } from "../table/winning_side";
import { verdict } from "./verdict";

const name = (seat: number) => ["Ann", "Bo", "Cy"][seat]!;
const told = (winners: Winners, finisher: number | null, ...roles: Role[]) => verdict({ winners, finisher, roles }, name);

test("the base game says it as always", () => {
  expect(told("diggers", 1, "saboteur", "gold_digger", "gold_digger")).toContain("Bo reached the treasure");
  expect(told("saboteurs", null, "saboteur", "gold_digger", "gold_digger")).toContain("saboteurs win");
});

test("who reached it, which doors shut whom out, who wins", () => {
  expect(told("blue", 0, "blue_digger", "green_digger", "boss")).toBe("Ann of the blue team reached the treasure: the blue team wins the round.");
  expect(told("green", 0, "blue_digger", "green_digger", "boss")).toBe(
    "Ann of the blue team reached the treasure, but green doors shut the blue team out: the green team wins the round.",
  );
  expect(told("blue", 2, "blue_digger", "green_digger", "boss")).toBe(
    "Cy (Boss) reached the treasure; blue doors shut the green team out, so the blue team wins the round.",
  );
  expect(told("blue_and_green", 2, "blue_digger", "green_digger", "saboteur")).toMatch(/Cy \(Saboteur\).*both teams win/);
});

test("both teams shut out, or nobody came there", () => {
  for (const winners of ["boss", "profiteer", "boss_and_profiteer", "saboteurs", "nobody"] as const)
    expect(told(winners, 0, "blue_digger", "green_digger", "boss")).toMatch(/^Ann reached the treasure, but blue and green doors shut both teams out/);
  expect(told("profiteer", null, "blue_digger", "profiteer")).toMatch(/never reached.*profiteer wins/);
  expect(told("saboteurs", null, "saboteur", "profiteer")).toMatch(/never reached.*saboteurs win/);
  expect(told("nobody", null, "saboteur", "blue_digger")).toMatch(/nobody wins/);
});

test("who is on the winning side", () => {
  const sides = (winners: Winners) =>
    (["gold_digger", "saboteur", "blue_digger", "green_digger", "boss", "profiteer", "geologist"] as const).filter((role) => isOnWinningSide(winners, role));
  expect(sides("diggers")).toContain("gold_digger");
  expect(sides("blue")).toEqual(["blue_digger", "boss", "profiteer"]);
  expect(sides("blue_and_green")).toEqual(["blue_digger", "green_digger", "boss", "profiteer"]);
  expect(sides("saboteurs")).toEqual(["saboteur", "profiteer"]);
  expect(sides("boss")).toEqual(["boss"]);
  expect(sides("profiteer")).toEqual(["profiteer"]);
  expect(sides("boss_and_profiteer")).toEqual(["boss", "profiteer"]);
  expect(sides("nobody")).toEqual([]);
});
