// Tokens, pawns and postcards: what is moved rather than played.
import type { PieceFacts } from "../../../art/box";
import { on } from "../../../art/faces/plate";
import { nuggetToken } from "../../../art/parts/nuggets";
import { put, type Shape } from "../../../art/shape";
import { pieces } from "./art";

/** A piece about the origin, some 80 wide. */
export function piece({ kind, id, value }: PieceFacts): readonly Shape[] {
  if (kind === "nugget") return nuggetToken(value);
  const { picture = [], isCard = false } = pieces[id] ?? {};
  return isCard ? [put(picture, -27.5, -41, 0.55)] : picture;
}

/** A piece as a card. */
export function pieceFace(facts: PieceFacts): readonly Shape[] {
  const art = pieces[facts.id];
  return art?.isCard ? art.picture : on("slate", [put(piece(facts), 50, 75)]);
}
