// What is said at a table before its match.
import { lobby as en } from "./en/lobby";
import { first } from "./first";
import { lobby as fr } from "./fr/lobby";
import { speaker } from "./speaker";

export const lobby = { en, fr };
export const { say } = speaker(first, lobby);
