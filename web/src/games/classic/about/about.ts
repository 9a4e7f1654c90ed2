// What is known of the game before it is loaded. A file of words is read in parts, each a module of its own by its query, so
// that a page loads only its part.
import { gathered, type Catalogue } from "../../../words/speaker";
import type { About } from "../../game";

const tournament = "variant_tournament";
const friendly = ["wc_master_craftsman", "wc_scout", "mini_treasure_chests"];
// Options of one module alone.
const moduleOf: Readonly<Record<string, string>> = { veto_seconds: "wc_veto", chests: "mini_treasure_chests" };
const ofModules = (isWanted: (module: string) => boolean) => (option: string, word: string) => option === "modules" && isWanted(word);

// Measured with bots: a match of Saboteur 2 takes a third more answers, a tournament a third fewer, and a veto is waited for.
const length: Readonly<Record<string, "longer" | "shorter">> = { saboteur2: "longer", wc_veto: "longer", [tournament]: "shorter" };
const light = ["wc_goal_swap", "wc_forgotten_treasure", "wc_direction_change", "wc_master_craftsman", "wc_scout", "wc_diversion", "variant_sabotaged_dwarf"];

export const about: About = {
  words: gathered(import.meta.glob<Catalogue>("../words/*/*.ts", { eager: true, query: "?about", import: "about" })),
  presets: [
    { name: "first", players: 5 },
    { name: "family", players: 4, wants: ofModules((module) => friendly.includes(module)) },
    { name: "championship", players: 6, wants: ofModules((module) => module.startsWith("wc_")) },
    { name: "everything", players: 8, wants: ofModules((module) => module !== tournament && module !== "saboteur2") },
    { name: "tournament", players: 5, clock: 60, wants: ofModules((module) => module === tournament) },
  ],
  // The first part of a module's name says what it is; a box of its own has only one part.
  groupOf: (option, word) => (option === "modules" && word.includes("_") ? word.split("_")[0]! : ""),
  weightOf: (option, word) =>
    option === "modules" ? { level: word === "saboteur2" ? 3 : light.includes(word) ? 1 : 2, ...(length[word] ? { length: length[word] } : {}) } : undefined,
  // CHEST-07
  layouts: {
    chests: [
      { name: "square", cells: [[3, -1], [3, 1], [5, -1], [5, 1]], isUsual: true },
      { name: "wide", cells: [[2, -2], [2, 2], [6, -2], [6, 2]] },
      { name: "gate", cells: [[6, -3], [6, -1], [6, 1], [6, 3]] },
    ],
  },
  landmarks: [[0, 0], [8, -2], [8, 0], [8, 2]],
  matters: (option, { modules = [] }) => {
    const module = moduleOf[option];
    return module === undefined || (Array.isArray(modules) && (modules as readonly string[]).includes(module));
  },
};

// Whether a box or module can be played: then there are words for choosing it.
export const isOffered = (module: string): boolean => module === "base" || `option.modules.${module}` in about.words.en;
