// What is known of the game before it is loaded.
import type { About } from "../../game";
import { about as en } from "./words/en/about";
import { about as fr } from "./words/fr/about";

const tournament = "variant_tournament";

export const about: About = {
  words: { en, fr },
  presets: [
    { name: "first", seats: 5 },
    { name: "family", seats: 4 },
    { name: "everything", seats: 8, modules: (module) => module !== tournament },
    { name: "tournament", seats: 5, clock: 60, modules: (module) => module === tournament },
  ],
};
