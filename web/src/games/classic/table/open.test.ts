import { expect, test, vi } from "vitest";
import { actions } from "../cards/art";
import { cardName } from "../words/names";
import { openTable } from "./open";

vi.mock("./Table.svelte", () => ({ default: {} })); // it needs a browser

test("what modules add comes with the first table that plays one", async () => {
  await openTable({ edition: "2024", modules: [] });
  expect(actions["veto"]).toBeUndefined();
  expect(cardName("veto")).toBe("veto");
  await openTable({ edition: "2024", modules: ["wc_veto"] });
  expect(actions["veto"]).toBeDefined();
  expect(cardName("veto")).toBe("Veto");
});
