// The lesson of this game, and how it is taught. tools/lesson/lost_mines.mjs recorded it.
import type { Recorded, Teaching } from "../../../table/lesson.svelte";
import type { Course } from "../../common/lesson/course";
import { say } from "../../common/lesson/lesson_words";
import { icons } from "../cards/icons";
import { onlyAnswer } from "../table/answers";
import type { LostMines } from "../vocabulary";
import { cardName } from "../words/names";
import { coach } from "./coach";
import explorer from "./explorer.json";

const teaching: Teaching<LostMines> = {
  onlyAnswer,
  // Any card could be discarded, but the lesson goes on with one of them.
  hint: (answer) => (answer[0] === "discard" ? say("tutorial.this_card", { card: answer[1].map((card) => cardName(card)).join(", ") }) : ""),
};

// TypeScript widens the words of a JSON file to string, hence the cast.
const chapters = [{ name: "explorer", ...explorer }] as unknown as readonly Recorded<LostMines>[];

export const course: Course<LostMines> = { game: "lost_mines", chapters, teaching, coach, icon: icons.campfire, subject: "lost_mines" };
