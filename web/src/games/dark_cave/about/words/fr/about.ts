import type { about as en } from "../en/about";

export const about: Record<keyof typeof en, string> = {
  name: "La mine se rebelle",
  line: "Parcours la mine avec ton propre pion.",
};
