import type { about as en } from "../en/about";

export const about: Record<keyof typeof en, string> = {
  name: "La Grande Aventure",
  line: "Deux clans en route vers le trésor et le dragon.",
};
