import type { PieceArt } from "../../art";
import { pawnToken } from "../pawns";

export default { picture: pawnToken("b") } satisfies PieceArt;
