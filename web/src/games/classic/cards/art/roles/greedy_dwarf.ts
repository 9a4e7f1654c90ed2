import { icons } from "../../../../../art/icons";
import { coins } from "../../../../../art/parts/props";
import type { RoleArt } from "../../art";

export default {
  plate: "board",
  icon: "M4 10L3 3.5L8 7L12 2.5L16 7L21 3.5L20 10ZM5.5 10C5 17 8 21.5 12 21.5S19 17 18.5 10M9.5 14h.01M14.5 14h.01M10 17.5H14",
  signs: [icons.crown],
  figure: { hat: "crown", hatPaint: "ruby", beard: "rust", coat: "gold-deep", look: "greedy", beardCut: "round", prop: coins },
} satisfies RoleArt;
