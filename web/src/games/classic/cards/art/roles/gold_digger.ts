import { pick } from "../../../../../art/parts/props";
import type { RoleArt } from "../../art";
import { icons } from "../../icons";

export default {
  plate: "board",
  icon: "M5 11C5 5.5 8 3.5 12 3.5S19 5.5 19 11M3 11H21M12 6.5a1.5 1.5 0 1 0 .01 0M7 13.5C7 18 9 21.5 12 21.5S17 18 17 13.5M10 14.5h.01M14 14.5h.01",
  signs: [icons.nugget],
  figure: { hat: "helmet", hatPaint: "gold", beard: "straw", coat: "wood-mid", look: "open", prop: pick },
} satisfies RoleArt;
