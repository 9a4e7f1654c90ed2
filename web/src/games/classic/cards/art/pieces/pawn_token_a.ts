import type { PieceArt } from "../../art";
import { pawnToken } from "../pawns";

export default { picture: pawnToken("a") } satisfies PieceArt;
