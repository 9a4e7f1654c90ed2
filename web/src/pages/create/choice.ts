// What a table can be made of, as the server offers it. What goes together only the server knows.
import { firstGame, firstOffer } from "../../games/games";
import type { Choice as Played, Game, Lobby, Option, Value, Values } from "../../protocol";

export interface Choice extends Played {
  clock: number; // seconds for an answer; 0: no clock
  public: boolean;
  rest: number; // seconds to look at a round that is over
  undo: boolean; // answers that revealed nothing can be taken back
}

const usualRest = 90;

export function gameOf(games: readonly Game[], name: string): Game {
  return games.find((one) => one.game === name) ?? games[0] ?? firstOffer;
}

export function usualOf(option: Option): Value {
  return "any_of" in option ? [] : option.usual;
}

export const usualOptions = ({ options }: Game): Values => Object.fromEntries(options.map((option) => [option.id, usualOf(option)]));

const clamped = ([least, most]: readonly [number, number], wanted: number) => Math.min(most, Math.max(least, wanted));

export function firstChoice(games: readonly Game[], players: number, name = firstGame): Choice {
  const game = gameOf(games, name);
  return { game: game.game, players: clamped(game.players, players), options: usualOptions(game), clock: 0, public: false, rest: usualRest, undo: false };
}

// What a table that was made is like.
export function choiceOf({ game, seats, options, clock, public: isPublic, rest, undo }: Lobby): Choice {
  return { game, players: seats.length, options, clock, public: isPublic, rest, undo };
}

// As the server is told: what is usual need not be said.
export function asSaid({ rest, undo, ...said }: Choice): Omit<Choice, "rest" | "undo"> & Partial<Pick<Choice, "rest" | "undo">> {
  return { ...said, ...(rest === usualRest ? {} : { rest }), ...(undo ? { undo } : {}) };
}

const knows = (option: Option, value: Value): boolean => {
  if ("one_of" in option) return option.one_of.includes(value as string);
  if ("any_of" in option) return Array.isArray(value) && value.every((word) => option.any_of.includes(word as string));
  return "number" in option ? typeof value === "number" : Array.isArray(value);
};

// The same wishes in another game, as far as it has them.
export function inGame(games: readonly Game[], name: string, wished: Choice): Choice {
  const usual = firstChoice(games, wished.players, name);
  const options: Record<string, Value> = { ...usual.options };
  for (const option of gameOf(games, name).options) {
    const value = wished.options[option.id];
    if (value !== undefined && knows(option, value)) options[option.id] = value;
  }
  return { ...wished, game: usual.game, players: usual.players, options };
}

// With or without one of the words of which any can be taken, in the order the server has them.
export function toggled(all: readonly string[], chosen: readonly string[], word: string, on: boolean): string[] {
  return all.filter((one) => (one === word ? on : chosen.includes(one)));
}

const inOrder = (options: Values) => Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
export const isSame = (a: Value | undefined, b: Value | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

// Whether both are the same table. What is not said is as usual.
export function isSameTable(game: Game, a: Played, b: Played): boolean {
  const whole = (one: Played) => JSON.stringify([one.game, one.players, inOrder({ ...usualOptions(game), ...one.options })]);
  return whole(a) === whole(b);
}

// What has changed from one choice to another: ids of options, and "players".
export function changesBetween(before: Played, after: Played): string[] {
  const options = Object.keys(after.options).filter((id) => !isSame(before.options[id], after.options[id]));
  return before.players === after.players ? options : [...options, "players"];
}
