import { handSwap as picture } from "../../../../../art/parts/actions";
import type { ActionArt } from "../../art";

export default {
  plate: "slate",
  icon: "M3 9H10V19H3ZM14 5H21V15H14ZM6 5.5C7 3 9 2.5 11.5 3.5M11.5 3.5L9.5 5M11.5 3.5L10 1.5M18 18.5C17 21 15 21.5 12.5 20.5M12.5 20.5L14.5 19M12.5 20.5L14 22.5",
  picture,
} satisfies ActionArt;
