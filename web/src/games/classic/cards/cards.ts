// The cards of this game.
import boxes from "boxes:classic";
import type { Card } from "../../../art/box";
import { CardSet } from "../../../art/card_set";
import { pathFace, type PathStyle } from "../../../art/faces/path";
import { rock } from "../../../art/rock";
import type { Shape } from "../../../art/shape";
import { actionFace } from "./action";
import { backs, type BackKind } from "./backs";
import { chestEdge } from "./chest_path";
import { featureOf, rooms } from "./feature";
import { piece, pieceFace } from "./piece";
import { roleFace } from "./role";
import { chestFace, goldFace } from "./treasure";

const ground = { name: "rock", paint: "rock", draw: rock };
const style = (): PathStyle => ({ ground, way: "tunnel", rooms: rooms(), feature: featureOf, edge: chestEdge });

function face(card: Card, turned: boolean): readonly Shape[] {
  switch (card.kind) {
    case "start": case "goal": case "path": return pathFace(card, turned, style());
    case "action": return actionFace(card.facts);
    case "role": return roleFace(card.facts);
    case "gold": return goldFace(card.facts);
    case "chest": return chestFace(card.facts);
    case "piece": return pieceFace(card.facts);
    case "treasure": return [];
  }
}

export const cards = new CardSet<BackKind>(boxes, { ground, backs, face, piece });
