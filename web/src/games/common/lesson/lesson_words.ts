// What every lesson says.
import { speaker } from "../../../words/speaker";
import { lesson as en } from "./words/en/lesson";
import { lesson as fr } from "./words/fr/lesson";

export const { say } = speaker({ en, fr });
