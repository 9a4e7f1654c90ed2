// What was explained to whoever uses this browser, the first time it mattered: a game, a module. It is not explained again.
import { read, write } from "../state/stored";

const storedAs = "bubbles";
let known = $state.raw(read<string[]>(storedAs, []));

export const isExplained = (subject: string): boolean => known.includes(subject);

export function explained(subjects: readonly string[]): void {
  if (subjects.every(isExplained)) return;
  known = [...new Set([...known, ...subjects])];
  write(storedAs, known);
}
