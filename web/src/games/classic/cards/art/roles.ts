// The dwarfs on the role cards, by the ids of the roles.
import type { Dwarf } from "../../../../art/parts/dwarf";
import { coins, dynamite, pick } from "../../../../art/parts/props";
import { draw, ellipse, put } from "../../../../art/shape";

/** Blue doors and blue diggers. */
export const rhombus = draw("bone ink", "M0 -12L9 0L0 12L-9 0Z", "blue-deep", "M0 -5L4 0L0 5L-4 0Z");
/** Green doors and green diggers. */
export const fir = draw("bone ink", "M0 -14L9 -2H5L11 8H3V12H-3V8H-11L-5 -2H-9Z");
const lensProp = [put(draw("line-ink w8", "M0 12V30", "line-wood w5", "M0 12V30", "ice-lit ink", ellipse(0, 0, 13), "line-brass w4", ellipse(0, 0, 13), "ice ink", "M0 -7L6 0L0 7L-6 0Z"), 84, 70, 1, 16)];
const purse = [put(draw("cloth ink", "M-6 -10Q-20 2 -16 14Q-14 20 0 20Q14 20 16 14Q20 2 6 -10ZM-8 -18Q0 -14 8 -18L5 -10H-5Z", "gold", "M-5 1h10v3h-10ZM-5 8h10v3h-10Z"), 82, 80)];
const key = [put(draw("gold ink", "M-8 -20a10 10 0 1 1 12 9V4H12V10H4V14H10V20H-3V-11Z", "ink-fill", ellipse(-0.5, -19, 3.5)), 84, 78, 1, 14)];

export const roles: Readonly<Record<string, Dwarf>> = {
  gold_digger: { hat: "helmet", hatPaint: "gold", beard: "straw", coat: "wood-mid", look: "open", prop: pick },
  saboteur: { hat: "hood", hatPaint: "night", beard: "rust", coat: "night", look: "sly", beardCut: "forked", prop: dynamite },
  blue_digger: { hat: "cap", hatPaint: "blue", beard: "straw", coat: "blue-deep", look: "open", emblem: rhombus, prop: pick },
  green_digger: { hat: "cap", hatPaint: "green", beard: "rust", coat: "green-deep", look: "open", emblem: fir, prop: pick },
  boss: { hat: "tophat", hatPaint: "night", beard: "bone", coat: "wood-deep", look: "open", beardCut: "round", prop: key },
  profiteer: { hat: "bowler", hatPaint: "ruby", beard: "umber", coat: "cloth", look: "greedy", beardCut: "forked", prop: purse },
  geologist: { hat: "band", hatPaint: "ice", beard: "iron", coat: "ice-deep", look: "lenses", prop: lensProp },
  greedy_dwarf: { hat: "crown", hatPaint: "ruby", beard: "rust", coat: "gold-deep", look: "greedy", beardCut: "round", prop: coins },
};
