// What a game gives to everything around it. Each part is loaded when a page needs it.
import type { Component } from "svelte";
import type { Box, Card } from "../art/box";
import type { CardSet } from "../art/card_set";
import type { Cell, Lobby, Values } from "../protocol";
import type { Moment, Vocabulary } from "../state/moment";
import type { TableState } from "../state/table.svelte";
import type { Teller } from "../table/story";
import type { Words } from "../words/speaker";

// A table that is chosen with one tap. A clock is in seconds for an answer. `wants` chooses words of options of which any
// can be taken; a preset that wants some and finds none is not offered.
export interface Preset {
  name: string;
  players: number;
  clock?: number;
  wants?: (option: string, word: string) => boolean;
}

// Places for an option of cells that have a name, option.ID.NAME, and a line. The usual ones need not be sent.
export interface Layout {
  name: string;
  cells: readonly Cell[];
  isUsual?: boolean;
}

export interface Weight {
  level: 1 | 2 | 3;
  length?: "longer" | "shorter";
}

// Known before the game is loaded: where a table is created, and in lists of tables.
export interface About {
  // name, line, score ({count} points); of an option its name option.ID, and of each of its words option.ID.WORD.
  words: Words;
  presets: readonly Preset[];
  // Words of an option that are shown together, under the name option.ID.group.NAME; "" has no name.
  groupOf?: (option: string, word: string) => string;
  // By option; `landmarks` is what else is drawn to show where they lie.
  layouts?: Readonly<Record<string, readonly Layout[]>>;
  landmarks?: readonly Cell[];
  // How much a word of an option adds: 1 is one new card or rule, 3 is nearly a new game; and whether a match takes longer with it.
  weightOf?: (option: string, word: string) => Weight | undefined;
  // Options that most tables leave as they are: they are folded where a table is put together, and named only if they differ.
  variants?: readonly string[];
  // Whether an option matters with what else is chosen; without this all do.
  matters?: (option: string, options: Values) => boolean;
}

export interface Page<Props extends Record<string, unknown>> {
  default: Component<Props>;
}

export interface ReplayPart<Game extends Vocabulary> {
  teller: Teller<Game>;
  // With what nobody saw while the match ran, for people who want to see everything; `seats` is the match as each seat saw it.
  revealed(moments: readonly Moment<Game>[], seats: readonly (readonly Moment<Game>[])[]): Moment<Game>[];
  Seats: Component<{ lobby: Lobby; moment: Moment<Game>; seat: number | null; choose: (seat: number) => void }>;
  Board: Component<{ lobby: Lobby; moment: Moment<Game> }>;
  // What a seat holds; small: in a list of all seats.
  Holding: Component<{ mine: Game["mine"]; small: boolean }>;
  cards: CardSet;
}

export interface Topic {
  id: string;
  title: string;
  text: string; // paragraphs are parted by an empty line
  cards: readonly string[]; // what the topic explains, drawn beside it
  heading?: string; // above the first topic of a box
  Table?: Component; // below the text
}

export interface RulesPart {
  cards: CardSet;
  topics(): Topic[]; // in the order they are read, in the reader's language
  cardName(id: string): string;
}

export interface SheetPart {
  cards: CardSet;
  boxName(box: Box): string;
  backName(kind: string): string;
  cardName(card: Card): string;
  // What the card does, and the topic of the rules that explains it; null where the rules do not speak of it.
  explained(card: Card): { effect: string; topic: string } | null;
  // What a box or module changes, in a few sentences.
  detailsOf?(module: string): readonly string[];
}

// What is said where a table is put together: preset.NAME, preset.NAME.line, players.few, players.some, players.many; of each word of an option
// option.ID.WORD.line.
export interface ChoosingWords {
  words: Words;
}

export interface GameClient<V extends Vocabulary = Vocabulary> {
  about: About;
  choosing?: () => Promise<ChoosingWords>;
  sheet: () => Promise<SheetPart>;
  // With what the options of the table need.
  table?: (options: Values) => Promise<Page<{ place: TableState<V> }>>;
  replay?: () => Promise<ReplayPart<V>>;
  rules?: () => Promise<RulesPart>;
  lesson?: () => Promise<Page<Record<string, never>>>;
  // By option: what differs between its words, side by side.
  compared?: Readonly<Record<string, () => Promise<Page<Record<string, never>>>>>;
}

