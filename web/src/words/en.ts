// One part a place; each part has its file.
import { cards } from "./en/cards";
import { common } from "./en/common";
import { log } from "./en/log";
import { pages } from "./en/pages";
import { rules } from "./en/rules";
import { table } from "./en/table";

export const en = { ...common, ...pages, ...table, ...log, ...cards, ...rules };
