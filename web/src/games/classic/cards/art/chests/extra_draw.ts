import { cardBack } from "../../../../../art/parts/actions";
import { put } from "../../../../../art/shape";
import type { ChestArt } from "../../art";
import { plus } from "../marks";

export default { icon: "M3.5 3H13V18H3.5ZM18 12V20M14 16H22", picture: [put(cardBack, -11, 1, 1.3, -6), put(plus, 20, 2, 1.1)] } satisfies ChestArt;
