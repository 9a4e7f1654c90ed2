// What is said in the settings.
import { settings as en } from "./en/settings";
import { first } from "./first";
import { settings as fr } from "./fr/settings";
import { speaker } from "./speaker";

export const settings = { en, fr };
export const { say } = speaker(first, settings);
