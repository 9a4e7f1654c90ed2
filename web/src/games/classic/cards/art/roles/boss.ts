import { draw, ellipse, put } from "../../../../../art/shape";
import type { RoleArt } from "../../art";
import blueDoor from "../features/door_blue";
import greenDoor from "../features/door_green";

const key = [put(draw("gold ink", "M-8 -20a10 10 0 1 1 12 9V4H12V10H4V14H10V20H-3V-11Z", "ink-fill", ellipse(-0.5, -19, 3.5)), 84, 78, 1, 14)];

export default {
  plate: "board",
  icon: "M7 11V2.5H17V11M3 11H21M7 8H17M7 11C6 17 9 21.5 12 21.5S18 17 17 11M10 14.5h.01M14 14.5h.01",
  signs: [blueDoor.icon, greenDoor.icon],
  figure: { hat: "tophat", hatPaint: "night", beard: "bone", coat: "wood-deep", look: "open", beardCut: "round", prop: key },
} satisfies RoleArt;
