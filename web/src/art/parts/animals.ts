// Animals of a mine, head and shoulders in a field of 100 by 100: faces for players.
import { draw, ellipse, type Shape } from "../shape";

const eyes = (dx: number, y: number, r: number, white = "bone"): Shape[] =>
  draw(`${white} ink`, `${ellipse(50 - dx, y, r)}${ellipse(50 + dx, y, r)}`, "ink-fill", `${ellipse(50 - dx + 1, y, r * 0.5)}${ellipse(50 + dx - 1, y, r * 0.5)}`);

export const mole: Shape[] = [
  ...draw("night ink", "M10 102Q8 30 50 22Q92 30 90 102Z", "shine", "M26 62Q28 38 46 32Q34 46 34 62Z", "skin ink", "M34 74Q50 58 66 74Q62 88 50 88Q38 88 34 74Z", "skin-deep ink", ellipse(50, 71, 9, 7)),
  ...draw("ink-fill", `${ellipse(34, 58, 3)}${ellipse(66, 58, 3)}`, "bone ink", "M46 82H54V90H46Z", "gold ink", "M28 36Q28 12 50 12Q72 12 72 36Z", "gold ink", "M22 33H78V41H22Z", "gold-lit ink", ellipse(50, 24, 7)),
];
export const bat: Shape[] = [
  ...draw("night ink", "M28 44L14 6L44 26ZM72 44L86 6L56 26Z", "skin-deep", "M27 34L20 15L36 27ZM73 34L80 15L64 27Z", "fur ink", "M18 62Q16 24 50 22Q84 24 82 62Q82 94 50 96Q18 94 18 62Z", "night ink", "M2 102Q4 74 20 72Q26 88 34 102ZM98 102Q96 74 80 72Q74 88 66 102Z"),
  ...eyes(16, 52, 9, "gold"), ...draw("ink-fill", "M44 66Q50 62 56 66L50 73Z", "pit ink", "M36 76Q50 84 64 76Q60 88 50 88Q40 88 36 76Z", "bone", "M41 79L44 85L47 80ZM59 79L56 85L53 80Z"),
];
export const badger: Shape[] = [
  ...draw("night ink", `${ellipse(22, 28, 12)}${ellipse(78, 28, 12)}`, "bone ink", "M14 60Q12 20 50 18Q88 20 86 60Q84 100 50 100Q16 100 14 60Z", "night", "M24 34Q34 24 42 32Q44 60 34 80Q20 70 24 34ZM76 34Q66 24 58 32Q56 60 66 80Q80 70 76 34Z"),
  ...eyes(18, 54, 5.5), ...draw("ink-fill", "M40 76Q50 68 60 76Q56 86 50 86Q44 86 40 76Z", "line-ink w3", "M50 86V92M40 94Q50 98 60 94"),
];
export const fox: Shape[] = [
  ...draw("rust ink", "M14 46L12 6L40 24ZM86 46L88 6L60 24Z", "night", "M19 30L18 16L29 23ZM81 30L82 16L71 23Z", "fox ink", "M10 52Q16 18 50 18Q84 18 90 52Q78 84 50 98Q22 84 10 52Z", "bone", "M14 56Q32 54 42 70L50 94Q26 82 14 56ZM86 56Q68 54 58 70L50 94Q74 82 86 56Z"),
  ...draw("gold ink", "M26 50Q34 42 42 52Q34 58 26 50ZM74 50Q66 42 58 52Q66 58 74 50Z", "ink-fill", `${ellipse(35, 50, 2, 4)}${ellipse(65, 50, 2, 4)}`, "ink-fill", ellipse(50, 89, 8, 7)),
];
export const owl: Shape[] = [
  ...draw("fur ink", "M14 102Q8 40 16 12Q32 22 50 22Q68 22 84 12Q92 40 86 102Z", "wood-deep", "M22 102Q24 76 50 76Q76 76 78 102Z", "parch ink", `${ellipse(32, 48, 18)}${ellipse(68, 48, 18)}`),
  ...draw("gold ink", `${ellipse(33, 48, 10)}${ellipse(67, 48, 10)}`, "ink-fill", `${ellipse(34, 48, 5)}${ellipse(66, 48, 5)}`, "fire ink", "M43 56L50 50L57 56L50 72Z", "line-parch w3", "M36 86l4 5l4 -5M50 86l4 5l4 -5M43 94l4 5l4 -5"),
];
export const canary: Shape[] = [
  ...draw("gold ink", "M16 102Q8 30 48 18Q46 10 54 6Q54 14 60 12Q58 16 56 19Q94 30 86 102Z", "gold-deep", "M18 96Q14 74 28 66Q36 82 30 102H18Z", "shine", "M28 50Q32 34 44 30Q36 40 36 52Z"),
  ...eyes(17, 48, 7), ...draw("fire ink", "M38 60Q50 52 62 60Q58 70 50 74Q42 70 38 60Z", "line-ink w2", "M40 62Q50 66 60 62"),
];
export const frog: Shape[] = [
  ...draw("moss-lit ink", `${ellipse(28, 30, 17)}${ellipse(72, 30, 17)}`, "moss-lit ink", "M8 64Q10 32 50 32Q90 32 92 64Q90 100 50 100Q10 100 8 64Z", "parch", "M22 84Q50 100 78 84Q70 98 50 98Q30 98 22 84Z", "gold ink", `${ellipse(28, 28, 10)}${ellipse(72, 28, 10)}`),
  ...draw("ink-fill", `${ellipse(28, 28, 7, 3)}${ellipse(72, 28, 7, 3)}`, "line-ink w4", "M20 68Q50 88 80 68", "moss", `${ellipse(24, 54, 4)}${ellipse(74, 52, 5)}${ellipse(64, 46, 3)}`, "ink-fill", `${ellipse(45, 58, 1.8)}${ellipse(55, 58, 1.8)}`),
];
export const goat: Shape[] = [
  ...draw("stone-lit ink", "M30 30Q8 26 6 2Q24 2 42 24ZM70 30Q92 26 94 2Q76 2 58 24Z", "bone ink", "M26 44L4 50L24 60ZM74 44L96 50L76 60Z", "bone ink", "M24 40Q26 20 50 20Q74 20 76 40Q76 72 62 86H38Q24 72 24 40Z", "stone-lit ink", "M40 86Q50 78 60 86Q58 102 50 106Q42 102 40 86Z"),
  ...draw("gold ink", `${ellipse(37, 48, 7)}${ellipse(63, 48, 7)}`, "ink-fill", "M32 46.5h10v3h-10ZM58 46.5h10v3h-10Z", "skin ink", "M38 72Q50 64 62 72Q58 82 50 82Q42 82 38 72Z", "ink-fill", `${ellipse(46, 73, 1.8)}${ellipse(54, 73, 1.8)}`),
];
