// The chapters of the first lesson, and how they are taught. tools/lesson.mjs recorded them.
import type { Lobby } from "../../../protocol";
import { settings } from "../../../state/settings.svelte";
import type { Recorded, Teaching } from "../../../table/lesson.svelte";
import { Lesson } from "../../../table/lesson.svelte";
import { onlyAnswer } from "../table/answers";
import type { Classic } from "../vocabulary";
import { cardName } from "../words/names";
import { say } from "./coach";
import digger from "./digger.json";
import saboteur from "./saboteur.json";

export const teaching: Teaching<Classic> = {
  onlyAnswer,
  // Any card could be discarded, but the lesson goes on with one of them.
  hint: (answer) => (answer[0] === "discard" ? say("tutorial.this_card", { card: answer[1].map((card) => cardName(card)).join(", ") }) : ""),
};

// TypeScript widens the words of a JSON file to string, hence the cast.
export const chapters = [
  { name: "digger", ...digger },
  { name: "saboteur", ...saboteur },
] as unknown as readonly Recorded<Classic>[];

export const pause = 1300; // milliseconds between what the others do

const lobby = (): Lobby => ({
  type: "lobby",
  table: "tutorial",
  code: "",
  phase: "playing",
  game: "classic",
  options: {},
  public: false,
  clock: 0,
  rest: 90,
  undo: false,
  host: -1,
  seats: [{ name: settings.name, avatar: settings.avatar, connected: true }, { bot: "easy" }, { bot: "easy" }],
  watching: 0,
  commitment: "",
});

export const openChapter = (chapter: Recorded<Classic>, leave: () => void): Lesson<Classic> => new Lesson<Classic>(chapter, lobby(), teaching, pause, leave);
