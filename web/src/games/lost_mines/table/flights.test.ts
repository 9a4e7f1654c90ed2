import { expect, test } from "vitest";
import type { Table, Told } from "../messages";
import type { Moment } from "../vocabulary";
import { slotPlace } from "./board";
import { flightsOf } from "./flights";
import { stepTime } from "./walking";

const moment = (told: Told[], table: Table = {}): Moment => ({ n: 1, told, secrets: [], question: null, table, mine: {} });

test("a path flies as it will lie", () => {
  const [flight] = flightsOf(moment([["path_laid", 1, "lm-ew", [4, 2], 90]]), undefined);
  expect(flight).toMatchObject({ kind: "fly", id: "lm-ew@90", turned: false, from: { seat: 1 }, to: { cell: [4, 2] } });
});

test("what a storm takes falls where it lay", () => {
  const before = moment([], { forest: { "4,2": ["lm-ne", 180, false] } });
  expect(flightsOf(moment([["storm_called", 0, "storm", [4, 2], "lm-ne"]]), before)[0]).toMatchObject({ kind: "crumble", id: "lm-ne", turned: true });
});

test("a mine turns over when the dwarf is there, and then its treasure is taken", () => {
  const before = moment([], { seats: { 0: { dwarf: [7, 0] } } });
  const table: Table = { mine: { 0: { at: [8, 0], card: "lm-mine-gold" } }, treasures: [{ back: "gold", owner: 0 }, { back: "gems" }], seats: { 0: { dwarf: [8, 0] } } };
  const told: Told[] = [["walked", 0, [[8, 0]], null], ["mine_revealed", 0, 0, "lm-mine-gold", [7, 0]], ["treasure_taken", 0, 0]];
  const [turns, taken] = flightsOf(moment(told, table), before);
  expect(turns).toMatchObject({ kind: "flip", back: "mine", delay: stepTime });
  expect(taken).toMatchObject({ kind: "pass", back: "treasure_gold", from: { cell: [...slotPlace(0, 2)] }, to: { seat: 0 } });
  expect(taken!.delay).toBeGreaterThan(turns!.delay);
});
