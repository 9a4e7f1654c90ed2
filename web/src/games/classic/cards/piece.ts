// Tokens, pawns and postcards: what is moved rather than played.
import type { PieceFacts } from "../../../art/box";
import { figure } from "../../../art/parts/figure";
import { nuggetToken, token } from "../../../art/parts/nuggets";
import { draw, ellipse, put, type Shape } from "../../../art/shape";
import roleChange from "./art/actions/role_change";

/** The two pawns for hire: told apart by ring and bar as well as by colour. */
const pawn = (name: string) => [...figure(name === "a" ? "ruby" : "moss-lit"), ...draw("bone ink", name === "a" ? ellipse(0, 24, 7) : "M-9 20H9V29H-9Z")];
const postcard = (inside: readonly Shape[]) => [put([...draw("parch ink", "M-42 -30H42V30H-42Z", "seam", "M4 -22V22M10 0H36M10 8H36M10 16H36", "ruby ink", "M24 -24H36V-10H24Z"), put(inside, -19, 0, 0.42)], 0, 0, 0.98, -5)];

/** A piece about the origin, some 80 wide. */
export function piece({ kind, id, value }: PieceFacts): readonly Shape[] {
  const word = id.slice(id.lastIndexOf("_") + 1);
  switch (kind) {
    case "nugget": return nuggetToken(value);
    case "pawn": return pawn(word);
    case "pawn_token": return token(word === "a" ? "ruby" : "moss-lit", undefined, [put(pawn(word), 0, -3, 0.6)]);
    case "postcard": return postcard(word === "party" ? draw("wood ink", "M-30 -20H14V34H-30Z", "wood-mid ink", "M14 -8H30V20H14V10H20V2H14Z", "bone ink", "M-34 -20Q-34 -36 -20 -34Q-8 -44 2 -34Q18 -36 18 -20Z") : roleChange.picture);
    default: return [];
  }
}
