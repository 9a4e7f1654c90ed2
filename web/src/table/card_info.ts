// What is said of a card where somebody points at it: its name, what it does, and which topic of the rules tells all of it.
import type { Tale } from "./story";

export interface CardInfo {
  picture: NonNullable<Tale["card"]>;
  name: string;
  effect: string;
  topic: string | null;
}
