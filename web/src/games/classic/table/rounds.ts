// The rounds of a match as their ends tell them.
import type { IconName } from "../cards/icons";
import type { Role, Seat, Table, Told, Winners } from "../messages";
import type { Moment } from "../vocabulary";
import { effectOf } from "../words/names";

type Event<Name extends Told[0]> = Extract<Told, readonly [Name, ...unknown[]]>;

// A gold card that came to a seat: face down, or the nuggets everybody was told of.
export interface Share {
  seat: Seat;
  nuggets: number | null;
}

export interface RoundSummary {
  round: number;
  n: number; // the moment it ended
  ended: Event<"round_ended">;
  roles: readonly (Role | null)[]; // by seat
  spare: Role | null;
  shares: Share[]; // in the order they were given
  thefts: (Event<"stole"> | Event<"declined">)[];
  table: Table; // as the round left it
}

const isEvent = <Name extends Told[0]>(name: Name) => (told: Told): told is Event<Name> => told[0] === name;

function summary({ n, told, table }: Moment, ended: Event<"round_ended">): RoundSummary {
  const [, roles, spare] = told.find(isEvent("roles_shown")) ?? ["roles_shown", [], null];
  return { round: table.round ?? 1, n, ended, roles, spare, shares: [], thefts: [], table };
}

export function roundsOf(moments: readonly Moment[]): RoundSummary[] {
  const rounds: RoundSummary[] = [];
  let isOver = false; // what comes to players in the middle of a round is no share
  for (const moment of moments)
    for (const told of moment.told) {
      if (told[0] === "round_began") isOver = false;
      if (told[0] === "round_ended") {
        isOver = true;
        rounds.push(summary(moment, told));
      }
      const last = rounds.at(-1);
      if (!last || !isOver) continue;
      if (told[0] === "gold_cards_taken") for (let card = 0; card < told[2]; ++card) last.shares.push({ seat: told[1], nuggets: null });
      else if (told[0] === "gold_taken") last.shares.push({ seat: told[1], nuggets: null });
      else if (told[0] === "rewarded" || told[0] === "shared") last.shares.push({ seat: told[1], nuggets: told[2] });
      else if (told[0] === "stole" || told[0] === "declined") last.thefts.push(told);
    }
  return rounds;
}

// How many tunnels of a maze have this.
export function countOf(feature: string, { tunnels = {} }: Table): number {
  return Object.values(tunnels).filter((laid) => laid && effectOf(laid[0]) === feature).length;
}

export const winnersIcons: Readonly<Record<Winners, IconName | Role>> = {
  nobody: "stone",
  diggers: "gold",
  saboteurs: "saboteur",
  blue: "blue_digger",
  green: "green_digger",
  blue_and_green: "gold",
  boss: "boss",
  profiteer: "profiteer",
  boss_and_profiteer: "boss",
  greedy_dwarf: "greedy_dwarf",
};
