// What is said to people who cannot see the table when they do something, and shown to nobody: how a card lies, which role they have.
let said = $state("");

export const aloud = (): string => said;

// Screen readers speak when a text changes, so the same words are made another text.
export function sayAloud(text: string): void {
  said = text === said ? `${text}\u00a0` : text;
}
