import { cardBack } from "../../../../../art/parts/actions";
import { put } from "../../../../../art/shape";
import type { ChestArt } from "../../art";
import { strike } from "../marks";

export default { icon: "M7 3H17V21H7ZM3.5 20.5L20.5 3.5", picture: [put(cardBack, 0, 0, 1.3), ...strike] } satisfies ChestArt;
