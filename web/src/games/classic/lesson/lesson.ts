// The first lesson, and how it is taught.
import type { Recorded, Teaching } from "../../../table/lesson.svelte";
import { onlyAnswer } from "../table/answers";
import type { Classic } from "../vocabulary";
import { cardName } from "../words/names";
import { say } from "./coach";
import lesson from "./lesson.json";

export const teaching: Teaching<Classic> = {
  kindOf: ([name]) => name,
  onlyAnswer,
  // Any card could be discarded, but the lesson goes on with one of them.
  hint: (answer) => (answer[0] === "discard" ? say("tutorial.this_card", { card: answer[1].map(cardName).join(", ") }) : ""),
};

// TypeScript widens the words of a JSON file to string, hence the cast.
export const recorded = lesson as unknown as Recorded<Classic>;
