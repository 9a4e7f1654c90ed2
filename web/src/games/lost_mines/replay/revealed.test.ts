import { expect, test } from "vitest";
import type { Moment } from "../vocabulary";
import { revealed } from "./revealed";

const moment = (n: number, more: Partial<Moment> = {}): Moment => ({ n, told: [], secrets: [], question: null, table: { mine: { 0: { at: [8, 0] }, 1: { at: [10, 2] } }, treasures: [{ back: "gold" }], seats: { 0: {}, 1: {} } }, mine: {}, ...more });

test("everything shows mines before anybody saw them, treasures and roles", () => {
  const table = [moment(0, { told: [["round_began", 1, 0, [], []]] }), moment(1)];
  const seats = [
    [moment(0, { mine: { role: "loyal" } }), moment(1, { mine: { role: "loyal", mines_seen: { 1: "lm-mine-gold" }, values: { 0: 3 } } })],
    [moment(0, { mine: { role: "saboteur" } }), moment(1, { mine: { role: "saboteur" } })],
  ];
  const shown = revealed(table, seats);
  expect(shown[0]!.mine.mines_seen).toEqual({ 1: "lm-mine-gold" });
  expect(shown[1]!.mine.values).toEqual({ 0: 3 });
  expect(shown[0]!.table.seats).toMatchObject({ 0: { role: "loyal" }, 1: { role: "saboteur" } });
});

test("another round has other mines", () => {
  const table = [moment(0), moment(1, { told: [["round_began", 2, 0, [], []]] })];
  const seats = [[moment(0, { mine: { mines_seen: { 0: "lm-mine-gems" } } }), moment(1)]];
  expect(revealed(table, seats).map(({ mine }) => mine.mines_seen)).toEqual([{ 0: "lm-mine-gems" }, {}]);
});
