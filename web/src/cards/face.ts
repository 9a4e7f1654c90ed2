// The face of every card, by its id; drawn once and remembered.
import { type Card, findCard } from "./deck";
import { actionFace } from "./faces/action";
import { pathFace } from "./faces/path";
import { pieceFace } from "./faces/piece";
import { roleFace } from "./faces/role";
import { chestFace, goldFace, treasureFace } from "./faces/treasure";
import type { Shape } from "./shape";

function drawn(card: Card, turned: boolean): Shape[] {
  switch (card.kind) {
    case "start": case "goal": case "path": return pathFace(card, turned);
    case "action": return actionFace(card.facts);
    case "role": return roleFace(card.facts);
    case "gold": return goldFace(card.facts);
    case "treasure": return treasureFace(card.facts);
    case "chest": return chestFace(card.facts);
    case "piece": return pieceFace(card.facts);
  }
}

const kept = new Map<string, Shape[]>();

/** The shapes of a card's face; an unknown id has none. */
export function faceOf(id: string, game?: string, turned = false): Shape[] {
  const card = findCard(id, game);
  if (card === undefined) return [];
  const key = `${card.game}/${id}/${turned}`;
  let face = kept.get(key);
  if (face === undefined) kept.set(key, (face = drawn(card, turned)));
  return face;
}
