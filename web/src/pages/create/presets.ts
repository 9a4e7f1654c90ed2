// Tables that are chosen with one tap. A preset for which the server lacks something is not shown.
import type { Games } from "../../protocol";
import { firstChoice, fitted, gameOf, problemsOf, together, type Choice } from "./choice";

export type PresetName = "first" | "family" | "everything" | "tournament";

interface Preset {
  name: PresetName;
  make: (games: Games) => Choice | null;
}

const tournament = "variant_tournament";

// A table of the classic game with as many of these modules as go together; none if the server has none of them.
function withModules(games: Games, seats: number, isWanted: (module: string) => boolean): Choice | null {
  const game = gameOf(games, "classic");
  const modules = together(game, game.modules.map(({ module }) => module).filter(isWanted));
  return modules.length ? fitted(game, { ...firstChoice(games, seats), modules }) : null;
}

const presets: readonly Preset[] = [
  { name: "first", make: (games) => firstChoice(games, 5) },
  { name: "family", make: (games) => firstChoice(games, 4) },
  { name: "everything", make: (games) => withModules(games, 8, (module) => module !== tournament) },
  {
    name: "tournament",
    make: (games) => {
      const choice = withModules(games, 5, (module) => module === tournament);
      return choice && { ...choice, clock: 60 };
    },
  },
];

export function presetsFor(games: Games): { name: PresetName; choice: Choice }[] {
  return presets.flatMap(({ name, make }) => {
    const choice = make(games);
    return choice && problemsOf(games, choice).length === 0 ? [{ name, choice }] : [];
  });
}
