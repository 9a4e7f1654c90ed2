import { expect, test } from "vitest";
import { next, type Change } from "../../../state/moment";
import { flightTime, lengthOf } from "../../../table/flights";
import type { Classic } from "../vocabulary";
import { flightsOf } from "./flights";

const before = next<Classic>(undefined, {
  n: 0,
  table: { board: { "0,0": "start", "1,0": "b-x turned" }, goals: { 0: { at: [8, -2] }, 1: { at: [8, 0] } } },
} as unknown as Change<Classic>);
const heard = (...told: NonNullable<Change<Classic>["told"]>) => flightsOf(next(before, { n: 1, told, table: {} }), before);

test("a card flies from its player to the maze", () => {
  expect(heard(["placed", 2, "b-y turned", [2, 0]], ["drew", 2])).toEqual([
    { kind: "fly", id: "b-y", turned: true, from: { seat: 2 }, to: { cell: [2, 0] }, delay: 0 },
  ]);
});

test("what fell crumbles as it lay", () => {
  expect(heard(["rock_fell", 0, "rockfall", [1, 0]])).toMatchObject([{ kind: "crumble", id: "b-x", turned: true }]);
  expect(heard(["rock_fell", 0, "rockfall", [5, 5]])).toEqual([]);
});

test("a broken tool drops in front of the player", () => {
  expect(heard(["broke", 0, "broken_cart", 1, "cart"])).toMatchObject([{ kind: "drop", id: "broken_cart", to: { seat: 1 } }]);
});

test("goals turn over one after the other, when the tunnel lies there", () => {
  const flights = heard(["placed", 0, "b-y", [7, 0]], ["goal_turned", 1, "goal-gold", true], ["goal_turned", 0, "goal-stone-ne", false]);
  expect(flights.map(({ kind }) => kind)).toEqual(["fly", "flip", "flip"]);
  expect(flights[1]!.delay).toBe(flightTime);
  expect(flights[2]!.delay).toBeGreaterThan(flights[1]!.delay);
  expect(lengthOf(flights)).toBe(flights[2]!.delay + flightTime);
});
