import { rockfall as picture } from "../../../../../art/parts/actions";
import type { ActionArt } from "../../art";

export default {
  plate: "slate",
  icon: "M3 3H21M5 3V5.5M12 3V6M19 3V5.5M8 12L10 9H13.5L16 12L14 15.5H10ZM3 21L4 17L8 16.5L9.5 21ZM13 21L14.5 18L19 17L21 21Z",
  picture,
} satisfies ActionArt;
