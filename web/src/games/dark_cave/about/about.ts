// What is known of the game before it is loaded.
import type { About } from "../../game";
import { about as en } from "./words/en/about";
import { about as fr } from "./words/fr/about";

export const about: About = { words: { en, fr }, presets: [] };
