// What is known of the game before it is loaded. The file of its words is read in parts, each a module of its own by its query.
import { gathered, type Catalogue } from "../../../words/speaker";
import type { About } from "../../game";

export const about: About = {
  words: gathered(import.meta.glob<Catalogue>("../words/*/lost_mines.ts", { eager: true, query: "?about", import: "about" })),
  presets: [
    { name: "first", players: 4 },
    { name: "evening", players: 6, clock: 60 },
    { name: "company", players: 9, clock: 60 },
  ],
  variants: ["turns", "extra_round_on_tie", "allow_end_flag", "auto_end_unreachable", "owner_sees_treasures", "collect_while_passing"],
  // Chance decides who begins: only tests ask for somebody.
  matters: (option) => option !== "first_player",
};
