// The words of the table and the cards. They come with the first page that needs them: see pages/later.ts.
import { cards as enCards } from "./en/cards";
import { log as enLog } from "./en/log";
import { saboteur2 as enSaboteur2 } from "./en/saboteur2";
import { table as enTable } from "./en/table";
import { cards as frCards } from "./fr/cards";
import { log as frLog } from "./fr/log";
import { saboteur2 as frSaboteur2 } from "./fr/saboteur2";
import { table as frTable } from "./fr/table";

export const further = {
  en: { ...enTable, ...enLog, ...enCards, ...enSaboteur2 },
  fr: { ...frTable, ...frLog, ...frCards, ...frSaboteur2 },
};
