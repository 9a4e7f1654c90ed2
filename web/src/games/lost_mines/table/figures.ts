// The figures of dwarfs: whose they are, and where several stand on one card.
import { draw, put, type Shape } from "../../../art/shape";
import { clanPaint, clanSign } from "../../common/clans";
import type { Cell, Clan, Seat, Table } from "../messages";

// A dwarf with a pointed cap, about the origin, some 60 wide and 100 high. Its shield has the number of its seat.
export function dwarfFigure(clan: Clan): Shape[] {
  const paint = clanPaint(clan);
  return [
    ...draw("shade", "M-30 42a30 9 0 1 0 60 0a30 9 0 1 0 -60 0Z"),
    ...draw(`${paint} ink`, "M-28 42Q-31 6 -17 -8H17Q31 6 28 42Q0 51 -28 42Z"),
    ...draw(`${paint} ink`, "M-21 -18Q-14 -52 8 -58Q22 -60 26 -50Q18 -50 18 -42Q21 -30 21 -18Q0 -26 -21 -18Z"),
    ...draw("shine", "M-13 -22Q-8 -44 6 -51Q-2 -40 -4 -22Z"),
    put(clanSign[clan], 0, 37, 0.62),
  ];
}
export const shield = { y: 2, r: 23 };

// Figures are known by their seats, counted from one.
export const markOf = (seat: Seat): number => seat + 1;

export interface Standing {
  seat: Seat;
  clan: Clan;
  at: Cell;
  x: number; // of the middle of the figure, within the card
  y: number;
  scale: number;
}

// How many stand beside each other, and how large, by how many there are.
const rooms = [
  { most: 1, columns: 1, apart: 0, scale: 0.88 },
  { most: 2, columns: 2, apart: 38, scale: 0.68 },
  { most: 4, columns: 2, apart: 42, scale: 0.64 },
  { most: 6, columns: 2, apart: 42, scale: 0.5 },
  { most: 9, columns: 3, apart: 31, scale: 0.46 },
];

// Everybody's figure. All on one card are to be seen, and the own one first.
export function standing({ seats = {} }: Table, me: Seat | null): Standing[] {
  const cards = new Map<string, { seat: Seat; clan: Clan; at: Cell }[]>();
  for (const [key, player] of Object.entries(seats)) {
    if (!player?.dwarf) continue;
    const one = { seat: Number(key), clan: player.clan ?? "yellow", at: player.dwarf };
    cards.set(one.at.join(), [...(cards.get(one.at.join()) ?? []), one]);
  }
  return [...cards.values()].flatMap((all) => {
    const { columns, apart, scale } = rooms.find(({ most }) => all.length <= most) ?? rooms.at(-1)!;
    const rows = Math.ceil(all.length / columns);
    const ordered = [...all].sort((a, b) => Number(b.seat === me) - Number(a.seat === me) || a.seat - b.seat);
    return ordered.map((one, index): Standing => {
      const row = Math.floor(index / columns);
      const inRow = Math.min(columns, all.length - row * columns);
      const x = 50 + ((index % columns) - (inRow - 1) / 2) * apart;
      const y = 78 + (row - (rows - 1) / 2) * Math.min(68, 138 / rows);
      return { ...one, x, y, scale };
    });
  });
}
