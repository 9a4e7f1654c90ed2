import { expect, test, vi } from "vitest";
import type { Lobby } from "../../../protocol";
import { Lesson } from "../../../table/lesson.svelte";
import { choicesOf } from "../table/answers";
import type { Classic } from "../vocabulary";
import { recorded, teaching } from "./lesson";

const lobby = { type: "lobby", phase: "playing", seats: [{ name: "Me" }, { bot: "easy" }, { bot: "easy" }] } as unknown as Lobby;

test("the lesson can be played to its end by doing what lights up, and nothing else is taken", () => {
  vi.useFakeTimers();
  const lesson = new Lesson<Classic>(recorded, lobby, teaching, 100, () => undefined);
  const topics: string[] = [];
  for (const { answer } of recorded.answers) {
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
  expect(topics[0]).toBe("welcome");
  for (const topic of ["peek_goal.first", "break_tool.first", "mend_tool.first", "discard.first", "place_path"]) expect(topics).toContain(topic);
  expect(lesson.place.now!.told.map((told) => told[0])).toContain("round_ended");
  vi.useRealTimers();
});

test("after another card was discarded the coach says which one", () => {
  expect(teaching.hint(["discard", ["map"]])).toContain("Map");
  expect(teaching.hint(["pass"])).toBe("");
});
