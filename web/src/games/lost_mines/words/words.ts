// What is said at a table of this game: words that code asks for by name, and those that are found by the names of cards and events.
import { first } from "../../../words/first";
import { gathered, speaker, type Catalogue, type Words } from "../../../words/speaker";
import { table as shared } from "../../../words/table_words";
import { clans } from "../../common/words/clans";
import { paths } from "../../common/words/paths";
import { spoken as en } from "./en/spoken";
import { spoken as fr } from "./fr/spoken";

export const words: Words = gathered(import.meta.glob<Catalogue>("./*/lost_mines.ts", { eager: true, query: "?table", import: "table" }));

export const { say, sayOr } = speaker(first, shared, paths, clans, { en, fr }, words);
