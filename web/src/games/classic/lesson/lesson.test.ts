import { expect, test, vi } from "vitest";
import { first } from "../../../words/first";
import { openChapter, pause } from "../../common/lesson/course";
import { choicesOf } from "../table/answers";
import type { Classic } from "../vocabulary";
import type { Recorded } from "../../../table/lesson.svelte";
import { coach as en } from "./words/en/coach";
import { coach as fr } from "./words/fr/coach";
import { course } from "./lesson";

const { chapters, teaching } = course;

const kindsOf = ({ answers }: Recorded<Classic>) => answers.map(({ answer }) => answer[0]);

test.each(chapters.map((chapter) => [chapter.name, chapter] as const))("%s: it can be played to its end by doing what lights up, and nothing else is taken", (_, chapter) => {
  vi.useFakeTimers();
  const lesson = openChapter(course, chapter, () => undefined);
  const topics: string[] = [];
  for (const { answer } of chapter.answers) {
    topics.push(lesson.topic);
    expect(lesson.place.isAsked).toBe(true);
    const { play, discard } = choicesOf(lesson.place.legal);
    const lit = [...play.values()].flat().map((one) => one.answer);
    expect(discard ? [] : [answer]).toEqual(lit);
    const n = lesson.place.now!.n;
    lesson.answer(["discard", []]);
    expect(lesson.place.now!.n).toBe(n);
    expect(lesson.refusal?.code).toBe(discard ? "lesson" : "not_an_answer");
    lesson.answer(answer);
    expect(lesson.refusal).toBeNull();
    vi.advanceTimersByTime(10_000);
  }
  expect(lesson.topic).toBe("end");
  expect(lesson.progress).toBe(1);
  expect(lesson.place.isAsked).toBe(false);
  expect(topics).toEqual(["welcome", ...topics.slice(1).map((_, index) => String(index + 1))]);
  expect(lesson.place.now!.told.map((told) => told[0])).toContain("round_ended");
  vi.useRealTimers();
});

// What the coach says belongs to these answers.
test("the rounds show everything, from both sides", () => {
  const [digger, saboteur] = chapters.map(kindsOf);
  expect(digger).toEqual(["place_path", "peek_goal", "place_path", "place_path", "mend_tool", "mend_tool", "rockfall", "place_path", "place_path", "place_path"]);
  expect(saboteur).toEqual(["break_tool", "break_tool", "place_path", "rockfall", "discard", "discard"]);
  expect(chapters.map(({ messages }) => (messages[0]!.mine as { role?: string }).role)).toEqual(["gold_digger", "saboteur"]);
  const ends = chapters.map(({ messages }) => messages.at(-1)!.told!.find((told) => told[0] === "round_ended"));
  expect(ends.map((end) => (end as unknown as [string, { winners: string }])[1].winners)).toEqual(["diggers", "saboteurs"]);
});

test.each([["en", en], ["fr", fr]] as const)("the coach has something short to say before every answer in %s", (_, words) => {
  const said = words as Readonly<Record<string, string>>;
  for (const { name, answers } of chapters) {
    for (const topic of ["welcome", "begin", "end", ...answers.keys()]) expect(said[`tutorial.${name}.${topic}`], `${name} ${topic}`).toBeTruthy();
    for (const number of answers.keys()) expect(said[`tutorial.${name}.${number}`]!.length).toBeLessThanOrEqual(170);
    expect(Object.keys(said).filter((key) => key.startsWith(`tutorial.${name}.`))).toHaveLength(answers.length + 3);
  }
});

// Reading at 200 words a minute, five seconds for an answer, what the others do, and two scenes.
test("it takes as long as the first page says", () => {
  const words = Object.values(en).join(" ").split(/\s+/).length;
  const answers = chapters.flatMap((chapter) => chapter.answers).length;
  const messages = chapters.flatMap((chapter) => chapter.messages).length - chapters.length - answers;
  const seconds = (words / 200) * 60 + answers * 5 + (messages * pause) / 1000 + 2 * 12;
  expect(Math.round(seconds / 60)).toBe(5);
  expect(first.en["learn.tutorial.line"]).toMatch(/^Five minutes/);
  expect(first.fr["learn.tutorial.line"]).toMatch(/^Cinq minutes/);
});

test("after another card was discarded the coach says which one", () => {
  expect(teaching.hint(["discard", ["map"]])).toContain("Map");
  expect(teaching.hint(["pass"])).toBe("");
});
