// Words that code of modules asks for by name.
import { first } from "../../../../words/first";
import { speaker } from "../../../../words/speaker";
import { added as en } from "./words/en/added";
import { added as fr } from "./words/fr/added";

export const words = { en, fr };
export const { say } = speaker(first, words);
