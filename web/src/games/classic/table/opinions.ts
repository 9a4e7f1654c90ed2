// What a player thinks of the others and of the goals, as the notebook keeps and shows it.
import type { Notebook } from "../../../state/notebook.svelte";
import { features } from "../cards/art";
import { icons, type IconName } from "../cards/icons";
import type { Role } from "../messages";
import { say, sayOr, type Key } from "../words/words";
import type { GoalKind } from "./goals";

export type Opinion = "trust" | "unsure" | "doubt" | "blue" | "green";
export type Guess = GoalKind | "unsure";

const opinions: readonly Opinion[] = ["unsure", "trust", "doubt"];
const teamOpinions: readonly Opinion[] = ["unsure", "blue", "green", "doubt", "trust"];

const after = <T>(all: readonly T[], one: T): T => all[(all.indexOf(one) + 1) % all.length]!;

export function opinionOf(notebook: Notebook, seat: number): Opinion {
  return (notebook.mark("seats", seat) as Opinion | undefined) ?? "unsure";
}
export function guessOf(notebook: Notebook, goal: number): Guess {
  return (notebook.mark("goals", goal) as Guess | undefined) ?? "unsure";
}
export function nextOpinion(notebook: Notebook, seat: number, hasTeams: boolean): void {
  notebook.setMark("seats", seat, after(hasTeams ? teamOpinions : opinions, opinionOf(notebook, seat)));
}
export function nextGuess(notebook: Notebook, goal: number, kinds: readonly GoalKind[]): void {
  notebook.setMark("goals", goal, after<Guess>(["unsure", ...kinds], guessOf(notebook, goal)));
}
export const guessText = (guess: Guess): string => (guess === "unsure" ? say("notes.unsure") : sayOr(`notes.goal.${guess}`, guess));
// The line of its icon.
export function guessIcon(guess: Guess): string {
  if (guess === "unsure") return icons.question;
  return guess === "gold" || guess === "stone" ? icons[guess] : (features[guess]?.icon ?? icons.question);
}

export const opinionIcons: Readonly<Record<Opinion, IconName | Role>> = {
  trust: "check",
  doubt: "eye",
  unsure: "question",
  blue: "blue_digger",
  green: "green_digger",
};
export const opinionKeys: Readonly<Record<Opinion, Key>> = {
  trust: "notes.trust",
  doubt: "notes.doubt",
  unsure: "notes.unsure",
  blue: "notes.blue",
  green: "notes.green",
};
