// What is said of the keys.
import { keys as en } from "./en/keys";
import { first } from "./first";
import { keys as fr } from "./fr/keys";
import { speaker } from "./speaker";

export const keys = { en, fr };
export const { say } = speaker(first, keys);
