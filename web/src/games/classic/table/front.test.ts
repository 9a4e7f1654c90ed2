import { expect, test } from "vitest";
import { actions } from "../cards/art";
import { icons } from "../cards/icons";
import type { Mine, Table } from "../messages";
import "../modules";
import { factsOf, frontOf, iconOf, payLabel, payQuestion, seenRole } from "./front";

const table: Table = {
  seats: {
    0: { purse: { has_nuggets: true } },
    1: { role_changes: 2 },
    2: { front: ["prison", "broken_cart", "thief"], purse: { has_nuggets: true } },
  },
};
const mine: Mine = { nuggets: 4, roles_seen: { 1: { role: "boss", changes: 1 }, 2: { role: "geologist" } }, outdated: [1] };

test("what lies in front of a seat", () => {
  expect(frontOf(table, 2)).toEqual(["prison", "broken_cart", "thief"]);
  expect(frontOf(table, 0)).toEqual([]);
  expect(frontOf(table, 2).map(iconOf)).toEqual([actions["prison"]!.icon, icons.broken_cart, actions["thief"]!.icon]);
  expect(iconOf("a card of tomorrow")).toBe(icons.question);
});

test("what was seen is old where the server says so", () => {
  expect(seenRole(mine, 0)).toBeNull();
  expect(seenRole(mine, 1)).toEqual({ role: "boss", isOld: true });
  expect(seenRole(mine, 2)).toEqual({ role: "geologist", isOld: false });
});

test("the same in words; a player's own nuggets with their number, others' without", () => {
  expect(factsOf(table, mine, 0, true)).toEqual(["4 nuggets"]);
  expect(factsOf(table, {}, 0, false)).toEqual(["has nuggets"]);
  expect(factsOf(table, mine, 1, false)).toEqual(["2 role changes", expect.stringContaining("before the role changed")]);
  expect(factsOf(table, mine, 2, false)).toEqual(["in prison", "broken cart", "has a thief", "has nuggets", "you saw: Geologist"]);
});

test("what goes when cards are discarded", () => {
  expect(payQuestion("broken_cart", 2)).toBe("Choose 2 cards to discard to repair your cart.");
  expect(payLabel("prison", 2)).toBe("Discard 2 cards to get out of prison");
  expect(payLabel("thief", 2)).toBe("Discard 2 cards to send your thief away");
  expect(payQuestion("a card of tomorrow", 1)).toBe("Choose 1 card to discard to get rid of this card: a card of tomorrow.");
});
