import { expect, test } from "vitest";
import type { Lobby } from "../../../protocol";
import { subjectsFor, wishesFor } from "./statements";

test("mines that lie face down and other players can be spoken of", () => {
  const lobby = { seats: [{}, {}, {}] } as unknown as Lobby;
  const subjects = subjectsFor(1, lobby, { mine: { 0: { at: [8, 0] }, 1: { at: [10, 2], card: "lm-mine-gold" } } });
  expect(subjects.map((one) => ("mine" in one ? `mine ${one.mine}` : `seat ${one.seat}`))).toEqual(["mine 0", "seat 0", "seat 2"]);
});

test("tools are asked for where an obstacle is in the way", () => {
  const forest = { "4,2": ["lm-pond-ew", 0, false], "5,2": ["lm-ravine-ew", 0, true], "6,2": ["lm-ew", 0, false] } as const;
  expect(wishesFor({ forest: { ...forest } as never }).map(({ what }) => what)).toEqual(["boat", "look", "help"]);
});
