import { expect, test } from "vitest";
import { about } from "../about/about";
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
  expect(read.filter(({ heading }) => heading).map(({ heading }) => heading)).toEqual([
    "Saboteur 2", "Special cards", "Costume workshop", "New goals", "Right of passage", "Treasure chests", "Underground party", "Variants",
  ]);
  expect(read.find(({ heading }) => heading)?.id).toBe("s2_idea");
});

test("every module that can be chosen has its rules", () => {
  const told = new Set(topics.map(({ box }) => box));
  const chosen = Object.keys(about.words.en).flatMap((key) => /^option\.modules\.(\w+)$/.exec(key)?.[1] ?? []);
  expect(chosen.length).toBe(16);
  expect(chosen.filter((module) => !told.has(module))).toEqual([]);
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
  expect(topicOf("newgoal_stone_a")).toBe("goal_faces");
  expect(topicOf("goal-stone-ne", ["mini_new_goals"])).toBe("goals");
  expect(topicOf("master_craftsman")).toBe("master_craftsman");
  expect(topicOf("repair_cart", ["wc_master_craftsman"])).toBe("repair");
  expect(topicOf("chest_path_ne")).toBe("chests");
  expect(topicOf("b-ne", ["mini_treasure_chests"])).toBe("paths");
  expect(topicOf("chest_draw3")).toBe("chest_draw");
  expect(topicOf("chest_mill5")).toBe("chest_now");
  expect(topicOf("pawn_token_b")).toBe("passage_fee");
  expect(topicOf("postcard_party")).toBe("party");
  expect(topicOf("greedy_dwarf")).toBe("greedy_dwarf");
  expect(topicOf("greedy_dwarf", ["variant_tournament"])).toBe("tournament_pay");
  expect(topicOf("a card of tomorrow")).toBeUndefined();
});
