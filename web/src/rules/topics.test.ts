import { expect, test } from "vitest";
import { boxes } from "../cards/deck";
import { further } from "../words/further";
import { topicOf, topics } from "./topics";

test("every topic has its words, and every card drawn beside it exists", () => {
  for (const topic of topics) {
    expect(further.en).toHaveProperty([`rules.${topic.id}.title`]);
    expect(further.en).toHaveProperty([`rules.${topic.id}.text`]);
  }
});

test("every card of the base game leads to a topic that is there", () => {
  const known = new Set(topics.map((topic) => topic.id));
  const base = boxes.find((box) => box.box === "base")!;
  const ids = [base.starts, base.goals, base.paths, base.actions, base.roles, base.gold].flatMap((cards) => (cards ?? []).map((card) => card.id));
  expect(ids.length).toBeGreaterThan(30);
  for (const id of ids) expect(known).toContain(topicOf(id));
  expect(topicOf("map")).toBe("map");
  expect(topicOf("broken_cart")).toBe("broken");
  expect(topicOf("b-xn")).toBe("dead_ends");
});
