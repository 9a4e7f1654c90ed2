// The catalogue of messages: every text people read, in every language. A message may have places: {name} is replaced,
// {count|card|cards} chooses by number.
import { settings, type Language } from "../state/settings.svelte";
import { first } from "./first";
import type { further } from "./further";
import type { rulebook } from "./rulebook";
import type { sheet } from "./sheet";

export type Key = keyof typeof first.en | keyof typeof further.en | keyof typeof rulebook.en | keyof typeof sheet.en;
export type Places = Readonly<Record<string, string | number>>;

type Catalogue = Partial<Record<Key, string>>;
const catalogues: Record<Language, Catalogue> = { ...first };

// Words that come with a page.
export function learn(more: Readonly<Record<Language, Catalogue>>): void {
  catalogues.en = { ...catalogues.en, ...more.en };
  catalogues.fr = { ...catalogues.fr, ...more.fr };
}

export function fill(message: string, places: Places): string {
  return message.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = places[name] ?? "";
    if (one === undefined) return String(value);
    // French counts zero as one.
    const isOne = value === 1 || (settings.language === "fr" && value === 0);
    return (isOne ? one : many) ?? "";
  });
}

export function say(key: Key, places: Places = {}): string {
  return fill(catalogues[settings.language][key]!, places);
}

// For names that come from the server: a card, a tool, a role, a refusal. Unknown ones are shown as they are.
export function sayOr(key: string, otherwise: string, places: Places = {}): string {
  return key in catalogues.en ? say(key as Key, places) : otherwise;
}
