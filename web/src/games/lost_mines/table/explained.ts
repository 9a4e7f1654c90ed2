// What is said of a card, or of what lies somewhere on the board, when somebody points at it.
import type { CardInfo } from "../../../table/card_info";
import { lying } from "../cards/lying";
import type { Card, Mine, Seat, Table } from "../messages";
import { topicOf } from "../rules/topics";
import { cardEffect, cardName } from "../words/names";
import { edgeKey } from "./board";
import { mineAt, mineText, seenAt } from "./mines";
import { laidName } from "./names";
import type { AimedAt } from "./play.svelte";
import { say, sayOr } from "./say";
import { treasureText } from "./treasures";

export function explained(card: Card, rotation = 0): CardInfo {
  return { picture: lying(card, rotation), name: cardName(card, rotation), effect: cardEffect(card), topic: topicOf(card) ?? null };
}

// One that lies in front of a player: what it does there.
export function explainedInFront(card: Card): CardInfo {
  const info = explained(card);
  return { ...info, effect: sayOr(`lying.${card}`, info.effect) };
}

function explainedMine(table: Table, mine: Mine, index: number): CardInfo {
  const known = seenAt(mine, index);
  return { picture: { back: "mine" }, name: mineText(table, mine, index), effect: sayOr("effect.mine_down", ""), topic: topicOf(known ?? "lm-mine-gold") ?? null };
}

// Null: nothing lies there.
export function explainedAt(what: AimedAt, table: Table, mine: Mine, name: (seat: Seat) => string): CardInfo | null {
  if ("slot" in what) {
    const { back = "none" } = table.treasures?.[what.slot] ?? {};
    const known = mine.values?.[what.slot];
    return { picture: { back: `treasure_${back === "none" ? "gold" : back}` }, name: treasureText(table, mine, what.slot, name), effect: known ? "" : say("slot.line"), topic: topicOf("gold-3") ?? null };
  }
  if ("mine" in what) return explainedMine(table, mine, what.mine);
  if ("edge" in what) {
    const token = table.across?.find(({ edge }) => edge && edgeKey(edge) === edgeKey(what.edge))?.token;
    return token ? explained(`forest_${token}`) : null;
  }
  const laid = table.forest?.[what.at.join()];
  if (laid) return { ...explained(laid[0], laid[1]), name: laidName(laid) };
  const index = mineAt(table, what.at);
  return index === undefined ? null : explainedMine(table, mine, index);
}
