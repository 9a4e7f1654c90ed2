// What a table can be, of what the server offers; and what does not go together.
import type { Game, Games } from "../../protocol";

export interface Choice {
  game: string;
  edition: string;
  modules: string[];
  seats: number;
  clock: number; // seconds for an answer; 0: no clock
  public: boolean;
}

// What a server that has not spoken yet surely plays.
const usual: Game = { game: "classic", editions: ["2024"], modules: [], players: [4, 5], bots: ["normal"] };

export function gameOf(games: Games, name: string): Game {
  return games.find((one) => one.game === name) ?? games[0] ?? usual;
}

function nearest(numbers: readonly number[], wanted: number): number {
  return numbers.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
}

export function firstChoice(games: Games, seats: number, name = usual.game): Choice {
  const game = gameOf(games, name);
  return { game: game.game, edition: game.editions.at(-1)!, modules: [], seats: nearest(game.players, seats), clock: 0, public: false };
}

// The same wishes in another game, as far as it has them.
export function inGame(games: Games, name: string, choice: Choice): Choice {
  const game = gameOf(games, name);
  return {
    ...choice,
    game: game.game,
    edition: game.editions.includes(choice.edition) ? choice.edition : game.editions.at(-1)!,
    modules: choice.modules.filter((module) => game.modules.includes(module)),
    seats: nearest(game.players, choice.seats),
  };
}

// A reason each, as the ends of keys of the catalogue. Empty: the table can be made.
export type Problem = "game" | "edition" | "modules" | "seats";

export function problemsOf(games: Games, choice: Choice): Problem[] {
  const game = games.find((one) => one.game === choice.game);
  if (!game) return ["game"];
  const problems: Problem[] = [];
  if (!game.editions.includes(choice.edition)) problems.push("edition");
  if (!choice.modules.every((module) => game.modules.includes(module))) problems.push("modules");
  const players: readonly number[] = game.players;
  if (!players.includes(choice.seats)) problems.push("seats");
  return problems;
}
