import { expect, test } from "vitest";
import { isPath } from "../../../art/box";
import { cards } from "./cards";
import { cardIn, lying } from "./lying";

test("a card turned by quarters is drawn with its ways where they lead", () => {
  expect(lying("lm-ne")).toEqual({ id: "lm-ne", turned: false });
  expect(lying("lm-ne", 180)).toEqual({ id: "lm-ne", turned: true });
  const openOf = (rotation: number) => {
    const { id } = lying("lm-ne", rotation);
    const card = cards.find(id);
    return card && isPath(card) ? card.facts.open : "";
  };
  expect(openOf(0)).toBe("NE");
  expect(openOf(90)).toBe("ES");
  expect(lying("lm-ne", 270)).toEqual({ id: "lm-ne@90", turned: true });
  expect(cards.face("lm-ew@90")).not.toEqual(cards.face("lm-ew"));
  expect(cardIn("lm-ew@90")).toBe("lm-ew");
});

test("what is no path lies upright", () => {
  expect(cards.find("axe@90")).toEqual(cards.find("axe"));
  expect(cards.find("nothing@90")).toBeUndefined();
});
