import { expect, test } from "vitest";
import { cardsOf } from "../../../art/box";
import { cards } from "../cards/cards";
import { explained } from "../sheet/sheet";
import { example, pointsOf } from "./example";
import { numbers } from "./numbers";
import { rulebook } from "./rulebook";
import * as rules from "./rules";
import { topicOf, topics } from "./topics";

test("every topic has its words, and every card drawn beside it exists", () => {
  for (const topic of topics) {
    expect(rulebook.en).toHaveProperty([`rules.${topic.id}.title`]);
    expect(rulebook.en).toHaveProperty([`rules.${topic.id}.text`]);
    expect(topic.cards.filter((card) => !cards.find(card))).toEqual([]);
  }
  expect(rules.topics()[0]).toMatchObject({ id: "idea", title: "What the game is about" });
});

test("every text of the rules belongs to a topic", () => {
  const ids = Object.keys(rulebook.en).flatMap((key) => /^rules\.(\w+)\.\w+$/.exec(key)?.[1] ?? []);
  expect(ids.filter((id) => !topics.some((topic) => topic.id === id))).toEqual([]);
});

test("every card of the box is explained", () => {
  for (const card of cards.boxes.flatMap(cardsOf)) {
    const told = explained(card);
    expect(told?.topic, card.facts.id).toBeTruthy();
    expect(told?.effect, card.facts.id).toBeTruthy();
  }
});

test("cards of a sort are explained together", () => {
  expect(topicOf("lm-ns")).toBe("paths");
  expect(topicOf("lm-pond-new")).toBe("obstacles");
  expect(topicOf("lm-rocks-nesw")).toBe("rocks");
  expect(topicOf("lm-mine-gems")).toBe("mines");
  expect(topicOf("lm-mine-dragon")).toBe("dragon");
  expect(topicOf("gems-3")).toBe("mines");
  expect(topicOf("boat")).toBe("tools");
  expect(topicOf("forest_boat")).toBe("tools");
  expect(topicOf("forest_troll")).toBe("troll");
  expect(topicOf("yellow_loyal")).toBe("roles");
  expect(topicOf("dwarf_blue")).toBe("setup");
  expect(topicOf("a card of tomorrow")).toBeUndefined();
});

// docs/rules/lost-mines.md, 2.8
test("the numbers of the tables are those of the rules", () => {
  expect(numbers.map(({ loyal }) => loyal)).toEqual([1, 1, 2, 2, 3, 3, 3]);
  expect(numbers.map(({ left }) => left)).toEqual([3, 2, 3, 2, 3, 2, 1]);
  expect(numbers.map(({ hand }) => hand)).toEqual([5, 5, 5, 5, 4, 4, 4]);
  expect(numbers.map(({ pile }) => pile)).toEqual([38, 33, 28, 23, 25, 21, 17]);
});

// LOST-EX-08
test("the example adds up", () => {
  expect(example.map(pointsOf)).toEqual([4, 4, 0, 2, 4, 3]);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  expect(sum(example.map(({ treasure }) => treasure))).toBe(19);
  expect(sum(example.map(({ share, rest }) => share + rest))).toBe(19);
});
