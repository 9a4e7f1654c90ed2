// What is said at a table of this game.
import { first } from "../../../words/first";
import { speaker } from "../../../words/speaker";
import { table as shared } from "../../../words/table_words";
import { paths } from "../../common/words/paths";
import { cards as enCards } from "./en/cards";
import { log as enLog } from "./en/log";
import { saboteur2 as enSaboteur2 } from "./en/saboteur2";
import { table as enTable } from "./en/table";
import { cards as frCards } from "./fr/cards";
import { log as frLog } from "./fr/log";
import { saboteur2 as frSaboteur2 } from "./fr/saboteur2";
import { table as frTable } from "./fr/table";

export const words = {
  en: { ...enTable, ...enLog, ...enCards, ...enSaboteur2 },
  fr: { ...frTable, ...frLog, ...frCards, ...frSaboteur2 },
};
export type Key = keyof typeof first.en | keyof typeof shared.en | keyof typeof paths.en | keyof typeof words.en;
export const { say, sayOr } = speaker(first, shared, paths, words);
