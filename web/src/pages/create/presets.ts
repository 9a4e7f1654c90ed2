// Tables that are chosen with one tap. A preset for which the server lacks something is not shown.
import { aboutGame, games as known } from "../../games/games";
import type { Preset } from "../../games/game";
import type { Game, Games } from "../../protocol";
import { firstChoice, fitted, problemsOf, together, type Choice } from "./choice";

// With as many of the preset's modules as go together; none if it wants some and the server has none of them.
function choiceOf(games: Games, game: Game, { seats, clock = 0, modules: isWanted }: Preset): Choice | null {
  const choice = { ...firstChoice(games, seats, game.game), clock };
  if (!isWanted) return choice;
  const modules = together(game, game.modules.map(({ module }) => module).filter(isWanted));
  return modules.length ? fitted(game, { ...choice, modules }) : null;
}

export interface NamedChoice {
  name: string;
  choice: Choice;
}

export const presetName = ({ name, choice }: NamedChoice): string => aboutGame(choice.game).sayOr(`preset.${name}`, name);
export const presetLine = ({ name, choice }: NamedChoice): string => aboutGame(choice.game).sayOr(`preset.${name}.line`, "");

export function presetsFor(games: Games): NamedChoice[] {
  return games.flatMap((game) =>
    (known.get(game.game)?.about.presets ?? []).flatMap((preset) => {
      const choice = choiceOf(games, game, preset);
      return choice && problemsOf(games, choice).length === 0 ? [{ name: preset.name, choice }] : [];
    }),
  );
}
