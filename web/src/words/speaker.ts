// Messages in every language. A message may have places: {name} is replaced, {count|card|cards} chooses by number.
import { settings, type Language } from "../state/settings.svelte";

export type Places = Readonly<Record<string, string | number>>;
export type Catalogue = Readonly<Record<string, string>>;
export type Words = Readonly<Record<Language, Catalogue>>;
type KeyOf<W> = W extends Words ? keyof W["en"] & string : never;

export interface Speaker<Key extends string> {
  say(key: Key, places?: Places): string;
  // For names that come from the server: a card, a tool, a role, a refusal. Unknown ones are said otherwise.
  sayOr(key: string, otherwise: string, places?: Places): string;
}

// In French no line begins with the sign that follows a space.
const typeset = (text: string): string => (settings.language === "fr" ? text.replace(/ ([?!:;])/g, "\u00a0$1") : text);

// In French: "la lanterne de Bo", but "d’Ann".
const elided = (little: string, next: string): string =>
  settings.language === "fr" && /^[aeiouàâäéèêëîïôöùûüœæ]/i.test(next) ? `${little}’` : `${little}e `;

export function fill(message: string, places: Places): string {
  return typeset(message).replace(/(?:\b(d|qu)e )?\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, little: string | undefined, name: string, one?: string, many?: string) => {
    const value = places[name] ?? "";
    // French counts zero as one.
    const isOne = value === 1 || (settings.language === "fr" && value === 0);
    const text = one === undefined ? String(value) : ((isOne ? one : many) ?? "");
    return little === undefined ? text : elided(little, text) + text;
  });
}

// The words of many files, each in the folder of its language: "../words/fr/base.ts".
export function gathered(files: Readonly<Record<string, Catalogue>>): Record<Language, Record<string, string>> {
  const of = (language: Language): Record<string, string> =>
    Object.assign({}, ...Object.entries(files).flatMap(([path, words]) => (path.includes(`/${language}/`) ? [words] : [])));
  return { en: of("en"), fr: of("fr") };
}

// Speaks with the words of these catalogues, in the reader's language; of several with the same words, with the last.
export function speaker<const All extends readonly Words[]>(...all: All): Speaker<KeyOf<All[number]>> {
  const latest: readonly Words[] = [...all].reverse();
  const find = (key: string): string | undefined => latest.find((words) => key in words[settings.language])?.[settings.language][key];
  const say = (key: string, places: Places = {}) => fill(find(key)!, places);
  return {
    say,
    sayOr(key, otherwise, places = {}) {
      const message = find(key);
      return message === undefined ? otherwise : fill(message, places);
    },
  };
}
