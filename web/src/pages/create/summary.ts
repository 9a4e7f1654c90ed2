// A table in a few lines, and why a table cannot be.
import { aboutGame, isVariant, layoutsOf, matters } from "../../games/games";
import type { Choice as Played, Game, Reason, Value, Values } from "../../protocol";
import { say, sayOr } from "../../words/words";
import { changesBetween, isSame, usualOptions, type Choice } from "./choice";
import { choosingWords } from "./choosing_words.svelte";
import { clockText } from "./clock";

export const gameName = (game: string): string => aboutGame(game).sayOr("name", game);
export const gameLine = (game: string): string => aboutGame(game).sayOr("line", "");
export const optionName = (game: string, option: string): string => aboutGame(game).sayOr(`option.${option}`, option);
export const wordName = (game: string, option: string, word: string): string => aboutGame(game).sayOr(`option.${option}.${word}`, word);
export const groupName = (game: string, option: string, group: string): string => aboutGame(game).sayOr(`option.${option}.group.${group}`, group);
export const wordLine = (game: string, option: string, word: string): string => choosingWords(game).sayOr(`option.${option}.${word}.line`, "");

interface Options {
  game: string;
  options: Values;
}

const isWords = (value: Value): value is readonly string[] => Array.isArray(value) && typeof value[0] === "string";

// "2024", "Saboteur 2, Dragons", "3"; of places their name, or how many. Nothing where nothing was chosen.
function valueText(game: string, option: string, value: Value): string {
  if (typeof value === "string") return wordName(game, option, value);
  if (isWords(value)) return value.map((word) => wordName(game, option, word)).join(", ");
  if (typeof value === "number") return String(value);
  const layout = layoutsOf(game, option).find(({ cells }) => isSame(cells, value));
  if (layout) return wordName(game, option, layout.name);
  return value.length > 0 ? say("table.places", { count: value.length }) : "";
}

// A line for each option: "Edition: 2024"; of the variants of a game only those that are chosen. Words of which any could be taken
// need no name before them.
export function optionsText({ game, options }: Options, offer: Game): string[] {
  const usual = usualOptions(offer);
  return Object.entries(options).flatMap(([id, value]) => {
    const isTold = matters(game, id, options) && !(isVariant(game, id) && isSame(value, usual[id]));
    const text = isTold ? valueText(game, id, value) : "";
    if (text === "") return [];
    return isWords(value) ? [text] : [say("table.option", { option: optionName(game, id), value: text })];
  });
}

// Which game, among others in a list: its name, then what was added to it.
export function playedText({ game, options }: Options): string[] {
  return [gameName(game), ...Object.entries(options).flatMap(([id, value]) => (isWords(value) ? [valueText(game, id, value)] : []))];
}

export function summaryOf(choice: Choice, offer: Game): string[] {
  return [
    gameName(choice.game),
    ...optionsText(choice, offer),
    say("table.players", { count: choice.players }),
    clockText(choice.clock),
    say(choice.public ? "who.public.line" : "who.link.line"),
  ];
}

// Why it cannot be. The server's own sentence stands in where there are no words for it.
export function whyText(game: string, { option, code, values, text }: Reason): string {
  const { sayOr: ofGame } = aboutGame(game);
  // One word of several is named in the singular, or is one more of what the reason is about.
  const named = Object.entries(values).map(([key, value]) => [
    key,
    [key, `${key}s`, option].map((one) => wordName(game, one, value)).find((name) => name !== value) ?? value,
  ]);
  const places = Object.fromEntries(named) as Record<string, string>;
  return ofGame(`why.${code}`, sayOr(`why.${code}`, text, places), places);
}

// What the server changed for something else, in sentences.
export function movedText(before: Played, after: Played): string[] {
  return changesBetween(before, after).map((id) => {
    if (id === "players") return say("create.moved.players", { count: after.players });
    const value = after.options[id] ?? "";
    const text = valueText(after.game, id, value);
    const option = optionName(after.game, id);
    return text === "" ? say("create.moved.none", { option }) : say("create.moved.option", { option, value: text });
  });
}
