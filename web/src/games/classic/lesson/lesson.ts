// The first lesson, and the kinds of answers it teaches.
import type { Recorded } from "../../../table/lesson.svelte";
import lesson from "./lesson.json";

const kinds = ["place", "break", "mend", "map", "discard", "rockfall"];

export const kindOf = (answer: string): string => kinds.find((kind) => answer.startsWith(`${kind} `)) ?? "discard";

// TypeScript widens the words of a JSON file to string, hence the cast.
export const recorded = lesson as unknown as Recorded;
