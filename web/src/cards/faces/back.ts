// Backs of cards: each kind is told by its pattern and its sign, not by colour alone.
import { chest, gemHoard, goldHoard, silverHoard } from "../art/features";
import { nugget } from "../art/nuggets";
import { clanSign } from "../art/signs";
import { whole } from "../art/tools";
import type { BackKind } from "../deck";
import { draw, ellipse, put, type Shape } from "../shape";

const planksUpright = draw("seam", "M27 8V142M50 8V142M73 8V142", "ink-dots", "M16 14h1M38 14h1M61 14h1M84 14h1M16 136h1M38 136h1M61 136h1M84 136h1");
const planksAcross = draw("seam", "M8 30H92M8 60H92M8 90H92M8 120H92");
const arch = draw("stone ink", "M18 118V62Q18 28 50 28Q82 28 82 62V118Z", "pit ink", "M29 118V64Q29 41 50 41Q71 41 71 64V118Z", "wood ink", "M25 58H75V67H25ZM27 67H34V118H27ZM66 67H73V118H66Z");
const mystery = draw("line-ink w13", "M38 62Q38 48 50 48Q63 48 63 60Q63 69 51 74V84M51 99V100", "line-gold w8", "M38 62Q38 48 50 48Q63 48 63 60Q63 69 51 74V84M51 99V100");
const medal = (inside: readonly Shape[]) => [...draw("brass ink", ellipse(50, 75, 33), "board-fill ink", ellipse(50, 75, 27)), put(inside, 50, 75)];
const masks = draw(
  "parch ink", "M22 50Q50 40 78 50Q80 100 50 116Q20 100 22 50Z",
  "night", "M50 45Q66 45 78 50Q80 100 50 116Z",
  "ink-fill", "M30 66Q38 58 44 68Q36 73 30 66Z", "gold", "M70 62L56 70Q64 75 70 62Z",
  "line-ink w3", "M34 92Q42 100 50 98", "line-gold w3", "M50 98Q60 96 66 88",
);
const crossed = [put(whole.pickaxe, 50, 75, 0.66), put(whole.pickaxe, 50, 75, 0.66, -76)];

const backs: Readonly<Record<BackKind, Shape[]>> = {
  deck: [{ use: "k-plate-board" }, ...planksUpright, ...medal(crossed.map((s) => put([s], -50, -75)))],
  goal: [{ use: "k-plate-slate" }, ...arch, ...mystery],
  role: [{ use: "k-plate-ember" }, ...masks],
  gold: [{ use: "k-plate-dusk" }, ...draw("line-brass w3", "M50 22L84 75L50 128L16 75Z", "glow", ellipse(50, 75, 40)), put(nugget, 50, 75, 1.5)],
  chest: [{ use: "k-plate-board" }, ...planksAcross, put(chest.slice(1), 50, 78, 1.2)],
  chest_path: [{ use: "k-plate-night" }, ...draw("line-brass w3", "M16 16H84V134H16Z"), put(chest.slice(1), 50, 78, 0.95)],
  cave: [{ use: "k-plate-slate" }, ...draw("pit ink", "M14 112L24 60L40 30L58 36L76 58L86 112Z", "gold", `${ellipse(38, 78, 5, 4)}${ellipse(58, 78, 5, 4)}${ellipse(66, 98, 3, 2.4)}${ellipse(76, 98, 3, 2.4)}`, "stone ink", "M14 112L22 82L28 112ZM28 112L34 96L42 112ZM58 112L62 98L70 112ZM70 112L78 78L86 112ZM36 35L44 62L50 33ZM56 37L62 56L66 46Z")],
  cave_goal: [{ use: "k-plate-dusk" }, ...arch, ...mystery],
  trail: [{ use: "k-forest-1" }, ...draw("line-ink w18", "M50 142Q20 108 52 84Q82 60 50 12", "line-rope w13", "M50 140Q20 108 52 84Q82 60 50 12"), ...medal([put(whole.pickaxe, 0, 0, 0.6)])],
  mine: [{ use: "k-forest-2" }, ...arch, ...mystery],
  clan_yellow: [{ use: "k-plate-board" }, ...draw("gold ink", "M20 24H80V104L50 126L20 104Z", "line-brass w3", "M27 31H73V100L50 117L27 100Z"), put(clanSign.yellow, 50, 68, 2.1)],
  clan_blue: [{ use: "k-plate-slate" }, ...draw("blue ink", "M20 24H80V126L50 104L20 126Z", "line-ice w2", "M27 31H73V114L50 97L27 114Z"), put(clanSign.blue, 50, 66, 2.1)],
  treasure_gems: [{ use: "k-plate-dusk" }, ...draw("line-brass w3", "M14 14H86V136H14Z"), put(gemHoard, 50, 75, 1.15)],
  treasure_gold: [{ use: "k-plate-dusk" }, ...draw("line-brass w3", "M50 18L84 75L50 132L16 75Z"), put(goldHoard, 50, 75, 1.1)],
  treasure_silver: [{ use: "k-plate-dusk" }, ...draw("line-brass w3", ellipse(50, 75, 36, 54)), put(silverHoard, 50, 75, 1.1)],
};
export const backKinds = Object.keys(backs) as BackKind[];
/** The shapes of a back. */
export const backFace = (kind: BackKind): Shape[] => backs[kind];
