// A finished match with what nobody saw while it ran: the mines face up, and everybody's role. Both are told at the end of a
// round or known to their owner, so they are put together.
import type { Mine, Table } from "../messages";
import { minesOn } from "../table/mines";
import type { Moment } from "../vocabulary";

// Who looked at a mine or turned it up knew it: it is the same for the whole round.
function minesOf(moments: readonly Moment[], seats: readonly (readonly Moment[])[]): Map<number, string>[] {
  const found: Map<number, string>[] = [];
  let known = new Map<number, string>();
  moments.forEach(({ told, table }, index) => {
    if (index === 0 || told.some(([what]) => what === "round_began")) known = new Map();
    for (const { number, up } of minesOn(table)) if (up) known.set(number, up);
    for (const seat of seats)
      for (const [mine, card] of Object.entries(seat[index]?.mine.mines_seen ?? {})) if (card) known.set(Number(mine), card);
    found.push(known);
  });
  return found;
}

// What the own holding of each seat says of it.
function withRoles({ seats = {}, ...table }: Table, holdings: readonly (Mine | undefined)[]): Table {
  const shown = Object.entries(seats).map(([seat, player]) => {
    const role = player?.role ?? holdings[Number(seat)]?.role;
    return [seat, role ? { ...player, role } : player] as const;
  });
  return { ...table, seats: Object.fromEntries(shown) };
}

export function revealed(moments: readonly Moment[], seats: readonly (readonly Moment[])[]): Moment[] {
  const mines = minesOf(moments, seats);
  return moments.map((moment, index) => {
    const holdings = seats.map((seat) => seat[index]?.mine);
    const mines_seen = Object.fromEntries(mines[index]!);
    const values = Object.assign({}, ...holdings.map((own) => own?.values)) as NonNullable<Mine["values"]>;
    return { ...moment, table: withRoles(moment.table, holdings), mine: { ...moment.mine, mines_seen, values } };
  });
}
