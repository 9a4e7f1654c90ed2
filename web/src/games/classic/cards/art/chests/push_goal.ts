import { put } from "../../../../../art/shape";
import type { ChestArt } from "../../art";
import { goalBack } from "../goal_back";
import { arrow } from "../marks";

export default {
  icon: "M3 4H11V20H3ZM5.5 9.5C5.5 7 9 7 9 9.5C9 11 7 11.5 7 13M7 16h.01M14 12H22M18.5 8L22.5 12L18.5 16",
  picture: [put(goalBack, -15, 0, 1.15), ...arrow("M7 0H31M21 -10L32 0L21 10")],
} satisfies ChestArt;
