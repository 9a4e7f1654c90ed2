// Tables that are chosen with one tap. A preset for which the server lacks something is not shown.
import { games as known } from "../../games/games";
import type { Preset } from "../../games/game";
import type { Game } from "../../protocol";
import { firstChoice, type Choice } from "./choice";
import { choosingWords } from "./choosing_words.svelte";

function choiceOf(games: readonly Game[], game: Game, { players, clock = 0, wants }: Preset): Choice | null {
  const choice = { ...firstChoice(games, players, game.game), clock };
  if (!wants) return choice;
  const wanted = game.options.flatMap((option) => {
    const words = "any_of" in option ? option.any_of.filter((word) => wants(option.id, word)) : [];
    return words.length > 0 ? [[option.id, words] as const] : [];
  });
  return wanted.length > 0 ? { ...choice, options: { ...choice.options, ...Object.fromEntries(wanted) } } : null;
}

export interface NamedChoice {
  name: string;
  choice: Choice;
}

export const presetName = ({ name, choice }: NamedChoice): string => choosingWords(choice.game).sayOr(`preset.${name}`, "");
export const presetLine = ({ name, choice }: NamedChoice): string => choosingWords(choice.game).sayOr(`preset.${name}.line`, "");

export function presetsFor(games: readonly Game[]): NamedChoice[] {
  return games.flatMap((game) =>
    (known.get(game.game)?.about.presets ?? []).flatMap((preset) => {
      const choice = choiceOf(games, game, preset);
      return choice ? [{ name: preset.name, choice }] : [];
    }),
  );
}
