import { expect, test } from "vitest";
import type { Claim, Lobby, Wish } from "../../../protocol";
import type { Rules, Table } from "../messages";
import "../modules";
import { statement } from "../words/sentences";
import { subjectsFor, wishesFor } from "./statements";

const lobby = { options: {}, seats: [{ name: "Ann" }, { name: "Bo" }, { bot: "easy" }] } as unknown as Lobby;
const table: Table = {
  goals: [{ at: [8, -2] }, { at: [8, 0], card: "goal-gold" }],
  seats: { 0: { front: ["broken_lantern"] } },
};
const teams: Rules = { roles: { saboteur: 3, blue_digger: 4, boss: 1, geologist: 2 }, blue_team: ["blue_digger"], green_team: ["green_digger"] };
const all = (rules: Rules, seen: Table) => [...wishesFor(0, seen), ...subjectsFor(0, lobby, rules, seen).flatMap((one) => one.claims)];
const textOf = (one: Claim | Wish) => statement({ subject: 0, what: "", with: "", ...one }, name);
const name = (seat: number) => lobby.seats[seat]?.name ?? `bot ${seat}`;

test("a player can ask for what they need, and speak of others and of goals that lie face down", () => {
  expect(wishesFor(0, table)[0]).toEqual({ type: "state", about: "request", what: "mend", with: "lantern" });
  expect(subjectsFor(0, lobby, {}, table)).toMatchObject([{ goal: 0 }, { seat: 1 }, { seat: 2 }]);
  expect(subjectsFor(0, lobby, {}, table)[1]!.claims).toEqual([
    { type: "state", about: "suspect", subject: 1 },
    { type: "state", about: "trust", subject: 1 },
  ]);
});

test("every statement is a sentence of the catalogue", () => {
  for (const one of all({}, table)) expect(textOf(one)).toMatch(/^[A-Z].*[.?!]$/);
  expect(statement({ about: "suspect", subject: 1, what: "", with: "" }, name)).toContain("Bo");
});

test("where goals can be more, more can be said of them", () => {
  const whatOf = (modules: string[]) => subjectsFor(0, { ...lobby, options: { modules } }, {}, table)[0]!.claims;
  expect(whatOf([]).map(({ what }) => what)).toEqual(["gold", "stone"]);
  expect(whatOf(["mini_new_goals"]).map(({ what }) => what)).toEqual(["gold", "stone", "bag", "dragon", "spider"]);
  for (const one of whatOf(["mini_new_goals"])) expect(textOf(one)).toMatch(/goal 1\b.*\.$/i);
});

test("in Saboteur 2 a player says which role it is, and asks to be freed", () => {
  const offered = all(teams, { seats: { 0: { front: ["prison"] } } });
  expect(offered[0]).toEqual({ type: "state", about: "request", what: "free" });
  expect(offered).toContainEqual({ type: "state", about: "trust", subject: 1, what: "blue_digger" });
  expect(offered).toContainEqual({ type: "state", about: "trust", subject: 1, what: "geologist" });
  expect(offered).toContainEqual({ type: "state", about: "suspect", subject: 2, what: "saboteur" });
  for (const one of offered) expect(textOf(one)).toMatch(/^[A-Z].*[.?!]$/);
  expect(statement({ about: "trust", subject: 1, what: "green_digger", with: "" }, name)).toContain("green team");
});
