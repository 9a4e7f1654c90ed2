import { expect, test } from "vitest";
import { cards } from "../cards/cards";
import { rulebook } from "./rulebook";
import { topicOf, topics } from "./topics";

test("every topic has its words, and every card drawn beside it exists", () => {
  for (const topic of topics) {
    expect(rulebook.en).toHaveProperty([`rules.${topic.id}.title`]);
    expect(rulebook.en).toHaveProperty([`rules.${topic.id}.text`]);
  }
});

test.each(["base", "saboteur2"])("every card of %s leads to a topic that is there", (name) => {
  const known = new Set(topics.map((topic) => topic.id));
  const box = cards.boxes.find((box) => box.box === name)!;
  const ids = [box.starts, box.goals, box.paths, box.actions, box.roles, box.gold, box.pieces].flatMap((cards) => (cards ?? []).map((card) => card.id));
  expect(ids.length).toBeGreaterThan(30);
  for (const id of ids) expect(known).toContain(topicOf(id));
  expect(topicOf("map")).toBe("map");
  expect(topicOf("broken_cart")).toBe("broken");
  expect(topicOf("b-xn")).toBe("dead_ends");
  expect(topicOf("s2-blue-ne")).toBe("s2_doors");
  expect(topicOf("s2-bridge")).toBe("s2_crossings");
  expect(topicOf("s2-nw-xs")).toBe("s2_crossings");
  expect(topicOf("free_at_last")).toBe("s2_prison");
  expect(topicOf("saboteur")).toBe("idea");
  expect(topicOf("saboteur", true)).toBe("s2_roles");
});
