import { expect, test } from "vitest";
import { momentsOf } from "../../../state/moment";
import type { Told } from "../messages";
import type { Classic } from "../vocabulary";
import { countOf, roundsOf } from "./rounds";

const step = (n: number, told: Told[], table: object = {}) => ({ n, told, question: null, table });

test("a round is told by its end and by what was shared after it", () => {
  const moments = momentsOf<Classic>([
    step(0, [["round_began", 1, 0]], { round: 1 }),
    step(1, [
      ["round_ended", { winners: "diggers", finisher: 1 }, "reached", [0, 1]],
      ["roles_shown", ["gold_digger", "gold_digger", "saboteur"], "gold_digger"],
      ["gold_drawn", 3],
    ]),
    step(2, [["gold_taken", 1]]),
    step(3, [["gold_taken", 0]]),
    step(4, [["gold_taken", 1]]),
    step(5, [["round_began", 2, 2]], { round: 2 }),
    step(6, [
      ["round_ended", { winners: "saboteurs" }, "not_reached", [0]],
      ["roles_shown", ["saboteur", "gold_digger", "gold_digger"], "saboteur"],
      ["rewarded", 0, 4, 2, 0],
    ]),
  ]);
  const [first, second] = roundsOf(moments);
  expect(first).toMatchObject({ round: 1, n: 1, spare: "gold_digger" });
  expect(first!.ended[3]).toEqual([0, 1]);
  expect(first!.shares).toEqual([1, 0, 1].map((seat) => ({ seat, nuggets: null })));
  expect(second).toMatchObject({ round: 2, n: 6, roles: ["saboteur", "gold_digger", "gold_digger"] });
  expect(second!.shares).toEqual([{ seat: 0, nuggets: 4 }]);
});

test("a round of Saboteur 2: nuggets are shared, then thieves steal; the table is as the round left it", () => {
  const moments = momentsOf<Classic>([
    step(0, [], { tunnels: { "0,0": ["start", false], "2,0": ["s2-cry-new", false] }, seats: { 6: { front: ["prison", "thief"] } } }),
    step(
      1,
      [
        ["path_placed", 3, "s2-cry-nesw", [4, 0], false],
        ["round_ended", { winners: "blue", finisher: 3 }, "only_open_team", [0, 3, 4]],
        ["roles_shown", ["blue_digger", "green_digger", "green_digger", "boss", "profiteer", "saboteur", "saboteur"], null],
        ["shared", 0, 3],
        ["shared", 3, 2],
        ["shared", 4, 1],
      ],
      { tunnels: { "4,0": ["s2-cry-nesw", false] } },
    ),
    step(2, [["stole", 5, 0]]),
    step(3, [["declined", 6]]),
    step(4, [["round_began", 2, 4]], { tunnels: { "2,0": null, "4,0": null }, seats: { 6: { front: [] } } }),
  ]);
  const [round] = roundsOf(moments);
  expect(round!.shares.map((share) => [share.seat, share.nuggets])).toEqual([[0, 3], [3, 2], [4, 1]]);
  expect(round!.thefts).toEqual([["stole", 5, 0], ["declined", 6]]);
  expect(round!.table.seats?.[6]?.front).toEqual(["prison", "thief"]);
  expect(countOf("crystal", round!.table)).toBe(2);
});
