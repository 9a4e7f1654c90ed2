// What a player thinks of the others and of the mines, as the notebook keeps and shows it.
import type { Notebook } from "../../../state/notebook.svelte";
import { icons as shared } from "../../../art/icons";
import { icons, type OwnIcon } from "../cards/icons";
import type { Role } from "../messages";
import { loyalties, mineKinds } from "./statements";

export type Opinion = Role | "unsure";
export type Guess = (typeof mineKinds)[number] | "unsure";

const opinions: readonly Opinion[] = ["unsure", ...loyalties];
const guesses: readonly Guess[] = ["unsure", ...mineKinds];

const after = <T>(all: readonly T[], one: T): T => all[(all.indexOf(one) + 1) % all.length]!;

export const opinionOf = (notebook: Notebook, seat: number): Opinion => (notebook.mark("seats", seat) as Opinion | undefined) ?? "unsure";
export const guessOf = (notebook: Notebook, mine: number): Guess => (notebook.mark("mines", mine) as Guess | undefined) ?? "unsure";
export const nextOpinion = (notebook: Notebook, seat: number): void => notebook.setMark("seats", seat, after(opinions, opinionOf(notebook, seat)));
export const nextGuess = (notebook: Notebook, mine: number): void => notebook.setMark("mines", mine, after(guesses, guessOf(notebook, mine)));

export const roleIcons: Readonly<Record<Role, OwnIcon>> = { loyal: "loyal", selfish: "selfish", saboteur: "saboteur" };
export const roleColour: Readonly<Record<Opinion, string | undefined>> = {
  unsure: undefined,
  loyal: "var(--good)",
  selfish: "var(--gold-text)",
  saboteur: "var(--danger)",
};
const guessIcons: Readonly<Record<Guess, string>> = { unsure: shared.question, gems: icons.gem, gold: icons.gold, silver: icons.silver, dragon: icons.dragon };
export const opinionIcon = (opinion: Opinion): string => (opinion === "unsure" ? shared.question : icons[roleIcons[opinion]]);
export const guessIcon = (guess: Guess): string => guessIcons[guess];
