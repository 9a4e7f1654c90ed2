// What is known of the game before it is loaded.
import type { About } from "../../game";
import { about as en } from "./words/en/about";
import { about as fr } from "./words/fr/about";

const tournament = "variant_tournament";

export const about: About = {
  words: { en, fr },
  presets: [
    { name: "first", players: 5 },
    { name: "family", players: 4 },
    { name: "everything", players: 8, wants: (option, word) => option === "modules" && word !== tournament },
    { name: "tournament", players: 5, clock: 60, wants: (option, word) => option === "modules" && word === tournament },
  ],
};
