// What the coach says.
import { speaker } from "../../../words/speaker";
import { coach as en } from "./words/en/coach";
import { coach as fr } from "./words/fr/coach";

export const coach = speaker({ en, fr });
