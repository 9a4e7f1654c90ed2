// Three bubbles explain a module the first time it is on the table.
import type { Language } from "../../../state/settings.svelte";
import type { Words } from "../../../words/speaker";
import { bubbles as en } from "./words/en/bubbles";
import { bubbles as fr } from "./words/fr/bubbles";

const words: Words = { en, fr };
const parts = ["new", "look", "tip"] as const;

export interface Bubble {
  module: string;
  part: (typeof parts)[number]; // what is new, what to look at, a tip
  text: string;
}

// In the order in which they are read. A module of tomorrow has none.
export function bubblesOf(modules: readonly string[], language: Language): Bubble[] {
  return modules.flatMap((module) =>
    parts.flatMap((part) => {
      const text = words[language][`bubble.${module}.${part}`];
      return text === undefined ? [] : [{ module, part, text }];
    }),
  );
}
