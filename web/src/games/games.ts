// All games: the only file that names them. A game's code, words and cards are loaded when one of its pages is opened.
import type { Cell, Game as Offer, Values } from "../protocol";
import { speaker, type Speaker } from "../words/speaker";
import { about as classic } from "./classic/about/about";
import { openTable } from "./classic/table/open";
import type { Classic } from "./classic/vocabulary";
import { about as darkCave } from "./dark_cave/about/about";
import type { GameClient, Layout, Weight } from "./game";
import { about as lostMines } from "./lost_mines/about/about";
import type { LostMines } from "./lost_mines/vocabulary";

const classicGame: GameClient<Classic> = {
  about: classic,
  choosing: () => import("./classic/about/choosing"),
  sheet: () => import("./classic/sheet/sheet"),
  table: openTable,
  replay: () => import("./classic/replay/replay"),
  rules: () => import("./classic/rules/rules"),
  lesson: () => import("./classic/lesson/Tutorial.svelte"),
  compared: { edition: () => import("./classic/about/Editions.svelte") },
};

const lostMinesGame: GameClient<LostMines> = {
  about: lostMines,
  choosing: () => import("./lost_mines/about/choosing"),
  sheet: () => import("./lost_mines/sheet/sheet"),
  table: () => import("./lost_mines/table/Table.svelte"),
  replay: () => import("./lost_mines/replay/replay"),
  rules: () => import("./lost_mines/rules/rules"),
  lesson: () => import("./lost_mines/lesson/Tutorial.svelte"),
};

// Which messages a game has is known to the game alone.
export type AnyGame = GameClient<any>;

export const games: ReadonlyMap<string, AnyGame> = new Map<string, AnyGame>([
  ["classic", classicGame],
  ["dark_cave", { about: darkCave, sheet: () => import("./dark_cave/sheet/sheet") }],
  ["lost_mines", lostMinesGame],
]);

// What people begin with, and what a server that has not spoken yet surely offers of it.
export const firstOffer: Offer = { game: "classic", options: [], players: [4, 5], bots: ["normal"] };
export const firstGame = firstOffer.game;

const speakers = new Map([...games].map(([id, { about }]) => [id, speaker(about.words)]));
const silent: Speaker<string> = { say: (key) => key, sayOr: (_, otherwise) => otherwise };

// What is said of a game; nothing of a game this client does not know.
export function aboutGame(game: string): Speaker<string> {
  return speakers.get(game) ?? silent;
}

export const groupOf = (game: string, option: string, word: string): string => games.get(game)?.about.groupOf?.(option, word) ?? "";
export const layoutsOf = (game: string, option: string): readonly Layout[] => games.get(game)?.about.layouts?.[option] ?? [];
export const weightOf = (game: string, option: string, word: string): Weight | undefined => games.get(game)?.about.weightOf?.(option, word);
export const comparisonOf = (game: string, option: string) => games.get(game)?.compared?.[option];
export const landmarksOf = (game: string): readonly Cell[] => games.get(game)?.about.landmarks ?? [];
export const isVariant = (game: string, option: string): boolean => games.get(game)?.about.variants?.includes(option) ?? false;
export const matters = (game: string, option: string, options: Values): boolean => games.get(game)?.about.matters?.(option, options) ?? true;

type Part = Exclude<keyof AnyGame, "about" | "compared">;
type Loader<Name extends Part> = NonNullable<AnyGame[Name]>;

// Loads a part of a game; fails where this client does not have it.
export function loaderOf<Name extends Part>(game: string, part: Name): Loader<Name> {
  const missing = () => Promise.reject(new Error(`this client has no ${part} of ${game}`));
  return games.get(game)?.[part] ?? (missing as Loader<Name>);
}
