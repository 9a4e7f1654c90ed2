// What is said of how a table is kept.
import { habits as en } from "./en/habits";
import { first } from "./first";
import { habits as fr } from "./fr/habits";
import { speaker } from "./speaker";

export const habits = { en, fr };
export const { say, sayOr } = speaker(first, habits);
