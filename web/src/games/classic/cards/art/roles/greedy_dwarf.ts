import { nugget } from "../../../../../art/parts/nuggets";
import { draw, ellipse, put } from "../../../../../art/shape";
import type { RoleArt } from "../../art";
import { icons } from "../../icons";

/** A sack in both arms: nobody else is to have any of it. */
const hug = [
  put(nugget, 36, 73, 0.66), put(nugget, 64, 73, 0.66), put(nugget, 50, 69, 0.8),
  ...draw(
    "cloth ink", "M17 108Q10 84 27 76Q50 83 73 76Q90 84 83 108Z",
    "cloth-lit", "M25 100Q21 88 29 82Q29 92 31 101Z",
    "wood-deep ink", "M0 108Q0 76 12 76Q24 80 42 90L40 102L18 104ZM100 108Q100 76 88 76Q76 80 58 90L60 102L82 104Z",
    "skin ink", `${ellipse(42, 95, 7.5, 6.5)}${ellipse(58, 95, 7.5, 6.5)}`,
  ),
];

export default {
  plate: "board",
  icon: "M5 9.5C5 5 8 2.5 12 2.5S19 5 19 9.5ZM19 8L22.5 6L22 10.5L19 9.5M9.5 12.2h.01M14.5 12.2h.01M6 9.5C5.5 12.5 6.5 14.5 8 15.5M18 9.5C18.5 12.5 17.5 14.5 16 15.5M8 15.5Q12 17 16 15.5Q19.5 18.5 18 21.5H6Q4.5 18.5 8 15.5Z",
  signs: [icons.gold],
  figure: { hat: "kerchief", hatPaint: "ruby", beard: "umber", coat: "wood-deep", look: "envious", beardCut: "round", prop: hug },
} satisfies RoleArt;
