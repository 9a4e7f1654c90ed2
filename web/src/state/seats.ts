// The seats this browser holds: the way back to each of them. The newest first, and not for ever.
import { read, write } from "./stored";

export interface OwnSeat {
  table: string;
  code: string;
  token: string;
  at: number; // when it was last used, milliseconds since 1970
}

const most = 30;

export function ownSeats(): OwnSeat[] {
  return read<OwnSeat[]>("seats", []);
}

export function seatAt(tableOrCode: string): OwnSeat | undefined {
  return ownSeats().find((seat) => seat.table === tableOrCode || seat.code === tableOrCode);
}

export function keepSeat(seat: OwnSeat): void {
  write("seats", [seat, ...ownSeats().filter((one) => one.table !== seat.table)].slice(0, most));
}

export function forgetSeat(table: string): void {
  write("seats", ownSeats().filter((one) => one.table !== table));
}
