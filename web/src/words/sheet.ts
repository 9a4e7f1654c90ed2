// The words of the sheet of all cards: see pages/later.ts.
import { sheet as en } from "./en/sheet";
import { sheet as fr } from "./fr/sheet";

export const sheet = { en, fr };
