// One part a place; each part has its file.
import { cards } from "./fr/cards";
import { common } from "./fr/common";
import { log } from "./fr/log";
import { pages } from "./fr/pages";
import { rules } from "./fr/rules";
import { table } from "./fr/table";

export const fr = { ...common, ...pages, ...table, ...log, ...cards, ...rules };
