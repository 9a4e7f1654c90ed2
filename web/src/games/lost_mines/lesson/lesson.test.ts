import { expect, test, vi } from "vitest";
import { openChapter } from "../../common/lesson/course";
import { choicesOf } from "../table/answers";
import { course } from "./lesson";
import { coach as en } from "./words/en/coach";
import { coach as fr } from "./words/fr/coach";

const [chapter] = course.chapters;
const answers = chapter!.answers.map(({ answer }) => answer);

test("it can be played to its end by doing what lights up, and nothing else is taken", () => {
  vi.useFakeTimers();
  const lesson = openChapter(course, chapter!, () => undefined);
  for (const [index, answer] of answers.entries()) {
    expect(lesson.topic).toBe(index === 0 ? "welcome" : String(index));
    expect(lesson.place.isAsked).toBe(true);
    const { play, discard, aims, stay } = choicesOf(lesson.place.legal);
    const lit = [...[...play.values()].flat(), ...aims].map((one) => one.answer);
    expect([...lit, ...(stay ? [stay] : [])]).toEqual(discard ? [] : [answer]);
    const n = lesson.place.now!.n;
    lesson.answer(["discard", []]);
    expect(lesson.place.now!.n).toBe(n);
    lesson.answer(answer);
    expect(lesson.refusal).toBeNull();
    vi.advanceTimersByTime(15_000);
  }
  expect(lesson.topic).toBe("end");
  expect(lesson.progress).toBe(1);
  vi.useRealTimers();
});

// What the coach says belongs to these answers and to what comes of them.
test("the round shows paths, walks, a tool, a mine with a treasure, and how the loot is shared", () => {
  const told = chapter!.messages.flatMap((message) => message.told ?? []);
  expect(answers.map(([name]) => name)).toEqual(expect.arrayContaining(["lay_path", "walk", "use_tool"]));
  expect(answers.filter(([name]) => name !== "walk").length).toBeLessThanOrEqual(8);
  expect(told.some((one) => one[0] === "mine_revealed" && one[1] === 0)).toBe(true);
  expect(told.some((one) => one[0] === "treasure_taken" && one[1] === 0)).toBe(true);
  expect(told.map(([name]) => name).slice(-4)).toEqual(["round_ended", "roles_shown", "treasures_shown", "loot_shared"]);
  expect(chapter!.messages[0]!.mine).toMatchObject({ role: "loyal" });
});

test.each([["en", en], ["fr", fr]] as const)("the coach has something short to say before every answer in %s", (_, words) => {
  const said = words as Readonly<Record<string, string>>;
  for (const topic of ["welcome", "begin", "end", ...answers.keys()]) expect(said[`tutorial.explorer.${topic}`], String(topic)).toBeTruthy();
  for (const number of answers.keys()) expect(said[`tutorial.explorer.${number}`]!.length).toBeLessThanOrEqual(180);
  expect(Object.keys(said).filter((key) => key.startsWith("tutorial.explorer."))).toHaveLength(answers.length + 3);
});
