// What is said at a table of this game: words that code asks for by name, and those of every box and module, which are found
// by the names of cards and events. The base game's are here from the start; ../modules.ts adds all others.
import { first } from "../../../words/first";
import { gathered, speaker, type Catalogue, type Speaker, type Words } from "../../../words/speaker";
import { table as shared } from "../../../words/table_words";
import { paths } from "../../common/words/paths";
import { table as en } from "../table/words/en/table";
import { table as fr } from "../table/words/fr/table";

const found = gathered(import.meta.glob<Catalogue>("./*/base.ts", { eager: true, query: "?table", import: "table" }));
export const words: Words = found;
export function addWords(more: Words): void {
  Object.assign(found.en, more.en);
  Object.assign(found.fr, more.fr);
}

export type Key = keyof typeof first.en | keyof typeof shared.en | keyof typeof paths.en | keyof typeof en;
const spoken = speaker(first, shared, paths, { en, fr }, words);
export const say: Speaker<Key>["say"] = spoken.say;
export const { sayOr } = spoken;
