// Dwarfs on their way.
import type { Place } from "../../../table/viewport";
import type { Cell, Seat, Table, Told } from "../messages";
import type { Moment } from "../vocabulary";
import { edgeKey, edgeOf, type Edge } from "./board";

export const stepTime = 250; // milliseconds a card

export interface Walked {
  by: Seat;
  from: Cell;
  route: readonly Cell[];
}

// Who has just walked, and from where.
export function walkedIn(moment: Moment | null | undefined, before: Moment | undefined): Walked | null {
  const walk = moment?.told.find((told): told is Extract<Told, ["walked", ...unknown[]]> => told[0] === "walked");
  const from = walk && before?.table.seats?.[walk[1]]?.dwarf;
  return walk && from && walk[2].length > 0 ? { by: walk[1], from, route: walk[2] } : null;
}

// The borders a dwarf crosses on this way.
export function edgesOf(from: Cell, route: readonly Cell[]): Edge[] {
  return route.map((cell, index) => edgeOf(index === 0 ? from : route[index - 1]!, cell));
}

// Those with a trap; the same trap counts each time.
export function trapsOn(from: Cell, route: readonly Cell[], { across = [] }: Table): Edge[] {
  const traps = new Set(across.flatMap(({ edge, token }) => (token === "trap" && edge ? [edgeKey(edge)] : [])));
  return edgesOf(from, route).filter((edge) => traps.has(edgeKey(edge)));
}

// How many cards a way costs: a trap takes one each time, as long as there are any.
export const lossOn = (from: Cell, route: readonly Cell[], table: Table, hand: number): number => Math.min(hand, trapsOn(from, route, table).length);

// Where the drawing of a way ends: on the last card, but before its middle, where somebody may stand.
export function tipOf(from: Cell, route: readonly Cell[]): { at: Place; dx: number; dy: number } {
  const end = route.at(-1) ?? from;
  const before = route.at(-2) ?? from;
  const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
  return { at: [end[0] - dx * 0.3, end[1] - dy * 0.3], dx, dy };
}
