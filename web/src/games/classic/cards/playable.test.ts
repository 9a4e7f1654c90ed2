// Every card that can be played is drawn, and is named and explained in every language.
import { afterAll, describe, expect, test } from "vitest";
import { cardsOf } from "../../../art/box";
import { change } from "../../../state/settings.svelte";
import "../modules";
import { isOffered } from "../about/about";
import { topicOf } from "../rules/topics";
import { cardEffect, cardName } from "../words/names";
import { words } from "../words/words";
import { actions, chests, features, roles } from "./art";
import { cards } from "./cards";

const all = cards.boxes.flatMap(cardsOf);
const playable = all.filter(({ box, facts }) => isOffered(facts.module ?? box));
const ids = (wrong: typeof playable) => wrong.map(({ facts }) => facts.id);

test("the boxes of the game are there, the one that is played alone first", () => {
  expect(cards.boxes[0]!.box).toBe("base");
  expect(cards.boxes.map(({ box }) => box)).toContain("saboteur2");
  expect(playable.length).toBeGreaterThan(70);
});

test("every card has a picture, and those that may lie in front of a player an icon", () => {
  const hasOwnTools = (effect: string) => effect === "break" || effect === "mend";
  const isDrawn = (card: (typeof all)[number]) => {
    if (card.kind === "action") return hasOwnTools(card.facts.effect) || actions[card.facts.effect] !== undefined;
    if (card.kind === "role") return roles[card.facts.id] !== undefined;
    if (card.kind === "chest") return chests[card.facts.effect] !== undefined;
    return !("feature" in card.facts) || features[card.facts.feature!] !== undefined;
  };
  expect(ids(all.filter((card) => !isDrawn(card)))).toEqual([]);
});

test("whatever a goal turns out to be has an icon", () => {
  const goals = all.filter(({ kind }) => kind === "goal");
  expect(ids(goals.filter((card) => !("feature" in card.facts) || !features[card.facts.feature!]?.icon))).toEqual([]);
});

test("every topic of a card is in the rules", () => {
  expect(ids(playable.filter(({ facts }) => topicOf(facts.id) === undefined))).toEqual([]);
});

describe.each(["en", "fr"] as const)("%s", (language) => {
  afterAll(() => change({ language: "en" }));

  test("every card has a name", () => {
    change({ language });
    expect(ids(playable.filter(({ facts }) => cardName(facts.id) === facts.id))).toEqual([]);
  });
  test("every card says what it does, and every role what it wants", () => {
    change({ language });
    const isSilent = ({ kind, facts }: (typeof all)[number]) => {
      if (kind === "role") return !words[language][`role.${facts.id}.aim`];
      const needsNoWords = kind === "start" || kind === "gold" || (kind === "piece" && facts.kind === "nugget");
      return !needsNoWords && cardEffect(facts.id) === "";
    };
    expect(ids(playable.filter(isSilent))).toEqual([]);
  });
});
