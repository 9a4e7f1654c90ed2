// Nothing on the sheet of all cards is called by its id.
import { expect, test } from "vitest";
import { boxes, cardsOf } from "../cards/deck";
import { backKinds } from "../cards/faces/back";
import { further } from "./further";
import { cardName } from "./names";
import { sheet } from "./sheet";
import { learn } from "./words";

learn(further);
learn(sheet);

test.each(boxes.map((box) => [box.box, box] as const))("every card of %s has a name", (name, box) => {
  expect(sheet.en).toHaveProperty([`sheet.box.${name}`]);
  // Treasures are named by what they are worth.
  const cards = cardsOf(box).filter((card) => card.kind !== "treasure");
  const unnamed = cards.map((card) => card.facts.id).filter((id) => cardName(id) === id);
  expect(unnamed).toEqual([]);
});

test("every feature of a tunnel has a name", () => {
  const words = { ...further.en, ...sheet.en };
  const features = new Set(boxes.flatMap((box) => (box.paths ?? []).flatMap(({ feature }) => feature ?? [])));
  for (const feature of features) expect(words).toHaveProperty([`feature.${feature}`]);
});

test("every back has a name", () => {
  for (const kind of backKinds) expect(sheet.en).toHaveProperty([`sheet.back.${kind}`]);
});
