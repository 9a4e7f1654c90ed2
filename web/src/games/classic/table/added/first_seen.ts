// When a module first matters to a player: its card is in their hand or was played, its piece is near, its question is asked.
import { cards } from "../../cards/cards";
import type { Card, Cell, Table } from "../../messages";
import type { Moment } from "../../vocabulary";
import { effectOf } from "../../words/names";
import { standing } from "../pawns";
import type { Postcard } from "../postcards";

export interface Sight extends Pick<Moment, "table" | "mine" | "question"> {
  me: number | null;
  postcards: readonly Postcard[];
}

const moduleOf = (card: Card): string | undefined => cards.find(card)?.facts.module;
const fronts = ({ seats = {} }: Table): readonly Card[] => Object.values(seats).flatMap((seat) => seat?.front ?? []);

function isCardSeen(module: string, { table, mine }: Sight): boolean {
  const seen = [...(mine.hand ?? []), ...(table.in_play ?? []), ...Object.keys(table.played ?? {})];
  return seen.some((card) => moduleOf(card) === module);
}

const steps = 2; // from a tunnel
function isNear({ tunnels = {} }: Table, [x, y]: Cell): boolean {
  return Object.keys(tunnels).some((key) => {
    const [a = 0, b = 0] = key.split(",").map(Number);
    return Math.abs(a - x) + Math.abs(b - y) <= steps;
  });
}
const isPostcardNear = (name: string) => ({ table, postcards }: Sight) => postcards.some(({ card, at }) => card === name && isNear(table, at));

// What changes the whole round matters from its start.
const always = (): boolean => true;
const reasons: Readonly<Record<string, (sight: Sight) => boolean>> = {
  saboteur2: always,
  wc_greedy_dwarf: always,
  mini_new_goals: always,
  variant_tournament: always,
  wc_veto: ({ question }) => question?.what === "veto",
  wc_direction_change: ({ table }) => table.direction === -1,
  mini_right_of_passage: ({ table, question, me }) => standing(table).length > 0 || (question?.what === "turn" && me !== null && question.seats.includes(me)),
  mini_costume_workshop: isPostcardNear("postcard_workshop"),
  mini_underground_party: isPostcardNear("postcard_party"),
  mini_treasure_chests: ({ table }) => (table.chests ?? []).some(({ at, state = "closed" }) => state !== "closed" || (at && isNear(table, at))),
  variant_sabotaged_dwarf: ({ table }) => fronts(table).some((card) => effectOf(card) === "break"),
};

// Of these modules the one to explain now. One that has just come up goes before those that matter all the time.
export function explainedNext(modules: readonly string[], sight: Sight): string | null {
  const matters = modules.filter((module) => reasons[module]?.(sight) || isCardSeen(module, sight));
  return matters.find((module) => reasons[module] !== always) ?? matters[0] ?? null;
}
