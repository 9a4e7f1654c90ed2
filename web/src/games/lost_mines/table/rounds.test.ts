import { expect, test } from "vitest";
import type { Told } from "../messages";
import type { Moment } from "../vocabulary";
import { broughtBy, poolOf, roundsOf, selfishOnes, wonBy } from "./rounds";

const told: Told[] = [
  ["round_ended", "no_cards"],
  ["roles_shown", ["loyal", "saboteur", "selfish"]],
  ["treasures_shown", [4, 3, 0]],
  ["loot_shared", { pools: [{ members: [0, 1], total: 4, share: 2 }, {}], won: [2, 2, 3] }],
];
const moment: Moment = {
  n: 7, told, secrets: [], question: null, mine: {},
  table: {
    round: 1,
    treasures: [{ back: "gems", owner: 0, value: 4 }, { back: "gold", owner: 2, value: 3 }, { back: "silver" }],
    seats: { 0: { clan: "yellow" }, 1: { clan: "blue" }, 2: { clan: "blue" } },
  },
};

test("the end of a round tells who was in which pool and what they brought", () => {
  const [round] = roundsOf([{ ...moment, told: [] }, moment]);
  expect(round).toMatchObject({ round: 1, n: 7, because: "no_cards" });
  expect(poolOf(round!, "yellow")).toMatchObject({ members: [0, 1], total: 4, share: 2, remainder: 0, lost: 0 });
  expect(poolOf(round!, "blue").members).toEqual([]);
  expect(broughtBy(round!, [0, 1])).toEqual([{ seat: 0, slot: 0, back: "gems", value: 4 }]);
  expect(selfishOnes(round!)).toEqual([{ seat: 2, total: 3 }]);
  expect([0, 1, 2].map((seat) => wonBy(round!, seat))).toEqual([2, 2, 3]);
});
