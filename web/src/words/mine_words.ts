// What is said of one's own matches.
import { mine as en } from "./en/mine";
import { first } from "./first";
import { mine as fr } from "./fr/mine";
import { speaker } from "./speaker";

export const mine = { en, fr };
export const { say } = speaker(first, mine);
