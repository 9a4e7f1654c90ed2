import { swapArrows } from "../../../../../art/parts/actions";
import { put } from "../../../../../art/shape";
import type { ActionArt } from "../../art";
import { goalBack } from "../goal_back";

export default {
  plate: "slate",
  icon: "M3 8H9V18H3ZM15 6H21V16H15ZM6 13h.01M18 11h.01M9.5 4C11 2.5 13 2.5 14.5 4M14.5 4L12.5 4.5M14.5 4V2M14.5 20C13 21.5 11 21.5 9.5 20M9.5 20L11.5 19.5M9.5 20V22",
  picture: [put(goalBack, -20, 1, 1.08), put(goalBack, 20, 1, 1.08), put(swapArrows, 0, 0, 1.22)],
} satisfies ActionArt;
