// The places where tunnels may come to lie.
import { isPath } from "../../../art/box";
import { cards } from "../cards/cards";
import type { Cell, Table } from "../messages";
import { card } from "../../../table/viewport";

// The places between the start and the goals that are still empty, as the outline of one drawing.
export function emptyPlaces({ tunnels = {}, goals = [] }: Table, things: readonly Cell[] = []): string {
  const ends = goals.flatMap(({ at }) => (at ? [at] : []));
  const columns = ends.map(([x]) => x);
  const rows = ends.map(([, y]) => y);
  const taken = new Set([...Object.keys(tunnels), ...[...ends, ...things].map((at) => at.join())]);
  let outline = "";
  for (let y = Math.min(0, ...rows); y <= Math.max(0, ...rows); ++y)
    for (let x = Math.min(0, ...columns); x <= Math.max(0, ...columns); ++x)
      if (!taken.has(`${x},${y}`)) outline += `M${x * card.width + 6} ${y * card.height + 6}h88v138h-88z`;
  return outline;
}

const ways: Readonly<Record<string, Cell>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

// Where tunnels lead to, taken or not: room is kept there, so that nothing moves when places light up.
export function openEnds({ tunnels = {} }: Table): Cell[] {
  return Object.entries(tunnels).flatMap(([key, [id, turned] = ["", false]]) => {
    const [x, y] = key.split(",").map(Number) as Cell;
    const known = cards.find(id);
    const way = turned ? -1 : 1;
    return [...(known && isPath(known) ? known.facts.open : "")].map((side): Cell => [x + ways[side]![0] * way, y + ways[side]![1] * way]);
  });
}
