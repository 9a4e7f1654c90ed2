// What lies under the maze: the rock one digs through, and the places where tunnels may come to lie.
import { findCard, isPath } from "../cards/deck";
import type { Cell, Table } from "../protocol";
import { cardOf } from "../words/names";
import { card } from "./viewport";

// The places between the start and the goals that are still empty, as the outline of one drawing.
export function emptyPlaces({ board = {}, goals = {} }: Table): string {
  const ends = Object.values(goals).map((goal) => goal!.at);
  const columns = ends.map(([x]) => x);
  const rows = ends.map(([, y]) => y);
  const taken = new Set([...Object.keys(board), ...ends.map((at) => at.join())]);
  let outline = "";
  for (let y = Math.min(0, ...rows); y <= Math.max(0, ...rows); ++y)
    for (let x = Math.min(0, ...columns); x <= Math.max(0, ...columns); ++x)
      if (!taken.has(`${x},${y}`)) outline += `M${x * card.width + 6} ${y * card.height + 6}h88v138h-88z`;
  return outline;
}

const ways: Readonly<Record<string, Cell>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

// Where tunnels lead to, taken or not: room is kept there, so that nothing moves when places light up.
export function openEnds({ board = {} }: Table): Cell[] {
  return Object.entries(board).flatMap(([key, laid]) => {
    const [x, y] = key.split(",").map(Number) as Cell;
    const known = findCard(cardOf(laid));
    const way = laid.endsWith(" turned") ? -1 : 1;
    return [...(known && isPath(known) ? known.facts.open : "")].map((side): Cell => [x + ways[side]![0] * way, y + ways[side]![1] * way]);
  });
}

// Numbers that look thrown and are always the same.
function scattered(seed: number): number {
  const wave = Math.sin(seed * 127.1) * 43758.5453;
  return wave - Math.floor(wave);
}

export const wallSize = { width: 1200, height: 900 };

// A wall of facets, a path a shade.
export function wall(shades: number, step = 75): string[] {
  const corner = (column: number, row: number) => {
    const seed = column * 31 + row * 17 + 1;
    const off = (at: number) => (scattered(at) - 0.5) * step * 0.8;
    return `${Math.round(column * step + off(seed))} ${Math.round(row * step + off(seed + 0.5))}`;
  };
  const paths = Array.from({ length: shades }, () => "");
  for (let row = -1; row <= wallSize.height / step; ++row)
    for (let column = -1; column <= wallSize.width / step; ++column) {
      const [a, b] = [corner(column, row), corner(column + 1, row)];
      const [c, d] = [corner(column, row + 1), corner(column + 1, row + 1)];
      for (const [half, corners] of [[a, b, c], [b, d, c]].entries())
        paths[Math.floor(scattered(column * 7 + row * 13 + half * 3 + 0.25) * shades)] += `M${corners.join("L")}z`;
    }
  return paths;
}
