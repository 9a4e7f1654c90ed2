import { expect, test } from "vitest";
import { avatars } from "../art/avatars";
import type { Lobby } from "../protocol";
import { first } from "../words/first";
import { avatarOf, botNames } from "./people";

test("nobody is given the name of a bot", () => {
  for (const words of Object.values(first)) expect(words["person.names"].split(", ").filter((name) => botNames.includes(name))).toEqual([]);
});

test("a person who chose no face gets one nobody else has", () => {
  const seats = [{ name: "Ann", avatar: "fox" }, ...Array.from({ length: 10 }, () => ({ bot: "easy" })), { name: "Ben", avatar: "" }];
  const lobby = { seats } as unknown as Lobby;
  const faces = seats.map((_, seat) => avatarOf(lobby, seat));
  expect(faces[0]).toBe("fox");
  expect(new Set(faces).size).toBe(seats.length);
  expect(faces.every((face) => (avatars as readonly string[]).includes(face))).toBe(true);
});

test("two people may have chosen the same face", () => {
  const lobby = { seats: [{ name: "Ann", avatar: "fox" }, { name: "Ben", avatar: "fox" }] } as unknown as Lobby;
  expect([0, 1].map((seat) => avatarOf(lobby, seat))).toEqual(["fox", "fox"]);
});
