// A dwarf of parts: head and shoulders in a field of 100 by 100, for roles and avatars.
import { draw, ellipse, put, type Shape } from "../shape";

export type Hat = "helmet" | "hood" | "cap" | "crown" | "tophat" | "bowler" | "horns" | "kerchief" | "braids" | "band";
export interface Dwarf {
  readonly hat: Hat;
  /** Paints of hat, beard and coat. */
  readonly hatPaint: string;
  readonly beard: string;
  readonly coat: string;
  readonly look: "open" | "sly" | "greedy" | "envious" | "lenses" | "sleepy";
  readonly beardCut?: "long" | "forked" | "round" | "none";
  readonly emblem?: readonly Shape[];
  readonly prop?: readonly Shape[];
}

const beards = {
  long: "M25 46Q20 78 36 92Q44 99 50 104Q56 99 64 92Q80 78 75 46Z",
  forked: "M25 46Q18 80 34 104Q42 96 50 86Q58 96 66 104Q82 80 75 46Z",
  round: "M24 46Q16 88 50 90Q84 88 76 46Z",
  none: "M30 60Q50 74 70 60Q66 68 50 69Q34 68 30 60Z",
} as const;

const looks: Readonly<Record<Dwarf["look"], Shape[]>> = {
  open: draw("bone ink", `${ellipse(41, 47, 5, 5.5)}${ellipse(59, 47, 5, 5.5)}`, "ink-fill", `${ellipse(42, 48, 2.5)}${ellipse(58, 48, 2.5)}`, "line-ink w4", "M33 39Q40 35 46 39M67 39Q60 35 54 39"),
  sly: draw("gold ink", "M34 47Q41 41 47 49Q40 53 34 47ZM66 47Q59 41 53 49Q60 53 66 47Z", "ink-fill", `${ellipse(42, 48, 2)}${ellipse(60, 48, 2)}`, "line-ink w5", "M30 38L47 45M70 38L53 45"),
  greedy: draw("gold ink", `${ellipse(40, 47, 6.5)}${ellipse(60, 47, 6.5)}`, "ink-fill", `${ellipse(40, 47, 1.8, 4)}${ellipse(60, 47, 1.8, 4)}`, "line-ink w4", "M31 38Q38 33 46 38M69 38Q62 33 54 38"),
  envious: draw("bone ink", `${ellipse(40, 48, 7, 6)}${ellipse(60, 48, 7, 6)}`, "green", `${ellipse(43, 49, 4.2)}${ellipse(63, 49, 4.2)}`, "ink-fill", `${ellipse(43.5, 49, 1.9)}${ellipse(63.5, 49, 1.9)}`, "line-ink w5", "M30 40L46 43M70 38Q62 37 55 42"),
  lenses: draw("ice-lit ink", `${ellipse(39, 47, 8.5)}${ellipse(61, 47, 8.5)}`, "ink-fill", `${ellipse(40, 48, 2.6)}${ellipse(60, 48, 2.6)}`, "line-ink w3", "M47.5 46H52.5M30 45L25 42M70 45L75 42"),
  sleepy: draw("line-ink w3", "M35 48Q41 53 47 48M65 48Q59 53 53 48", "line-ink w4", "M33 40Q40 38 46 41M67 40Q60 38 54 41"),
};

const hats: Readonly<Record<Hat, (paint: string) => Shape[]>> = {
  helmet: (p) => draw(`${p} ink`, "M24 38Q22 10 50 9Q78 10 76 38Z", "shine", "M31 31Q31 17 45 14Q37 21 36 32Z", `${p} ink`, "M19 35H81Q84 42 78 43H22Q16 42 19 35Z", "glow", ellipse(50, 24, 26), "bone ink", ellipse(50, 24, 9), "gold-lit", ellipse(50, 24, 5)),
  hood: (p) => draw(`${p} ink`, "M14 82Q16 16 50 6Q84 16 86 82Q78 66 76 46Q74 30 50 29Q26 30 24 46Q22 66 14 82Z", "shine", "M24 40Q28 20 46 13Q32 24 30 38Z"),
  cap: (p) => draw(`${p} ink`, "M21 40Q26 22 42 14Q56 -4 82 6Q70 10 72 18Q78 28 79 40Q50 30 21 40Z", "shine", "M30 32Q36 20 48 14Q40 22 38 31Z", "bone ink", ellipse(82, 8, 6)),
  crown: (p) => draw("gold ink", "M23 38L19 10L34 22L50 4L66 22L81 10L77 38Q50 30 23 38Z", "gold-lit", "M28 31L26 20L35 27Z", `${p} ink`, "M50 16L56 24L50 32L44 24Z"),
  tophat: (p) => draw(`${p} ink`, "M30 35L27 2H73L70 35Z", "gold ink", "M29 25H71V33H29Z", "shine", "M34 22L33 6H39L40 22Z", `${p} ink`, "M14 34Q50 26 86 34Q88 41 82 42Q50 35 18 42Q12 41 14 34Z"),
  bowler: (p) => draw(`${p} ink`, "M26 36Q24 8 50 7Q76 8 74 36Z", "ink-fill", "M26 28H74V35H26Z", "shine", "M33 25Q33 14 44 12Q38 17 38 25Z", `${p} ink`, "M15 35Q50 28 85 35Q88 42 81 42Q50 37 19 42Q12 42 15 35Z"),
  horns: (p) => draw("bone ink", "M24 34Q6 30 8 6Q16 20 32 22ZM76 34Q94 30 92 6Q84 20 68 22Z", `${p} ink`, "M22 39Q20 11 50 9Q80 11 78 39Q50 30 22 39Z", "shine", "M31 31Q31 18 45 14Q37 21 36 31Z", "iron-deep ink", "M45 9H55V38H45Z"),
  kerchief: (p) => draw(`${p} ink`, "M22 39Q20 12 50 10Q80 12 78 39Q50 28 22 39ZM78 34L94 30L90 44L78 40Z", "bone", `${ellipse(36, 24, 3)}${ellipse(52, 18, 3)}${ellipse(66, 26, 3)}`),
  braids: (p) => draw(`${p} ink`, "M20 44Q18 10 50 9Q82 10 80 44Q70 28 50 28Q30 28 20 44Z", "shine", "M30 30Q32 18 45 14Q37 21 36 30Z", `${p} ink`, "M20 42Q10 56 17 66Q10 76 18 88L26 86Q30 74 24 66Q30 54 26 42ZM80 42Q90 56 83 66Q90 76 82 88L74 86Q70 74 76 66Q70 54 74 42Z", "line-ruby w4", "M16 80L26 78M84 80L74 78"),
  band: (p) => draw("fur ink", "M24 40Q16 14 36 12Q44 2 54 9Q70 4 76 18Q82 28 76 40Z", `${p} ink`, "M22 40Q50 24 78 40L77 32Q50 17 23 32Z"),
};

/** The dwarf as shapes. */
export function dwarf(d: Dwarf): Shape[] {
  const braided = d.hat === "braids";
  return [
    ...draw(`${d.coat} ink`, "M6 102Q8 74 34 70H66Q92 74 94 102Z", "shade", "M30 72Q50 84 70 72L66 102H34Z"),
    ...(braided ? [] : draw(`${d.beard} ink`, beards[d.beardCut ?? "long"])),
    ...draw("skin ink", d.beardCut === "none" || braided ? ellipse(50, 50, 26, 23) : "M26 46Q26 30 50 30Q74 30 74 46Q72 60 50 62Q28 60 26 46Z"),
    ...looks[d.look],
    ...(braided || d.beardCut === "none" ? draw("line-ink w3", "M42 65Q50 70 58 65") : draw(`${d.beard} ink`, "M50 60Q40 55 26 64Q22 74 34 73Q44 72 50 65Q56 72 66 73Q78 74 74 64Q60 55 50 60Z")),
    ...draw("skin-deep ink", ellipse(50, 56, braided ? 5.5 : 8.5, braided ? 4.5 : 6.5)),
    ...hats[d.hat](d.hatPaint),
    ...(d.emblem ? [put(d.emblem, 50, 21)] : []),
    ...(d.prop ?? []),
  ];
}
