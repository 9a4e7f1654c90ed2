// How the cards of the two clans are named.
import { clans as en } from "./en/clans";
import { clans as fr } from "./fr/clans";

export const clans = { en, fr };
