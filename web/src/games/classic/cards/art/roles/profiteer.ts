import { icons } from "../../../../../art/icons";
import { draw, put } from "../../../../../art/shape";
import type { RoleArt } from "../../art";

const purse = [put(draw("cloth ink", "M-6 -10Q-20 2 -16 14Q-14 20 0 20Q14 20 16 14Q20 2 6 -10ZM-8 -18Q0 -14 8 -18L5 -10H-5Z", "gold", "M-5 1h10v3h-10ZM-5 8h10v3h-10Z"), 82, 80)];

export default {
  plate: "board",
  icon: "M6 10C6 5.5 8.5 3.5 12 3.5S18 5.5 18 10M3 10H21M7 10C6 16 9 18 12 18S18 16 17 10M8.5 13a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M12.5 13a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M9 21.5H15",
  signs: [icons.bag],
  figure: { hat: "bowler", hatPaint: "ruby", beard: "umber", coat: "cloth", look: "greedy", beardCut: "forked", prop: purse },
} satisfies RoleArt;
