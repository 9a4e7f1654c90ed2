import { expect, test } from "vitest";
import { cards } from "../cards/cards";
import { rulebook } from "./rulebook";
import * as rules from "./rules";
import { topicOf, topics } from "./topics";

test("every topic has its words, and every card drawn beside it exists", () => {
  for (const topic of topics) {
    expect(rulebook.en).toHaveProperty([`rules.${topic.id}.title`]);
    expect(rulebook.en).toHaveProperty([`rules.${topic.id}.text`]);
    expect(topic.cards.filter((card) => !cards.find(card))).toEqual([]);
  }
});

test("every text of the rules belongs to a topic", () => {
  const ids = Object.keys(rulebook.en).flatMap((key) => /^rules\.(\w+)\.\w+$/.exec(key)?.[1] ?? []);
  expect(ids.filter((id) => !topics.some((topic) => topic.id === id))).toEqual([]);
});

test("the base game is read first, and each module begins with its name", () => {
  const read = rules.topics();
  expect(read[0]).toMatchObject({ id: "idea" });
  expect(read.filter(({ heading }) => heading).map(({ id, heading }) => [id, heading])).toContainEqual(["s2_idea", "Saboteur 2"]);
});

test("cards of a sort are explained together, and by the modules that are played", () => {
  expect(topicOf("map")).toBe("map");
  expect(topicOf("goal-stone-ne")).toBe("goals");
  expect(topicOf("broken_cart")).toBe("broken");
  expect(topicOf("b-xn")).toBe("dead_ends");
  expect(topicOf("s2-blue-ne")).toBe("s2_doors");
  expect(topicOf("s2-bridge")).toBe("s2_crossings");
  expect(topicOf("s2-nw-xs")).toBe("s2_crossings");
  expect(topicOf("free_at_last")).toBe("s2_prison");
  expect(topicOf("geologist")).toBe("s2_roles");
  expect(topicOf("saboteur")).toBe("idea");
  expect(topicOf("saboteur", ["saboteur2"])).toBe("s2_roles");
  expect(topicOf("map", ["saboteur2"])).toBe("map");
  expect(topicOf("a card of tomorrow")).toBeUndefined();
});
