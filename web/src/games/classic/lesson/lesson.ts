// The first lesson, and how it is taught. tools/lesson/classic.mjs recorded its chapters.
import type { Recorded, Teaching } from "../../../table/lesson.svelte";
import type { Course } from "../../common/lesson/course";
import { say } from "../../common/lesson/lesson_words";
import { icons } from "../cards/icons";
import { onlyAnswer } from "../table/answers";
import type { Classic } from "../vocabulary";
import { cardName } from "../words/names";
import { coach } from "./coach";
import digger from "./digger.json";
import saboteur from "./saboteur.json";

const teaching: Teaching<Classic> = {
  onlyAnswer,
  // Any card could be discarded, but the lesson goes on with one of them.
  hint: (answer) => (answer[0] === "discard" ? say("tutorial.this_card", { card: answer[1].map((card) => cardName(card)).join(", ") }) : ""),
};

// TypeScript widens the words of a JSON file to string, hence the cast.
const chapters = [
  { name: "digger", ...digger },
  { name: "saboteur", ...saboteur },
] as unknown as readonly Recorded<Classic>[];

export const course: Course<Classic> = { game: "classic", chapters, teaching, coach, icon: icons.lantern, subject: "base" };
