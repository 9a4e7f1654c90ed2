// A postcard that lies in the maze, as large as a card: a picture, and a step on each side by which one arrives.
import { draw, type Shape } from "../../../../art/shape";
import type { PieceArt } from "../art";

const frame = draw("parch ink", "M4 .6H96Q99.4 .6 99.4 4V146Q99.4 149.4 96 149.4H4Q.6 149.4 .6 146V4Q.6 .6 4 .6Z");
const written = draw("seam", "M14 128H36M14 135H32", "ruby ink", "M72 121H87V138H72Z", "line-lit w2", "M76 126H83M76 130H83");
/** Half a disc on the middle of each side, as the floor of a tunnel. */
const steps = draw("rope ink", "M32 .6Q34 12 50 12Q66 12 68 .6ZM32 149.4Q34 138 50 138Q66 138 68 149.4ZM.6 57Q12 59 12 75Q12 91 .6 93ZM99.4 57Q88 59 88 75Q88 91 99.4 93Z");


/** The scene is seen in a field from 8, 8 to 92, 116. */
export const postcard = (scene: readonly Shape[]): PieceArt => ({ isCard: true, picture: [...frame, ...draw("abyss ink", "M8 8H92V116H8Z"), ...scene, ...written, ...steps] });
