import { draw } from "../../../../../art/shape";
import type { ActionArt } from "../../art";

export default {
  plate: "dusk",
  icon: "M3 6L9 3.5L15 6L21 3.5V18L15 20.5L9 18L3 20.5ZM9 3.5V18M15 6V20.5M17 9.5L19 11.5M19 9.5L17 11.5",
  picture: [
    ...draw(
      "parch ink", "M-36 -30L-12 -38L12 -30L36 -38V30L12 38L-12 30L-36 38Z",
      "parch-deep", "M-12 -37L12 -29V37L-12 29Z",
      "seam", "M-12 -38V30M12 -30V38",
      "line-ink w4 dash", "M-28 22Q-22 4 -8 8Q8 12 6 -6Q6 -16 18 -18",
      "line-ruby w6", "M17 -25L29 -13M29 -25L17 -13",
    ),
    ...draw("wood ink", "M-31 -24L-24 -26V-19L-31 -17Z"),
  ],
} satisfies ActionArt;
