// What is said on the pages that explain.
import { learn as en } from "./en/learn";
import { first } from "./first";
import { learn as fr } from "./fr/learn";
import { speaker } from "./speaker";

export const learn = { en, fr };
export const { say } = speaker(first, learn);
