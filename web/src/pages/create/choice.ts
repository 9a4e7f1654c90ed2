// What a table can be, of what the server offers; and what does not go together.
import { firstGame, firstOffer } from "../../games/games";
import type { Game, Games } from "../../protocol";

export interface Choice {
  game: string;
  edition: string;
  modules: string[];
  seats: number;
  clock: number; // seconds for an answer; 0: no clock
  public: boolean;
}

export function gameOf(games: Games, name: string): Game {
  return games.find((one) => one.game === name) ?? games[0] ?? firstOffer;
}

function nearest(numbers: readonly number[], wanted: number): number {
  return numbers.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
}

export function firstChoice(games: Games, seats: number, name = firstGame): Choice {
  const game = gameOf(games, name);
  return { game: game.game, edition: game.editions.at(-1)!, modules: [], seats: nearest(game.players, seats), clock: 0, public: false };
}

// What goes with these modules. Without modules: what the game has.
export interface Range {
  editions: readonly string[];
  players: readonly number[];
}

export function rangeOf(game: Game, modules: readonly string[]): Range {
  const chosen = game.modules.filter(({ module }) => modules.includes(module));
  if (chosen.length === 0) return game;
  return {
    editions: game.editions.filter((edition) => chosen.every(({ editions }) => editions.includes(edition))),
    players: chosen[0]!.players.filter((number) => chosen.every(({ players }) => (players as readonly number[]).includes(number))),
  };
}

const isPossible = ({ editions, players }: Range) => editions.length > 0 && players.length > 0;

// As many of these modules as go together, the first ones first.
export function together(game: Game, modules: readonly string[]): string[] {
  const taken: string[] = [];
  for (const module of modules) if (isPossible(rangeOf(game, [...taken, module]))) taken.push(module);
  return taken;
}

// The same wishes, moved to what goes with the modules: the newest edition, the nearest number of players.
export function fitted(game: Game, choice: Choice): Choice {
  const range = rangeOf(game, choice.modules);
  if (!isPossible(range)) return choice;
  return {
    ...choice,
    edition: range.editions.includes(choice.edition) ? choice.edition : range.editions.at(-1)!,
    seats: nearest(range.players, choice.seats),
  };
}

// The same wishes in another game, as far as it has them.
export function inGame(games: Games, name: string, choice: Choice): Choice {
  const game = gameOf(games, name);
  const known = choice.modules.filter((one) => game.modules.some(({ module }) => module === one));
  return fitted(game, { ...choice, game: game.game, modules: together(game, known) });
}

// A reason each, as the ends of keys of the catalogue. Empty: the table can be made.
export type Problem = "game" | "edition" | "modules" | "seats";

export function problemsOf(games: Games, choice: Choice): Problem[] {
  const game = games.find((one) => one.game === choice.game);
  if (!game) return ["game"];
  if (!choice.modules.every((one) => game.modules.some(({ module }) => module === one))) return ["modules"];
  const range = rangeOf(game, choice.modules);
  if (!isPossible(range)) return ["modules"];
  const problems: Problem[] = [];
  if (!range.editions.includes(choice.edition)) problems.push("edition");
  if (!range.players.includes(choice.seats)) problems.push("seats");
  return problems;
}
