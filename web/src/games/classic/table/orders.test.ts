import { expect, test } from "vitest";
import { ordersAt } from "./orders";

test("orders are offered where they mean something", () => {
  const at = (clock: number, ...modules: string[]) => ordersAt({ clock, options: { modules } });
  expect(at(86400)).toEqual({ veto: false, fee: false });
  expect(at(86400, "wc_veto")).toEqual({ veto: true, fee: false });
  for (const clock of [0, 60, 3600]) expect(at(clock, "wc_veto").veto).toBe(false);
  expect(at(0, "mini_right_of_passage")).toEqual({ veto: false, fee: true });
});
