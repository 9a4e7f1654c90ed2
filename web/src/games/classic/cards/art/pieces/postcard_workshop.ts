import { draw, ellipse, put, type Shape } from "../../../../../art/shape";
import type { PieceArt } from "../../art";
import { postcard } from "../postcard";

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

export default postcard(workshop) satisfies PieceArt;
