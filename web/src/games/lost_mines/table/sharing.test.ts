import { expect, test } from "vitest";
import type { Told } from "../messages";
import { roundsOf, type RoundSummary } from "./rounds";
import { endedFor, partsOf } from "./sharing";

const name = (seat: number) => ["Ann", "Bo", "Cy", "Dora"][seat]!;
function round(loot: Extract<Told, ["loot_shared", ...unknown[]]>[1], dragon?: number): RoundSummary {
  return roundsOf([{
    n: 1, secrets: [], question: null, mine: {},
    told: [["round_ended", "all_collected"], ["roles_shown", ["loyal", "loyal", "saboteur", "selfish"]], ["loot_shared", loot]],
    table: {
      ...(dragon === undefined ? {} : { dragon }),
      treasures: [{ back: "gems", owner: 0, value: 5 }, { back: "gold", owner: 2, value: 2 }, { back: "silver", owner: 3, value: 1 }, { back: "silver" }],
      seats: { 0: { clan: "yellow" }, 1: { clan: "yellow" }, 2: { clan: "blue" }, 3: { clan: "blue" } },
    },
  }])[0]!;
}

test("each pool says who is in it and why, what they brought, what each gets and who gets the rest", () => {
  const parts = partsOf(round({ pools: [{ members: [0, 1, 2], total: 7, share: 2, remainder: 1, best: 5, best_owners: [0], bonus: 1 }, {}], won: [3, 2, 2, 1] }), name);
  expect(parts.map(({ key }) => key)).toEqual(["yellow", "selfish"]);
  const [yellow, selfish] = parts;
  expect(yellow!.lines.join(" ")).toMatch(/Cy.*saboteur.*5 \+ 2.*7.*2.*Ann/s);
  expect(yellow!.treasures.map(({ seat, value }) => [seat, value])).toEqual([[0, 5], [2, 2]]);
  expect(selfish!.lines.join()).toMatch(/Dora.*1/);
});

test("the dragon takes points back at the end", () => {
  const parts = partsOf(round({ pools: [{}, {}], won: [0, 0, 0, 0], given_back: 2 }, 3), name);
  expect(parts.at(-1)!.lines.join()).toMatch(/Dora.*2/);
  const poor = partsOf(round({ pools: [{}, {}], won: [0, 0, 0, 0] }, 1), name);
  expect(poor.at(-1)!.lines.join()).toMatch(/Bo.*no points/);
});

test("the first line tells how it ended for this player", () => {
  const ended = round({ pools: [], won: [3, 2, 0, 1] });
  expect(endedFor(0, ended)).toMatch(/most.*3|3.*most/);
  expect(endedFor(1, ended)).toMatch(/2/);
  expect(endedFor(2, ended)).toMatch(/nothing/);
  expect(endedFor(null, ended)).toBeNull();
});
