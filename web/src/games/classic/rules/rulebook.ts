// What the rules say, of every box and module.
import { gathered, speaker, type Catalogue } from "../../../words/speaker";

export const rulebook = gathered(import.meta.glob<Catalogue>("../words/*/*.ts", { eager: true, query: "?rules", import: "rules" }));
export const { say, sayOr } = speaker(rulebook);
