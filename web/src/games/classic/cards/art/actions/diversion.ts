import { draw } from "../../../../../art/shape";
import type { ActionArt } from "../../art";

export default {
  plate: "slate",
  icon: "M12 2V22M4 4H17L20 7L17 10H4ZM20 12.5H7L4 15.5L7 18.5H20Z",
  picture: [
    ...draw("line-ink w8", "M0 42V-38", "line-wood w4", "M0 42V-38", "wood ink", "M-34 -30H16L30 -19L16 -8H-34Z", "wood-mid ink", "M34 0H-16L-30 11L-16 22H34Z", "seam", "M-26 -19H14M-12 11H26"),
    ...draw("line-bone w3", "M-22 -19H12M5 -25L13 -19L5 -13M24 11H-10M-3 5L-11 11L-3 17"),
  ],
} satisfies ActionArt;
