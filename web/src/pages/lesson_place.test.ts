import { expect, test } from "vitest";
import { gameOfLesson, lessonPath } from "./lesson_place";

const at = (what: string) => gameOfLesson({ page: "tutorial", what, rest: "" });

test("a lesson is found by its game, and without one it is that of the game people begin with", () => {
  expect(at("")).toBe("classic");
  expect(at("lost_mines")).toBe("lost_mines");
  expect(at("a_game_of_tomorrow")).toBe("classic");
  expect(lessonPath("classic")).toBe("/tutorial");
  expect(lessonPath("lost_mines")).toBe("/tutorial/lost_mines");
});
