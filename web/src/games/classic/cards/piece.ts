// Tokens, pawns and postcards: what is moved rather than played.
import type { PieceFacts } from "../../../art/box";
import { on } from "../../../art/faces/plate";
import { nuggetToken } from "../../../art/parts/nuggets";
import { put, type Shape } from "../../../art/shape";
import { pawn, type Pawn, pawnToken } from "./art/pawns";
import { type Postcard, postcard } from "./art/postcards";

/** Which of its kind: "pawn_a" is a. */
const which = ({ id }: PieceFacts): string => id.slice(id.lastIndexOf("_") + 1);

/** A piece about the origin, some 80 wide. */
export function piece(facts: PieceFacts): readonly Shape[] {
  switch (facts.kind) {
    case "nugget": return nuggetToken(facts.value);
    case "pawn": return pawn(which(facts) as Pawn);
    case "pawn_token": return pawnToken(which(facts) as Pawn);
    case "postcard": return [put(postcard(which(facts) as Postcard), -27.5, -41, 0.55)];
    default: return [];
  }
}

/** A piece as a card; a postcard is one. */
export const pieceFace = (facts: PieceFacts): readonly Shape[] =>
  facts.kind === "postcard" ? postcard(which(facts) as Postcard) : on("slate", [put(piece(facts), 50, 75)]);
