// The seats this browser holds: the way back to each of them. The newest first, and not for ever.
import { read, write } from "./stored";

export interface OwnSeat {
  table: string;
  code: string;
  token: string;
  at: number; // when it was last used, milliseconds since 1970
}

const most = 60; // as many as the server tells of at once

export function ownSeats(): OwnSeat[] {
  return read<OwnSeat[]>("seats", []);
}

export function seatAt(tableOrCode: string): OwnSeat | undefined {
  return ownSeats().find((seat) => seat.table === tableOrCode || seat.code === tableOrCode);
}

export function keepSeat(seat: OwnSeat): void {
  write("seats", [seat, ...ownSeats().filter((one) => one.table !== seat.table)].slice(0, most));
}

// The table of the last rematch: who is not there yet may still look at the end of the match before.
export function noteRematch(table: string): void {
  write("rematch", table);
}
export function isRematch(table: string): boolean {
  return read("rematch", "") === table;
}

export function forgetSeat(table: string): void {
  write("seats", ownSeats().filter((one) => one.table !== table));
}
