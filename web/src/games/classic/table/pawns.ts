// The dwarfs for hire.
import type { Card, Cell, Seat, Table } from "../messages";

const letters = ["a", "b"];
export const pawnId = (pawn: number): Card => `pawn_${letters[pawn] ?? letters[0]}`;
export const tokenId = (pawn: number): Card => `pawn_token_${letters[pawn] ?? letters[0]}`;

export interface Standing {
  number: number;
  at: Cell;
  owner: Seat;
}

// Those that stand in the maze.
export function standing({ pawn = {} }: Table): Standing[] {
  return Object.entries(pawn).flatMap(([number, one]) =>
    one?.at && one.owner !== undefined && one.owner !== null ? [{ number: Number(number), at: one.at, owner: one.owner }] : [],
  );
}

// Whose dwarf stands where something was announced.
export function tollOwner(table: Table): Seat | null {
  const cell = String(table.announced?.[2]);
  return standing(table).find(({ at }) => at.join() === cell)?.owner ?? null;
}
