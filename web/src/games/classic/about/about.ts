// What is known of the game before it is loaded. A file of words is read in parts, each a module of its own by its query, so
// that a page loads only its part.
import { gathered, type Catalogue } from "../../../words/speaker";
import type { About } from "../../game";

const tournament = "variant_tournament";

export const about: About = {
  words: gathered(import.meta.glob<Catalogue>("../words/*/*.ts", { eager: true, query: "?about", import: "about" })),
  presets: [
    { name: "first", players: 5 },
    { name: "family", players: 4 },
    { name: "everything", players: 8, wants: (option, word) => option === "modules" && word !== tournament },
    { name: "tournament", players: 5, clock: 60, wants: (option, word) => option === "modules" && word === tournament },
  ],
};

// Whether a box or module can be played: then there are words for choosing it.
export const isOffered = (module: string): boolean => module === "base" || `option.modules.${module}` in about.words.en;
