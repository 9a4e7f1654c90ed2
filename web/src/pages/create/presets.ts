// Tables that are chosen with one tap. A preset for which the server lacks something is not shown.
import type { Games } from "../../protocol";
import { firstChoice, gameOf, type Choice } from "./choice";

export type PresetName = "first" | "family" | "everything" | "tournament";

interface Preset {
  name: PresetName;
  make: (games: Games) => Choice | null;
}

const tournament = "variant_tournament";

const presets: readonly Preset[] = [
  { name: "first", make: (games) => firstChoice(games, 5) },
  { name: "family", make: (games) => firstChoice(games, 4) },
  {
    name: "everything",
    make: (games) => {
      const { modules } = gameOf(games, "classic");
      return modules.length ? { ...firstChoice(games, 8), modules: modules.filter((one) => one !== tournament) } : null;
    },
  },
  {
    name: "tournament",
    make: (games) =>
      gameOf(games, "classic").modules.includes(tournament)
        ? { ...firstChoice(games, 5), modules: [tournament], clock: 60 }
        : null,
  },
];

export function presetsFor(games: Games): { name: PresetName; choice: Choice }[] {
  return presets.flatMap(({ name, make }) => {
    const choice = make(games);
    return choice ? [{ name, choice }] : [];
  });
}
