import { expect, test } from "vitest";
import { next, type Change } from "../../../state/moment";
import { flightTime, lengthOf } from "../../../table/flights";
import type { Told } from "../messages";
import type { Classic } from "../vocabulary";
import { flightsOf } from "./flights";

const before = next<Classic>(undefined, {
  n: 0,
  question: null,
  table: { tunnels: { "0,0": ["start", false], "1,0": ["b-x", true] }, goals: [{ at: [8, -2] }, { at: [8, 0] }] },
} as unknown as Change<Classic>);
const heard = (...told: NonNullable<Change<Classic>["told"]>) => flightsOf(next(before, { n: 1, told, question: null, table: {} }), before);

test("a card flies from its player to the maze", () => {
  expect(heard(["path_placed", 2, "b-y", [2, 0], true], ["card_drawn", 2])).toEqual([
    { kind: "fly", id: "b-y", turned: true, from: { seat: 2 }, to: { cell: [2, 0] }, delay: 0 },
  ]);
});

test("what fell crumbles as it lay", () => {
  expect(heard(["rock_fell", 0, "rockfall", [1, 0]])).toMatchObject([{ kind: "crumble", id: "b-x", turned: true }]);
  expect(heard(["rock_fell", 0, "rockfall", [5, 5]])).toEqual([]);
});

test("what stays in front of a player drops there; what does not is gone", () => {
  const told: Told[] = [["tool_broken", 0, "broken_cart", 1, "cart"], ["played_on", 0, "inspection", 2]];
  const moment = next(before, { n: 1, told, question: null, table: { seats: { 1: { front: ["broken_cart"] } } } });
  expect(flightsOf(moment, before)).toMatchObject([
    { kind: "drop", id: "broken_cart", to: { seat: 1 } },
    { kind: "spend", id: "inspection", to: { seat: 2 } },
  ]);
});

test("goals turn over one after the other, when the tunnel lies there", () => {
  const flights = heard(["path_placed", 0, "b-y", [7, 0], false], ["goal_turned", 1, "goal-gold", false, true], ["goal_turned", 0, "goal-stone-ne", false, false]);
  expect(flights.map(({ kind }) => kind)).toEqual(["fly", "flip", "flip"]);
  expect(flights[1]!.delay).toBe(flightTime);
  expect(flights[2]!.delay).toBeGreaterThan(flights[1]!.delay);
  expect(lengthOf(flights)).toBe(flights[2]!.delay + flightTime);
});
