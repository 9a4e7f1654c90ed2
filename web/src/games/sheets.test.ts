// Nothing on the sheet of all cards is called by its id.
import { describe, expect, test } from "vitest";
import { cardsOf } from "../art/box";
import { games } from "./games";

const sheets = await Promise.all([...games].map(async ([game, { sheet }]) => [game, await sheet()] as const));

describe.each(sheets)("%s", (_, { cards, boxName, backName, cardName }) => {
  test("every box has a name", () => {
    for (const box of cards.boxes) expect(boxName({ ...box, title: "" })).not.toBe("");
  });
  test("every card has a name", () => {
    const all = cards.boxes.flatMap(cardsOf);
    expect(all.filter((card) => cardName(card) === card.facts.id)).toEqual([]);
  });
  test("every feature of a path is named", () => {
    const paths = cards.boxes.flatMap(cardsOf).filter((card) => card.kind === "path");
    const named = (feature: string | undefined) => paths.filter((card) => card.kind === "path" && card.facts.feature === feature).map(cardName);
    for (const card of paths)
      if (card.kind === "path" && card.facts.feature !== undefined) expect(named(undefined)).not.toContain(cardName(card));
  });
  test("every back has a name", () => {
    for (const kind of Object.keys(cards.drawing.backs)) expect(backName(kind)).not.toBe(kind);
  });
});
