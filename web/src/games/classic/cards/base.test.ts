// What a table without modules shows is there without what modules add.
import { expect, test } from "vitest";
import { cardsOf } from "../../../art/box";
import { cardEffect, cardName } from "../words/names";
import { actions, features, roles } from "./art";
import { cards } from "./cards";

const base = cardsOf(cards.boxes.find(({ box }) => box === "base")!);

test("every card of the base game is drawn", () => {
  for (const { kind, facts } of base) {
    if (kind === "action") expect(actions[facts.effect] ?? facts.tools, facts.id).toBeDefined();
    if (kind === "role") expect(roles[facts.id], facts.id).toBeDefined();
    if ("feature" in facts) expect(features[facts.feature!], facts.id).toBeDefined();
  }
});

test("every card of the base game has a name, and says what it does", () => {
  for (const { kind, facts } of base) {
    expect(cardName(facts.id)).not.toBe(facts.id);
    if (kind === "path" || kind === "action" || kind === "goal") expect(cardEffect(facts.id), facts.id).not.toBe("");
  }
});
