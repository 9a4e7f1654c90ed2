// The forest around the board and the glades on it. Numbers look thrown and are always the same.
import { chance, short } from "../../../art/geometry";
import { card } from "../../../table/viewport";
import type { Cell, Table } from "../messages";
import { board } from "./board";
import { minesOn } from "./mines";

export const woodSize = { width: 1200, height: 900 };

// A crown seen from above: a ring of little arcs.
function crown(x: number, y: number, r: number, leaves: number): string {
  let d = "";
  for (let leaf = 0; leaf <= leaves; ++leaf) {
    const angle = (leaf / leaves) * Math.PI * 2;
    const to = `${short(x + Math.cos(angle) * r)} ${short(y + Math.sin(angle) * r)}`;
    const bow = short(r * (3 / leaves));
    d += leaf === 0 ? `M${to}` : `A${bow} ${bow} 0 0 1 ${to}`;
  }
  return `${d}Z`;
}

// A wood of crowns, a path a shade.
export function wood(shades: number, step = 78): string[] {
  const random = chance(77);
  const paths = Array.from({ length: shades }, () => "");
  for (let row = -1; row <= woodSize.height / step + 1; ++row)
    for (let column = -1; column <= woodSize.width / step + 1; ++column) {
      const off = () => (random() - 0.5) * step * 0.7;
      paths[Math.floor(random() * shades)] += crown((column + (row % 2) / 2) * step + off(), row * step + off(), step * (0.42 + random() * 0.28), 7 + Math.floor(random() * 3));
    }
  return paths;
}

// The spaces that are still empty, as the outline of one drawing.
export function glades(table: Table): string {
  const { forest = {} } = table;
  const taken = new Set([...Object.keys(forest).filter((key) => forest[key]), ...minesOn(table).map(({ at }) => at.join())]);
  let outline = "";
  for (let y = 0; y < board.rows; ++y)
    for (let x = 0; x < board.columns; ++x)
      if (!taken.has(`${x},${y}`)) outline += `M${x * card.width + 30} ${y * card.height + 8}h40q22 0 22 22v90q0 22 -22 22h-40q-22 0 -22 -22v-90q0 -22 22 -22z`;
  return outline;
}

// Blades of grass here and there on the floor.
export function grass(): string {
  const random = chance(5);
  let d = "";
  for (let one = 0; one < board.columns * board.rows; ++one) {
    const x = random() * board.columns * card.width;
    const y = random() * board.rows * card.height;
    d += `M${short(x)} ${short(y)}q-3 -8 -7 -11m7 11q1 -10 0 -14m0 14q3 -8 8 -10`;
  }
  return d;
}

// What lies on a space, from its key.
export const cellIn = (key: string): Cell => key.split(",").map(Number) as Cell;
