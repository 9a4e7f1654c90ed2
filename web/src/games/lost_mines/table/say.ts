// What is said at a table of this game: words that its code asks for by name, and those that are found by the names of cards
// and events.
import { first } from "../../../words/first";
import { speaker, type Speaker } from "../../../words/speaker";
import { table as shared } from "../../../words/table_words";
import { clans } from "../../common/words/clans";
import { paths } from "../../common/words/paths";
import { words } from "../words/words";
import { table as en } from "./words/en/table";
import { table as fr } from "./words/fr/table";

export type Key = keyof typeof first.en | keyof typeof shared.en | keyof typeof paths.en | keyof typeof clans.en | keyof typeof en;
const spoken = speaker(first, shared, paths, clans, { en, fr }, words);
export const say: Speaker<Key>["say"] = spoken.say;
export const { sayOr } = spoken;
