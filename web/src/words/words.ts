// What is said on every page.
import { first } from "./first";
import { speaker } from "./speaker";

export type Key = keyof typeof first.en;
export const { say, sayOr } = speaker(first);
