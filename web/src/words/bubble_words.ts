// What is said around what is explained once.
import { bubbles as en } from "./en/bubbles";
import { bubbles as fr } from "./fr/bubbles";
import { speaker } from "./speaker";

export const bubbles = { en, fr };
export const { say } = speaker(bubbles);
