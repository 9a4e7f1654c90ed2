// What the coach says.
import { speaker } from "../../../words/speaker";
import { coach as en } from "./words/en/coach";
import { coach as fr } from "./words/fr/coach";

const words = { en, fr };
export const coach = speaker(words);
