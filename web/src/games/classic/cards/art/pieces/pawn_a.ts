import type { PieceArt } from "../../art";
import { pawn } from "../pawns";

export default { picture: pawn("a") } satisfies PieceArt;
