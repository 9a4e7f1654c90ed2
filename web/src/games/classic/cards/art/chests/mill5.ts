import { cardBack } from "../../../../../art/parts/actions";
import { put } from "../../../../../art/shape";
import type { ChestArt } from "../../art";
import { arrow } from "../marks";

const fan = [-2, -1, 0, 1, 2].map((i) => put(cardBack, i * 11, Math.abs(i) * 2 - 5, 0.9, i * 9));

export default {
  icon: "M4.5 2.5H11V11H4.5ZM13 2.5H19.5V11H13ZM12 13.5V22M7.5 17.5L12 22L16.5 17.5",
  picture: [...fan, ...arrow("M0 4V29M-10 20L0 30L10 20")],
} satisfies ChestArt;
