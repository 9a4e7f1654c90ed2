import { expect, test, vi } from "vitest";
import type { Lobby } from "../../../protocol";
import { answersOf } from "../table/answers";
import { Lesson, onlyAnswer } from "../../../table/lesson.svelte";
import { kindOf, recorded } from "./lesson";

const lobby = { type: "lobby", phase: "playing", seats: [{ name: "Me" }, { bot: "easy" }, { bot: "easy" }] } as unknown as Lobby;

test("one answer is left of all", () => {
  expect(onlyAnswer({ "place b-ns": ["(1,0)", "(2,0)"], pass: [""] }, "place b-ns (2,0)")).toEqual({ "place b-ns": ["(2,0)"] });
  expect(onlyAnswer({ pass: [""] }, "pass")).toEqual({ pass: [""] });
  expect(() => onlyAnswer({}, "map 1")).toThrow();
});

test("the lesson can be played to its end by doing what lights up, and nothing else is taken", () => {
  vi.useFakeTimers();
  const lesson = new Lesson(recorded, lobby, kindOf, 100, () => undefined);
  const topics: string[] = [];
  for (let turns = 0; turns < 30 && lesson.topic !== "end"; ++turns) {
    topics.push(lesson.topic);
    expect(lesson.place.isAsked).toBe(true);
    const [answer, ...others] = answersOf(lesson.place.legal);
    expect(others).toEqual([]);
    const n = lesson.place.now!.n;
    lesson.answer("discard nothing");
    expect(lesson.place.now!.n).toBe(n);
    lesson.answer(answer!);
    vi.advanceTimersByTime(10_000);
  }
  expect(lesson.topic).toBe("end");
  expect(lesson.progress).toBe(1);
  expect(lesson.place.isAsked).toBe(false);
  expect(topics[0]).toBe("welcome");
  for (const topic of ["map.first", "break.first", "mend.first", "discard.first", "place"]) expect(topics).toContain(topic);
  expect(lesson.place.now!.told.map((told) => told[0])).toContain("round_ended");
  vi.useRealTimers();
});
