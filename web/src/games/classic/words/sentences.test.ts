import { expect, test } from "vitest";
import type { Secret, Told } from "../../../protocol";
import { cards } from "../cards/cards";
import { cardEffect, cardName } from "./names";
import { secretSentence, sentence } from "./sentences";

const name = (seat: number) => ["Ann", "Bo", "Cy"][seat]!;

test.each<[Told, string]>([
  [["thief", 0, "thief", 0], "Ann plays a thief"],
  [["hands_off", 0, "hands_off", 1], "Ann chases away Bo’s thief."],
  [["hands_off", 0, "hands_off", 0], "Ann chases away their own thief."],
  [["prison", 2, "prison", 1], "Cy sends Bo to prison."],
  [["free_at_last", 1, "free_at_last", 1], "Bo breaks out of prison."],
  [["inspection", 0, "inspection", 2], "Ann looks at Cy’s role."],
  [["role_change", 1, "role_change", 0], "Bo makes Ann draw a new role."],
  [["hand_swap", 1, "hand_swap", 0], "Bo swaps hands with Ann."],
  [["cleared", 1, "broken_cart", 2], "Bo pays 2 cards face down to get rid of this: Broken cart."],
  [["shared", 0, 3], "Ann gets 3 nuggets."],
  [["shared", 0, 1], "Ann gets 1 nugget."],
  [["shared", 0, 0], "0 nuggets"],
  [["stole", 2, 0], "Cy steals a nugget from Ann."],
  [["declined", 2], "Cy steals nothing."],
  [["roles_shown", ["boss", "geologist", "saboteur"], null], "Ann (Boss), Bo (Geologist), Cy (Saboteur)"],
])("%j", (told, text) => expect(sentence(told, name)).toContain(text));

test.each<[Secret, string]>([
  [["role_seen", 1, "boss"], "You saw Bo’s role: Boss."],
  [["got_role", "geologist"], "You have a new role: Geologist."],
  [["got_hand", ["map", "thief"]], "Map, Thief"],
])("%j for oneself", (secret, text) => expect(secretSentence(secret, name)).toContain(text));

test("a tunnel is named by what it has", () => {
  expect(cardName("s2-blue-ew")).toBe("Tunnel east, west, blue door");
  expect(cardName("s2-ladder-ne")).toBe("Tunnel north, east, ladder");
  expect(cardName("s2-ns-xe")).toBe("Tunnel north, south, blocked east");
  expect(cardName("s2-green-ns-xe")).toBe("Tunnel north, south, green door, blocked east");
  expect(cardName("s2-cry-xn")).toBe("Dead end north, crystal");
  expect(cardName("s2-bridge")).toMatch(/^Bridge/);
  expect(cardName("b-nes")).toBe("Tunnel north, east, south");
});

test("every card of both boxes has a name and, if it is drawn from the pile, a tip", () => {
  for (const box of cards.boxes.filter((one) => one.box === "base" || one.box === "saboteur2")) {
    for (const { id } of [...(box.paths ?? []), ...(box.actions ?? [])]) expect(cardEffect(id), id).not.toBe("");
    for (const { id } of [...(box.paths ?? []), ...(box.actions ?? []), ...(box.roles ?? [])]) expect(cardName(id)).not.toBe(id);
  }
});
