import { dynamite } from "../../../../../art/parts/props";
import type { RoleArt } from "../../art";
import rockfall from "../actions/rockfall";

export default {
  plate: "ember",
  icon: "M3 21C3 10 6 3 12 2.5C18 3 21 10 21 21L17 18H7ZM7.5 18V12.5C9 8 15 8 16.5 12.5V18M8.8 12L11 13.5M15.2 12L13 13.5",
  signs: [rockfall.icon],
  figure: { hat: "hood", hatPaint: "night", beard: "rust", coat: "night", look: "sly", beardCut: "forked", prop: dynamite },
} satisfies RoleArt;
