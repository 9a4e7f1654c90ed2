import { expect, test } from "vitest";
import type { Role, Told } from "../../../protocol";
import { momentsOf } from "../../../state/moment";
import type { Classic } from "../vocabulary";
import { gainOf, lastLook, roundsOf } from "./rounds";

test("a round is told by its end and by what was shared after it", () => {
  const moments = momentsOf<Classic>([
    { n: 0, told: [["round_began", 1, 0]], table: {} },
    {
      n: 1,
      told: [["round_ended", "diggers", 1], ["roles_shown", ["gold_digger", "gold_digger", "saboteur"], "gold_digger"], ["gold_drawn", 3]],
      table: { results: [{ winners: "diggers", finisher: 1 }] },
    },
    { n: 2, told: [["gold_taken", 1]], table: {} },
    { n: 3, told: [["gold_taken", 0], ["gold_taken", 1], ["round_began", 2, 2]], table: {} },
    {
      n: 4,
      told: [["round_ended", "saboteurs", null], ["roles_shown", ["saboteur", "gold_digger", "gold_digger"], "saboteur"], ["rewarded", 0, 4, 2]],
      table: { results: [{ winners: "diggers", finisher: 1 }, { winners: "saboteurs", finisher: null }] },
    },
  ]);
  const [first, second] = roundsOf(moments);
  expect(first).toMatchObject({ round: 1, n: 1, winners: "diggers", finisher: 1, spare: "gold_digger" });
  expect(first!.shares).toEqual([1, 0, 1].map((seat) => ({ seat, nuggets: null })));
  expect(second).toMatchObject({ round: 2, n: 4, winners: "saboteurs", roles: ["saboteur", "gold_digger", "gold_digger"] });
  expect(second!.shares).toEqual([{ seat: 0, nuggets: 4 }]);
});

const down = { at: [8, 0] as [number, number], card: null };

test("the last look at a round has its maze and its goals face up", () => {
  const [before, ended] = momentsOf<Classic>([
    { n: 0, table: { round: 1, board: { "0,0": "start" }, goals: { 0: down, 1: { ...down, at: [8, 2] } } } },
    {
      n: 1,
      told: [["placed", 0, "b-ew", [1, 0]], ["goal_turned", 0, "goal-gold", false], ["goal_turned", 1, "goal-stone-ne turned", true], ["round_ended", "saboteurs", null], ["round_began", 2, 1]],
      table: { round: 2, board: { "0,0": "start" }, goals: { 0: down } },
    },
  ]);
  expect(lastLook(ended!, before)).toMatchObject({
    round: 1,
    board: { "0,0": "start", "1,0": "b-ew", "8,2": "goal-stone-ne turned" },
    goals: { 0: { at: [8, 0], card: "goal-gold" }, 1: { at: [8, 2], card: "goal-stone-ne" } },
  });
});

// The rulebook's example: the boss completes the only route, which has a blue door.
const roles: Role[] = ["blue_digger", "green_digger", "green_digger", "boss", "profiteer", "saboteur", "saboteur"];

test("a round of Saboteur 2: nuggets are shared, then thieves steal, but not from prison", () => {
  const moments = momentsOf<Classic>([
    {
      n: 0,
      table: {
        board: { "0,0": "start", "1,0": "s2-blue-ew", "2,0": "s2-cry-new", "3,0": "s2-cry-nes turned" },
        seats: { 6: { prison: true } },
        thieves: [6, 5],
      },
    },
    {
      n: 1,
      told: [
        ["placed", 3, "s2-cry-nesw", [4, 0]],
        ["goal_turned", 1, "goal-gold", true],
        ["round_ended", "blue", 3],
        ["roles_shown", roles, null],
        ["shared", 0, 3],
        ["shared", 3, 2],
        ["shared", 4, 1],
      ],
      table: { results: [{ winners: "blue", finisher: 3 }], ask: ["steal", 5] },
    },
    { n: 2, told: [["stole", 5, 0], ["round_began", 2, 4]], table: { thieves: [] } },
  ]);
  const [round] = roundsOf(moments);
  expect(round).toMatchObject({ isLoose: true, crystals: 3, prisoners: [6], thieves: [6, 5], thefts: [{ by: 5, from: 0 }] });
  expect(round!.shares.map((share) => [share.seat, share.nuggets])).toEqual([[0, 3], [3, 2], [4, 1]]);
  expect(roles.map((_, seat) => gainOf(round!, seat))).toEqual([2, 0, 0, 2, 1, 1, 0]);
});

test("what the last card did counts", () => {
  const before = { n: 0, told: [], secrets: [], mine: {}, table: { board: { "1,0": "s2-cry-new" }, seats: { 1: { prison: true } }, thieves: [0] } };
  const look = (...told: Told[]) => lastLook({ ...before, n: 1, told }, before);
  expect(look(["rock_fell", 0, "rockfall", [1, 0]]).board).toEqual({});
  expect(look(["free_at_last", 0, "free_at_last", 1]).seats?.[1]?.prison).toBe(false);
  expect(look(["cleared", 1, "prison", 2]).seats?.[1]?.prison).toBe(false);
  expect(look(["hands_off", 1, "hands_off", 0]).thieves).toEqual([]);
  expect(look(["thief", 1, "thief", 1]).thieves).toEqual([0, 1]);
});
