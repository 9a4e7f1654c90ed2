// What the rules say.
import { gathered, speaker, type Catalogue } from "../../../words/speaker";

export const rulebook = gathered(import.meta.glob<Catalogue>("../words/*/lost_mines.ts", { eager: true, query: "?rules", import: "rules" }));
export const { say } = speaker(rulebook);
