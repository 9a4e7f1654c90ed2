// What is said at every table, whatever is played there.
import { table as en } from "./en/table";
import { first } from "./first";
import { table as fr } from "./fr/table";
import { speaker } from "./speaker";

export const table = { en, fr };
export type TableKey = keyof typeof first.en | keyof typeof en;
export const { say, sayOr } = speaker(first, table);
