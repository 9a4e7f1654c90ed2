import { afterEach, expect, test } from "vitest";
import { change } from "../../../state/settings.svelte";
import { fieldsOfSecret, fieldsOfTold, type Secret, type Told } from "../messages";
import { cardEffect, cardName, cardWithin, kindOf } from "./names";
import { secretSentence, sentence, statement } from "./sentences";
import { words } from "./words";

const name = (seat: number) => ["Ann", "Bo", "Cy"][seat]!;
const edge = { one: [3, 2], other: [4, 2] };

afterEach(() => change({ language: "en" }));

test.each<[unknown[], string]>([
  [["round_began", 1, 2, ["yellow", "blue", "yellow"], ["gold", "gems", "gold"]], "Round 1 begins. Yellow clan: Ann and Cy. Blue clan: Bo. Cy plays first."],
  [["path_laid", 0, "lm-ew", [4, 2], "0"], "Ann lays a path."],
  [["path_laid", 0, "lm-rocks-ew", [4, 2], "0"], "Ann lays a path with rocks."],
  [["path_laid", 0, "lm-pond-nw", [4, 2], "180"], "Ann lays a path with a pond."],
  [["tool_used", 1, "axe", [4, 2]], "Bo clears a tree trunk with an axe."],
  [["tool_used", 1, "rope", [4, 2]], "Bo ties a rope across a ravine."],
  [["token_placed", 1, "trap", edge], "Bo sets a trap."],
  [["token_placed", 1, "troll", edge], "Bo puts a troll on a path. Nobody gets past."],
  [["storm_called", 1, "storm", [4, 2], "lm-campfire-new"], "Bo calls a storm: it washes away a path."],
  [["mine_looked_at", 0, "secret_info_mine_dwarf", 0], "Ann looks at mine 1."],
  [["treasure_looked_at", 0, "secret_info_mine_treasure", 0], "Ann looks at treasure 1."],
  [["dwarf_looked_at", 0, "secret_info_mine_dwarf", 2], "Ann looks at Cy’s dwarf card."],
  [["cards_discarded", 0, 2], "Ann discards 2 cards face down."],
  [["walked", 0, [[4, 2]], 0], "Ann walks 1 card far."],
  [["walked", 0, [[4, 2], [5, 2]]], "Ann walks 2 cards far."],
  [["walked", 0, []], "Ann stays put."],
  [["trapped", 0, 1, edge], "A trap! Ann loses a card: Bo draws it and discards it unseen."],
  [["mine_revealed", 2, 3, "lm-mine-gold", [7, 6]], "Cy is the first to go into mine 4: it is the gold mine!"],
  [["mine_revealed", 2, 0, "lm-mine-dragon", [7, 0]], "Cy is the first to go into mine 1: the dragon is there!"],
  [["mine_turned", 2, 3, "180", true], "Cy chooses which way the mine lies."],
  [["treasure_taken", 2, 0], "Cy takes a treasure."],
  [["ready_set", 1, true], "Bo is ready to end the round."],
  [["ready_set", 1, false], "Bo wants to play on after all."],
  [["round_ended", "all_collected"], "The round is over: the last treasure has been taken."],
  [["round_ended", "agreed"], "The round is over: everybody agreed to stop."],
  [["roles_shown", ["loyal", "saboteur", "loyal"]], "All dwarf cards are turned over. Loyal dwarf: Ann and Cy. Saboteur: Bo."],
  [["treasures_shown", [3, 0, 4]], "The treasures are turned over: together they are worth 7 points."],
  [["treasures_shown", [0, 0, 0]], "Nobody has taken a treasure."],
  [["loot_shared", { pools: [], won: [4, 0, 1] }], "The loot is shared. Ann: 4 points, Cy: 1 point."],
  [["loot_shared", { pools: [], won: [4, 0, 1], given_back: 2 }], "The dragon has cost 2 points."],
  [["loot_shared", { pools: [], won: [0, 0, 0], given_back: 1 }], "Nobody wins any points. The dragon has cost 1 point."],
  [["match_ended", [4, 4, 1], [0, 1]], "The match is over. Ann and Bo win."],
])("%j", (told, text) => expect(sentence(told as unknown as Told, name)).toContain(text));

test("the back of a treasure is told where it is known, and a mine that fits one way only is not told of", () => {
  expect(sentence(["treasure_taken", 2, 0] as unknown as Told, name, "gems")).toBe("Cy takes a treasure: gems.");
  expect(sentence(["mine_turned", 2, 3, "180", false] as unknown as Told, name)).toBeNull();
  expect(sentence(["an_event_of_tomorrow", 0] as unknown as Told, name)).toBeNull();
});

test.each<[unknown[], string]>([
  [["dealt", "selfish", []], "Your role: Selfish dwarf."],
  [["got_card", "lm-ew"], "You draw: Straight path: left, right."],
  [["mine_seen", 0, "lm-mine-dragon"], "You saw mine 1: The dragon’s mine."],
  [["treasure_seen", 0, 1], "Treasure 1 is worth 1 point."],
  [["role_seen", 1, "saboteur"], "You saw Bo’s dwarf card: Saboteur."],
])("%j for oneself", (secret, text) => expect(secretSentence(secret as unknown as Secret, name)).toBe(text));

// What needs no words of its own.
const silent = ["answered", "card_drawn", "lost_card", "sealed"];

test("everything that can happen has a sentence, and every sentence something that can happen", () => {
  const keys = Object.keys(words.en).filter((key) => /^(told|secret)\./.test(key));
  const events = [...Object.keys(fieldsOfTold).map((one) => `told.${one}`), ...Object.keys(fieldsOfSecret).map((one) => `secret.${one}`)];
  const isOf = (event: string) => (key: string) => key === event || key.startsWith(`${event}.`);
  expect(events.filter((event) => !keys.some(isOf(event))).map((event) => event.split(".")[1]).sort()).toEqual(silent);
  expect(keys.filter((key) => !events.some((event) => isOf(event)(key)))).toEqual([]);
});

test("sentences have no places their events do not fill", () => {
  const named = (fields: object): string[] => Object.entries(fields).flatMap(([key, kind]) => (typeof kind === "string" ? [key] : named(kind as object)));
  for (const [key, text] of Object.entries(words.en)) {
    const event = /^(?:told|secret)\.(\w+)/.exec(key)?.[1];
    if (!event) continue;
    const fields = named({ ...{ ...fieldsOfTold, ...fieldsOfSecret }[event as Told[0]] });
    for (const [, place] of text.matchAll(/\{(\w+)/g)) expect(fields, key).toContain(place!.replace(/_count$/, ""));
  }
});

test("what people say", () => {
  expect(statement({ about: "goal", subject: 1, what: "dragon", with: "" }, name)).toBe("The dragon is in mine 2.");
  expect(statement({ about: "suspect", subject: 1, what: "", with: "" }, name)).toBe("I suspect Bo.");
  expect(statement({ about: "suspect", subject: 1, what: "selfish", with: "" }, name)).toBe("Bo is selfish.");
  expect(statement({ about: "request", subject: 0, what: "boat", with: "" }, name)).toBe("Does anybody have a boat?");
});

test("a path is named by what it has and where it leads as it lies", () => {
  expect(cardName("lm-nes")).toBe("T-junction: up, down, right");
  expect(cardName("lm-nes", "90")).toBe("T-junction: down, left, right");
  expect(cardName("lm-nes", "180")).toBe("T-junction: up, down, left");
  expect(cardName("lm-ne", "270")).toBe("Bend: up, left");
  expect(cardName("lm-rocks-ew")).toBe("Straight path with rocks: left, right");
  expect(cardWithin("lm-tree-trunk-ne")).toBe("bend with a tree trunk, up and right");
  expect(cardName("gems-5")).toBe("Gems worth 5");
  change({ language: "fr" });
  expect(cardName("lm-rocks-ew")).toBe("Ligne droite avec des rochers\u00a0: gauche, droite");
  expect(sentence(["tool_used", 1, "axe", [4, 2]] as unknown as Told, name)).toBe("Bo dégage un tronc d’arbre à la hache.");
  expect(sentence(["troll_left", 0] as unknown as Told, name)).toBe("Le troll d’Ann s’en va.");
});

test("what a card does", () => {
  expect(kindOf("axe")).toBe("axe");
  expect(kindOf("secret_info_mine_dwarf")).toBe("secret_info");
  expect(kindOf("lm-ravine-ns")).toBe("ravine");
  expect(cardEffect("yellow_selfish")).toContain("share with nobody");
  expect(cardEffect("lm-mine-dragon")).toContain("no treasure");
  expect(cardEffect("lm-mine-gold")).toContain("one of its treasures");
  expect(cardEffect("a card of tomorrow")).toBe("");
});
