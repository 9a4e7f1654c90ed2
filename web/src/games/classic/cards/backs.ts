// Backs of cards: each kind is told by its pattern and its sign, not by colour alone.
import { arch, medal, mystery } from "../../../art/parts/backs";
import { nugget } from "../../../art/parts/nuggets";
import { pickaxe } from "../../../art/parts/pickaxe";
import { draw, ellipse, put, type Shape } from "../../../art/shape";
import { closedChest } from "./art/closed_chest";

const planksUpright = draw("seam", "M27 8V142M50 8V142M73 8V142", "ink-dots", "M16 14h1M38 14h1M61 14h1M84 14h1M16 136h1M38 136h1M61 136h1M84 136h1");
const masks = draw(
  "parch ink", "M22 50Q50 40 78 50Q80 100 50 116Q20 100 22 50Z",
  "night", "M50 45Q66 45 78 50Q80 100 50 116Z",
  "ink-fill", "M30 66Q38 58 44 68Q36 73 30 66Z", "gold", "M70 62L56 70Q64 75 70 62Z",
  "line-ink w3", "M34 92Q42 100 50 98", "line-gold w3", "M50 98Q60 96 66 88",
);
/** Something is locked away below: bands of iron and a keyhole. */
const lock = draw(
  "stone-deep ink", "M6.5 64H93.5V86H6.5ZM39 6.5H61V143.5H39Z", "ink-dots", "M50 16h.1M50 28h.1M50 122h.1M50 134h.1M14 75h.1M86 75h.1",
  "brass ink", "M50 38Q74 44 74 74Q74 100 50 112Q26 100 26 74Q26 44 50 38Z",
  "glow", ellipse(50, 74, 22, 30), "pit ink", "M42 66a8 8 0 1 1 13 6.2L60 94H40L45 72.2A8 8 0 0 1 42 66Z",
);
const crossed = [put(pickaxe, 50, 75, 0.66), put(pickaxe, 50, 75, 0.66, -76)];

export type BackKind = "deck" | "goal" | "role" | "gold" | "chest" | "chest_path";
export const backs: Readonly<Record<BackKind, readonly Shape[]>> = {
  deck: [{ use: "k-plate-board" }, ...planksUpright, ...medal(crossed.map((s) => put([s], -50, -75)))],
  goal: [{ use: "k-plate-slate" }, ...arch, ...mystery],
  role: [{ use: "k-plate-ember" }, ...masks],
  gold: [{ use: "k-plate-dusk" }, ...draw("line-brass w3", "M50 22L84 75L50 128L16 75Z", "glow", ellipse(50, 75, 40)), put(nugget, 50, 75, 1.5)],
  chest: [{ use: "k-plate-night" }, put(closedChest, 50, 76)],
  chest_path: [{ use: "k-plate-night" }, ...lock],
};
