// What is said of a card, or of what lies at a place in the maze, when somebody points at it.
import type { CardInfo } from "../../../table/card_info";
import type { Card, Cell, Mine, Table } from "../messages";
import { topicOf } from "../rules/topics";
import { cardEffect, cardName, effectOf, numberOf } from "../words/names";
import { say, sayOr } from "../words/words";
import { goalText, knownOf } from "./goals";
import { pawnId, standing } from "./pawns";
import type { Postcard } from "./postcards";

type Modules = readonly string[];

export function explained(card: Card, modules: Modules, turned = false): CardInfo {
  return {
    picture: { id: card, turned },
    name: cardName(card, turned),
    effect: cardEffect(card) || sayOr(`role.${card}.aim`, ""),
    topic: topicOf(card, modules) ?? null,
  };
}

// One that lies in front of a player: what it does there.
export function explainedInFront(card: Card, modules: Modules): CardInfo {
  const info = explained(card, modules);
  return { ...info, effect: sayOr(`lying.${effectOf(card)}`, info.effect) };
}

function explainedGoal(number: number, mine: Mine, modules: Modules): CardInfo {
  const known = knownOf(mine, number);
  return { picture: { back: "goal" }, name: goalText(number, known), effect: say("effect.goal_down"), topic: topicOf("goal-gold", modules) ?? null };
}

function explainedChest(chest: number, { cards: { card = undefined } = {} }: NonNullable<Table["chests"]>[number], mine: Mine, modules: Modules): CardInfo {
  const known = card ?? mine.chests_seen?.[chest]?.card;
  const name = known ? sayOr("maze.chest_seen", "", { chest: numberOf(chest), card: cardName(known) }) : sayOr("maze.chest_closed", "", { chest: numberOf(chest) });
  return { picture: { back: "chest_path" }, name, effect: known ? cardEffect(known) : "", topic: topicOf(known ?? "chest_path_ne", modules) ?? null };
}

// Null: nothing lies there.
export function explainedAt(at: Cell, table: Table, mine: Mine, modules: Modules, postcards: readonly Postcard[]): CardInfo | null {
  const isHere = (cell: Cell | undefined) => cell?.join() === at.join();
  const pawn = standing(table).find((one) => isHere(one.at));
  if (pawn) return explained(pawnId(pawn.number), modules);
  const laid = table.tunnels?.[at.join()];
  if (laid) return explained(laid[0], modules, laid[1]);
  const goal = (table.goals ?? []).findIndex((one) => isHere(one.at));
  const up = table.goals?.[goal];
  if (up) return up.card ? explained(up.card, modules, up.turned) : explainedGoal(goal, mine, modules);
  const chest = (table.chests ?? []).findIndex((one) => isHere(one.at) && one.state !== "removed");
  if (chest >= 0) return explainedChest(chest, table.chests![chest]!, mine, modules);
  const postcard = postcards.find((one) => isHere(one.at));
  return postcard ? explained(postcard.card, modules) : null;
}
