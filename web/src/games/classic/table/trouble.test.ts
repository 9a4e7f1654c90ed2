import { expect, test } from "vitest";
import { change } from "../../../state/settings.svelte";
import "../modules";
import { troubleText } from "./trouble";

const table = (...front: string[]) => ({ seats: { 0: { front } } });
const free = { clear: { away: [], pay: 0 } };
const paying = (...away: string[]) => ({ clear: { away, pay: 2 } });

test("who cannot dig is told why, and what helps", () => {
  expect(troubleText("turn", table(), 0, free)).toBeNull();
  expect(troubleText("turn", table("thief"), 0, paying("thief"))).toBeNull();
  expect(troubleText("card", table("broken_lantern"), 0, free)).toBe("You cannot dig: your lantern is broken. A lantern repair helps.");
  expect(troubleText("card", table("broken_lantern"), 0, paying("broken_lantern"))).toBe("You cannot dig: your lantern is broken. A lantern repair helps, or discard 2 cards.");
  expect(troubleText("turn", table("prison", "thief"), 0, paying("prison", "thief"))).toBe(
    "Your turn, but you cannot dig: you are in prison. A “Free at last” card helps, or discard 2 cards.",
  );
  expect(troubleText("card", table("broken_pickaxe", "broken_cart"), 0, paying("broken_pickaxe", "broken_cart"))).toBe(
    "You cannot dig: your pickaxe is broken and your cart is broken. A pickaxe repair and a cart repair help, or discard 2 cards for each.",
  );
});

test("in French too", () => {
  change({ language: "fr" });
  expect(troubleText("card", table("broken_lantern"), 0, paying("broken_lantern"))).toBe(
    "Tu ne peux pas creuser\u00a0: ta lanterne est cassée. Une carte qui répare la lanterne t’aide, ou bien défausse 2 cartes.",
  );
  change({ language: "en" });
});
