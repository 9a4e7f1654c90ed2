// What a dwarf holds in front of the coat.
import { draw, put } from "../shape";
import { nugget } from "./nuggets";

export const pick = [put(draw("wood ink", "M-3.5 -22H3.5L4 34H-4Z", "iron ink", "M-27 -6Q-18 -26 0 -26Q18 -26 27 -6Q14 -16 0 -15Q-14 -16 -27 -6Z", "iron-lit", "M-20 -13Q-12 -22 0 -22Q-12 -20 -20 -13Z"), 88, 78, 0.78, 12)];
export const dynamite = [put(draw("ruby ink", "M-6 -14H6V18H-6ZM6 -12H17V18H6Z", "ink-fill", "M-6 0H17V5H-6Z", "line-rope w3", "M2 -14Q4 -26 14 -26", "fire ink", "M14 -34L17 -28L23 -27L18 -23L19 -17L14 -20L8 -18L11 -24L8 -29Z"), 80, 80, 1, 14)];
export const coins = [put(nugget, 82, 88, 0.8), put(nugget, 70, 95, 0.7), put(nugget, 92, 97, 0.6)];
