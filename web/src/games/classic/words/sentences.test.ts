import { expect, test } from "vitest";
import { change } from "../../../state/settings.svelte";
import "../modules";
import { fieldsOfSecret, fieldsOfTold, type Because, type Secret, type Told, type Winners } from "../messages";
import { fieldsOfAnswer } from "./answers";
import { cardName, cardWithin } from "./names";
import { secretSentence, sentence } from "./sentences";
import { words } from "./words";

const name = (seat: number) => ["Ann", "Bo", "Cy"][seat]!;

test.each<[Told, string]>([
  [["round_began", 2, 1], "Round 2 begins. Bo plays first."],
  [["path_placed", 0, "b-ne", [2, 0], true], "Ann digs."],
  [["tool_broken", 0, "broken_cart", 1, "cart"], "Ann breaks Bo’s cart."],
  [["tool_mended", 0, "repair_cart", 1, "cart"], "Ann repairs Bo’s cart."],
  [["tool_mended", 1, "repair_cart", 1, "cart"], "Bo repairs their own cart."],
  [["goal_peeked", 0, "map", 2], "Ann looks at goal 3."],
  [["cards_discarded", 0, 1], "Ann discards 1 card face down."],
  [["goal_turned", 0, "goal-gold", false, true], "Goal 1 is reached: it is the treasure!"],
  [["goal_turned", 0, "goal-gold", true, false], "Goal 1 was the treasure."],
  [["goal_turned", 1, "goal-stone-ne", true, true], "Goal 2 is reached: it is only stone."],
  [["roles_shown", ["gold_digger", "saboteur", "gold_digger"], "saboteur"], "Gold digger: Ann and Cy. Saboteur: Bo."],
  [["match_ended", [], [3, 1, 3], [0, 2]], "Ann and Cy win."],
  [["played_on", 0, "thief", 0], "Ann plays a thief"],
  [["played_on", 0, "hands_off", 1], "Ann chases away Bo’s thief."],
  [["played_on", 0, "hands_off", 0], "Ann chases away their own thief."],
  [["played_on", 2, "prison", 1], "Cy sends Bo to prison."],
  [["played_on", 1, "free_at_last", 1], "Bo breaks out of prison."],
  [["played_on", 0, "inspection", 2], "Ann looks at Cy’s role."],
  [["played_on", 1, "role_change", 0], "Bo makes Ann draw a new role."],
  [["played_on", 1, "hand_swap", 0], "Bo swaps hands with Ann."],
  [["played_on", 1, "tomorrow", 0], "Bo plays the tomorrow card on Ann."],
  [["cleared_away", 1, "broken_cart", 2], "Bo discards 2 cards to repair their own cart."],
  [["shared", 0, 3], "Ann gets 3 nuggets."],
  [["shared", 0, 1], "Ann gets 1 nugget."],
  [["shared", 0, 0], "Ann wins too, but gets no nuggets."],
  [["stole", 2, 0], "Cy steals a nugget from Ann."],
  [["declined", 2], "Cy steals nothing."],
  [["announced", 0, ["break_tool", "broken_cart", 1]], "Ann wants to break Bo’s cart."],
  [["announced", 0, ["mend_tool", "repair_cart", 0, "cart"]], "Ann wants to repair their own cart."],
  [["announced", 0, ["place_path", "b-ew", [1, 0], true, "request"]], "asks the others to pay"],
  [["announced", 0, ["swap_goals", "goal_swap", 0, 2, false]], "Ann wants to swap goals 1 and 3."],
  [["announced", 0, ["play_card", "scout"]], "Ann wants to play the Scout card."],
  [["announced", 0, ["play_on", "prison", 1]], "Ann wants to send Bo to prison."],
  [["announced", 0, ["play_on", "free_at_last", 0]], "Ann wants to break out of prison."],
  [["announced", 0, ["play_on", "tomorrow", 1]], "Ann wants to play the tomorrow card on Bo."],
  [["vetoed", 1, "veto"], "Bo plays the Veto"],
  [["nugget_paid", 0, 1, false], "Ann pays Bo a nugget."],
  [["nugget_paid", 0, null, false], "Ann pays the dragon a nugget."],
  [["recruited", 0, 1, [2, 0]], "Ann discards a card and hires the dwarf with a helmet."],
  [["chest_opened", 2, 0, "chest_mill5"], "Cy opens chest 1: Five cards are lost."],
  [["chest_shown", 3, { path: "chest_path_new", card: "chest_nugget" }], "Chest 4 is revealed: A nugget."],
  [["card_played", 0, "direction_change"], "Ann reverses the direction of play."],
  [["gold_cards_taken", 0, 4, false], "Ann takes 4 gold cards."],
])("%j", (told, text) => expect(sentence(told, name)).toContain(text));

test.each<[Secret, string]>([
  [["goal_seen", 0, "goal-gold"], "You saw the treasure at goal 1."],
  [["goal_seen", 2, "goal-stone-nw"], "You saw stone at goal 3."],
  [["got_gold", { "2": 2, "1": 1 }], "gold worth 5 nuggets"],
  [["role_seen", 1, { role: "boss", changes: 1 }], "You saw Bo’s role: Boss."],
  [["got_role", "geologist"], "You have a new role: Geologist."],
  [["got_hand", ["map", "thief"]], "Map, Thief"],
  [["got_hand", []], "no cards"],
])("%j for oneself", (secret, text) => expect(secretSentence(secret, name)).toContain(text));

const ended = (winners: Winners, because: Because, finisher?: number, seats: number[] = [0]) =>
  sentence(["round_ended", { winners, ...(finisher === undefined ? {} : { finisher }) }, because, seats], name);

test("who won a round and why", () => {
  expect(ended("diggers", "reached", 1)).toContain("Bo reached the treasure");
  expect(ended("saboteurs", "not_reached")).toContain("saboteurs win");
  expect(ended("blue", "finisher_team", 0)).toBe("Ann of the blue team reached the treasure: the blue team wins the round.");
  expect(ended("green", "finisher_shut_out", 0)).toContain("green doors shut the blue team out: the green team wins");
  expect(ended("blue", "only_open_team", 2)).toMatch(/Cy.*blue doors shut the green team out, so the blue team wins/);
  expect(ended("blue_and_green", "both_teams", 2)).toMatch(/Cy.*both teams win/);
  for (const winners of ["boss", "profiteer", "boss_and_profiteer", "saboteurs", "nobody"] as const)
    expect(ended(winners, "both_shut_out", 0)).toMatch(/^Ann reached the treasure, but blue and green doors shut both teams out/);
  expect(ended("profiteer", "not_reached")).toMatch(/never reached.*profiteer wins/);
  expect(ended("nobody", "not_reached", undefined, [])).toMatch(/nobody wins/);
  // Whatever else comes: who won.
  expect(ended("boss", "reached", 0, [0, 2])).toBe("The round is over. Ann and Cy win it.");
});

test("what a newer server tells is passed over", () => {
  expect(sentence(["an_event_of_tomorrow", 0] as unknown as Told, name)).toBeNull();
});

// What needs no words of its own.
const silent = [
  "card_drawn", "lost_card", "gold_offered", "sealed",
  // Where several are asked, what comes of it is told.
  "answered",
  // What a choice did follows it, and what a player meant to do they know.
  "chose", "play_ended", "turn_ended", "intended", "found_card", "kept_card", "discards_mixed", "change_paid",
];

test("everything that can happen has a sentence, and every sentence something that can happen", () => {
  const keys = Object.keys(words.en).filter((key) => /^(told|secret)\./.test(key));
  const events = [...Object.keys(fieldsOfTold).map((one) => `told.${one}`), ...Object.keys(fieldsOfSecret).map((one) => `secret.${one}`)];
  const isOf = (event: string) => (key: string) => key === event || key.startsWith(`${event}.`);
  expect(events.filter((event) => !keys.some(isOf(event))).map((event) => event.split(".")[1]).sort()).toEqual([...silent].sort());
  expect(keys.filter((key) => !events.some((event) => isOf(event)(key)))).toEqual([]);
});

test("sentences have no places their events do not fill", () => {
  const named = (fields: object): string[] => Object.entries(fields).flatMap(([key, kind]) => (typeof kind === "string" ? [key] : named(kind as object)));
  for (const [key, text] of Object.entries(words.en)) {
    const event = /^(?:told|secret)\.(\w+)/.exec(key)?.[1];
    if (!event) continue;
    const action = /^told\.announced\.(\w+)/.exec(key)?.[1] as keyof typeof fieldsOfAnswer | undefined;
    const fields = named({ ...{ ...fieldsOfTold, ...fieldsOfSecret }[event as Told[0]], ...(action ? fieldsOfAnswer[action] : {}) });
    for (const [, place] of text.matchAll(/\{(\w+)/g)) expect(fields, key).toContain(place!.replace(/_(count|own|tool)$/, ""));
  }
});

test("in French, tools have their article", () => {
  change({ language: "fr" });
  expect(sentence(["tool_broken", 0, "broken_cart", 1, "cart"], name)).toBe("Ann casse le chariot de Bo.");
  expect(sentence(["tool_mended", 0, "repair_lantern", 1, "lantern"], name)).toBe("Ann répare la lanterne de Bo.");
  expect(sentence(["tool_broken", 1, "broken_cart", 0, "cart"], name)).toBe("Bo casse le chariot d’Ann.");
  expect(sentence(["announced", 0, ["break_tool", "broken_lantern", 1]], name)).toBe("Ann veut casser la lanterne de Bo.");
  expect(cardName("s2-ladder-ne")).toBe("Virage avec une échelle\u00a0: haut, droite");
  change({ language: "en" });
});

test("a tunnel is named by what it has", () => {
  expect(cardName("s2-blue-ew")).toBe("Straight tunnel with a blue door: left, right");
  expect(cardName("s2-ladder-ne")).toBe("Bend with a ladder: up, right");
  expect(cardName("s2-ns-xe")).toBe("Straight tunnel: up, down; blocked: right");
  expect(cardName("s2-green-ns-xe")).toBe("Straight tunnel with a green door: up, down; blocked: right");
  expect(cardName("s2-cry-xn")).toBe("Dead end with a crystal: up");
  expect(cardName("s2-bridge")).toMatch(/^Bridge/);
  expect(cardName("b-nes")).toBe("T-junction: up, down, right");
  expect(cardName("b-nes", true)).toBe("T-junction: up, down, left");
  expect(cardName("s2-ns-xe", true)).toBe("Straight tunnel: up, down; blocked: left");
  expect(cardWithin("s2-ns-xe", true)).toBe("straight tunnel, up and down, blocked: left");
  expect(cardWithin("b-nes", true)).toBe("T-junction, up, down, and left");
});
