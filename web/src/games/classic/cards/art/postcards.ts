// The postcards that lie in the maze, as large as a card: a picture, and a step on each side by which one arrives.
import { draw, ellipse, put, type Shape } from "../../../../art/shape";

const mask = (paint: string, eyes: string, mouth: string, line: string): Shape[] =>
  draw(`${paint} ink`, "M-15 -15Q0 -21 15 -15Q17 10 0 20Q-17 10 -15 -15Z", eyes, "M-10 -6a3.5 3.5 0 1 0 7 0ZM3 -6a3.5 3.5 0 1 0 7 0Z", `${line} w3`, mouth);
const workshop: Shape[] = [
  ...draw(
    "glow", ellipse(50, 58, 46, 50), "line-ink w6", "M16 30H84", "line-brass w3", "M16 30H84",
    "line-ink w6", "M50 30V37", "line-iron w3", "M50 30V37",
    "wood ink", "M50 36L76 47H24Z",
    "blue ink", "M30 46L44 43L50 50L56 43L70 46L82 66L73 72L68 66L70 98H30L32 66L27 72L18 66Z",
    "blue-deep", "M50 52L56 45L60 98H50Z", "gold", `${ellipse(46, 64, 2.6)}${ellipse(46, 76, 2.6)}${ellipse(46, 88, 2.6)}`,
  ),
  put(mask("parch", "ink-fill", "M-7 6Q0 13 7 6", "line-ink"), 27, 98, 0.86, -10),
  put(mask("ember", "gold", "M-7 11Q0 3 7 11", "line-gold"), 73, 99, 0.86, 10),
];
const lantern = draw("glow", ellipse(0, 2, 16), "gold-lit ink", "M-6 -5H6L7 7H-7Z", "ruby ink", "M-7 -5L-4 -10H4L7 -5ZM-7 7H7V11H-7Z");
const mug = draw("line-ink w5", "M9 -3H15V7H9", "wood ink", "M-9 -7H9V13H-9Z", "bone ink", "M-11 -6Q-12 -14 -5 -13Q0 -18 5 -13Q12 -14 11 -6Q0 -3 -11 -6Z");
const party: Shape[] = [
  ...draw("glow", ellipse(50, 62, 46, 50), "line-rope w2", "M10 24Q30 42 50 34Q70 42 90 24"),
  put(lantern, 24, 41, 0.95), put(lantern, 50, 43, 1.05), put(lantern, 76, 41, 0.95),
  ...draw(
    "wood ink", "M28 110Q22 84 32 62H68Q78 84 72 110Z", "wood-deep", "M58 63H67Q76 86 71 109H60Q65 86 58 63Z", "wood-mid ink", ellipse(50, 62, 18.5, 5),
    "line-ink w6", "M27 75H73M27 98H73", "line-iron w3", "M27 75H73M27 98H73", "gold ink", "M46 84H54V92H46Z",
  ),
  put(mug, 23, 100, 0.95), put(mug, 76, 101, 0.95),
];
const pictures = { workshop, party } as const;
export type Postcard = keyof typeof pictures;

const frame = draw("parch ink", "M4 .6H96Q99.4 .6 99.4 4V146Q99.4 149.4 96 149.4H4Q.6 149.4 .6 146V4Q.6 .6 4 .6Z");
const written = draw("seam", "M14 128H36M14 135H32", "ruby ink", "M72 121H87V138H72Z", "line-lit w2", "M76 126H83M76 130H83");
/** Half a disc on the middle of each side, as the floor of a tunnel. */
const steps = draw("rope ink", "M32 .6Q34 12 50 12Q66 12 68 .6ZM32 149.4Q34 138 50 138Q66 138 68 149.4ZM.6 57Q12 59 12 75Q12 91 .6 93ZM99.4 57Q88 59 88 75Q88 91 99.4 93Z");

export const postcard = (which: Postcard): Shape[] => [
  ...frame, ...draw("abyss ink", "M8 8H92V116H8Z"), ...pictures[which], ...written, ...steps,
];
