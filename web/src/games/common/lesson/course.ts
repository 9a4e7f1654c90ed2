// A lesson of a game: its chapters, and what they are shown and told with.
import type { Component, Snippet } from "svelte";
import type { Lobby } from "../../../protocol";
import { settings } from "../../../state/settings.svelte";
import type { Vocabulary } from "../../../state/moment";
import type { TableState } from "../../../state/table.svelte";
import { Lesson, type Recorded, type Teaching } from "../../../table/lesson.svelte";
import type { Speaker } from "../../../words/speaker";

export interface Course<Game extends Vocabulary> {
  game: string;
  chapters: readonly Recorded<Game>[];
  teaching: Teaching<Game>;
  coach: Speaker<string>; // tutorial.CHAPTER.TOPIC, and tutorial.next where there are several chapters
  icon: string; // beside what the coach says
  subject: string; // as what the game is remembered by whoever has played the lesson
}

// The table of a game, with room for the coach.
export type LessonTable<Game extends Vocabulary> = Component<{ place: TableState<Game>; head: number; isLesson: boolean; coach: Snippet }>;

export const pause = 1300; // milliseconds between what the others do

const others = 2;
const lobby = (game: string): Lobby => ({
  type: "lobby",
  table: "tutorial",
  code: "",
  phase: "playing",
  game,
  options: {},
  public: false,
  clock: 0,
  rest: 90,
  undo: false,
  host: -1,
  seats: [{ name: settings.name, avatar: settings.avatar, connected: true }, ...Array.from({ length: others }, () => ({ bot: "easy" }))],
  watching: 0,
  commitment: "",
});

export const openChapter = <Game extends Vocabulary>({ game, teaching }: Course<Game>, chapter: Recorded<Game>, leave: () => void): Lesson<Game> =>
  new Lesson<Game>(chapter, lobby(game), teaching, pause, leave);
