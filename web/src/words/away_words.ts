// What is said while somebody is away.
import { away as en } from "./en/away";
import { first } from "./first";
import { away as fr } from "./fr/away";
import { speaker } from "./speaker";

export const away = { en, fr };
export const { say } = speaker(first, away);
