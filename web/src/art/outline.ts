// Outlines of tunnels. A tunnel is the land near a set of lines: its outline is a contour of the distance to them,
// made uneven by the seed, and exact where it meets the border so that neighbours join.
import { at, distance, height, type Point, short, unevenness, width } from "./geometry";

/** Lines to walk on, and round rooms on them. */
export interface Ways {
  readonly lines: readonly (readonly Point[])[];
  readonly rooms: readonly { readonly at: Point; readonly radius: number }[];
}
/** How far a point is from the ways: 0 on a line, and in a room as if the line were as thick as the room. */
export type Field = (x: number, y: number) => number;

/** Half the width of an opening at the border, from the rock's edge inwards. */
export const levels = { rim: 23.5, wall: 21.5, foot: 19, floor: 17, light: 11.5 } as const;
export type Level = keyof typeof levels;

const overlap = 0.8;  // drawn past the border so that no hair of light shows between two cards
const step = 2.5;
const columns = Math.round((width + 2 * overlap) / step), rows = Math.round((height + 2 * overlap) / step);
const columnX = (i: number) => -overlap + ((width + 2 * overlap) * Math.min(Math.max(i, 0), columns)) / columns;
const rowY = (j: number) => -overlap + ((height + 2 * overlap) * Math.min(Math.max(j, 0), rows)) / rows;

/** The square of the distance to a segment: Math.hypot would be many times slower. */
function squareToSegment(x: number, y: number, a: Point, b: Point): number {
  const dx = b.x - a.x, dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length));
  const u = x - a.x - t * dx, v = y - a.y - t * dy;
  return u * u + v * v;
}

/** Two distances joined without a sharp corner. */
function blend(a: number, b: number): number {
  const h = Math.max(9 - Math.abs(a - b), 0) / 9;
  return Math.min(a, b) - (h * h * 9) / 4;
}

/** The distance to the ways; lines are blended, so that crossings get rounded corners. */
export function fieldOf(ways: Ways): Field {
  return (x, y) => {
    let nearest = Infinity;
    for (const line of ways.lines) {
      let square = Infinity;
      for (let i = 1; i < line.length; i++) square = Math.min(square, squareToSegment(x, y, line[i - 1]!, line[i]!));
      const d = Math.sqrt(square);
      nearest = nearest === Infinity ? d : blend(nearest, d);
    }
    for (const room of ways.rooms) nearest = blend(nearest, Math.sqrt((x - room.at.x) ** 2 + (y - room.at.y) ** 2) - room.radius + levels.wall);
    return nearest;
  };
}

const samples = new WeakMap<Field, Map<number, Float32Array>>();
/** The field at the points of the grid, asked once for all outlines of a tunnel. */
function sampled(field: Field, drop: number): Float32Array {
  const kept = samples.get(field) ?? new Map<number, Float32Array>();
  samples.set(field, kept);
  let grid = kept.get(drop);
  if (grid === undefined) {
    grid = new Float32Array((columns + 1) * (rows + 1));
    for (let j = 0; j <= rows; j++) for (let i = 0; i <= columns; i++) grid[j * (columns + 1) + i] = field(columnX(i), rowY(j) - drop);
    kept.set(drop, grid);
  }
  return grid;
}

/** The outlines at which the field is below the level, as the `d` of a path. `drop` lowers them: a floor lies below its wall. */
export function outline(field: Field, level: number, seed: number, turned: boolean, rough = 2.6, drop = 0): string {
  const coarse = unevenness(seed, 17), fine = unevenness(seed + 1, 7);
  const distances = sampled(field, drop);
  const inside = (i: number, j: number): number => {
    if (i < 0 || j < 0 || i > columns || j > rows) return -1;
    const x = columnX(i), y = rowY(j);
    const smoothly = level - distances[j * (columns + 1) + i]!;
    if (Math.abs(smoothly) > rough * 1.2 + step) return smoothly;
    const calm = Math.min(1, Math.max(0, (Math.min(x, width - x, y, height - y) - 1) / 14));
    const [u, v] = turned ? [width - x, height - y] : [x, y];
    return smoothly + calm * rough * (coarse(u, v) * 0.75 + fine(u, v) * 0.45);
  };
  return loops(inside).map(smooth).join("");
}

/** Marching squares: closed loops around where the value is positive, with the inside to the left. */
function loops(value: (i: number, j: number) => number): Point[][] {
  const stride = columns + 3;
  const grid = new Float64Array(stride * (rows + 3));
  for (let j = -1; j <= rows + 1; j++) for (let i = -1; i <= columns + 1; i++) grid[(j + 1) * stride + i + 1] = value(i, j);
  const v = (i: number, j: number) => grid[(j + 1) * stride + i + 1]!;

  // An edge of the grid, by its first end and direction, and the point where the value crosses zero on it.
  const edge = (i: number, j: number, down: boolean) => ((j + 1) * stride + i + 1) * 2 + (down ? 1 : 0);
  const points = new Map<number, Point>();
  const cross = (i: number, j: number, down: boolean): number => {
    const key = edge(i, j, down);
    if (!points.has(key)) {
      const a = v(i, j), b = down ? v(i, j + 1) : v(i + 1, j);
      const t = a / (a - b);
      points.set(key, down ? at(columnX(i), rowY(j) + t * (rowY(j + 1) - rowY(j))) : at(columnX(i) + t * (columnX(i + 1) - columnX(i)), rowY(j)));
    }
    return key;
  };
  const next = new Map<number, number>();
  for (let j = -1; j <= rows; j++) {
    for (let i = -1; i <= columns; i++) {
      const mask = (v(i, j) > 0 ? 1 : 0) | (v(i + 1, j) > 0 ? 2 : 0) | (v(i + 1, j + 1) > 0 ? 4 : 0) | (v(i, j + 1) > 0 ? 8 : 0);
      if (mask === 0 || mask === 15) continue;
      const top = () => cross(i, j, false), right = () => cross(i + 1, j, true);
      const bottom = () => cross(i, j + 1, false), left = () => cross(i, j, true);
      const link = (a: number, b: number) => next.set(a, b);
      if (mask === 1 || mask === 5) link(top(), left());
      if (mask === 2 || mask === 10) link(right(), top());
      if (mask === 4 || mask === 5) link(bottom(), right());
      if (mask === 8 || mask === 10) link(left(), bottom());
      if (mask === 3) link(right(), left());
      if (mask === 6) link(bottom(), top());
      if (mask === 12) link(left(), right());
      if (mask === 9) link(top(), bottom());
      if (mask === 7) link(bottom(), left());
      if (mask === 14) link(left(), top());
      if (mask === 13) link(top(), right());
      if (mask === 11) link(right(), bottom());
    }
  }
  const found: Point[][] = [];
  while (next.size > 0) {
    const [first] = next.keys();
    const loop: Point[] = [];
    for (let key = first; key !== undefined && next.has(key); ) {
      loop.push(points.get(key)!);
      const following: number = next.get(key)!;
      next.delete(key);
      key = following;
    }
    if (loop.length > 5) found.push(loop);
  }
  return found;
}

const onBorder = (p: Point) =>
  p.x < -overlap + 0.01 || p.y < -overlap + 0.01 || p.x > width + overlap - 0.01 || p.y > height + overlap - 0.01;

/** Douglas and Peucker: fewer points, hardly another line. */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points];
  const a = points[0]!, b = points[points.length - 1]!;
  let far = 0, index = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const p = points[i]!;
    const d = squareToSegment(p.x, p.y, a, b);
    if (d > far) {
      far = d;
      index = i;
    }
  }
  if (far <= tolerance * tolerance) return [a, b];
  return [...simplify(points.slice(0, index + 1), tolerance).slice(0, -1), ...simplify(points.slice(index), tolerance)];
}

/** A loop as a path: round everywhere except at the border, where it is cut straight. */
function smooth(loop: readonly Point[]): string {
  const start = Math.max(0, loop.findIndex(onBorder));
  const turned = [...loop.slice(start), ...loop.slice(0, start + 1)];
  const points = simplify(turned, 0.35).slice(0, -1).filter((p, i, all) => i === 0 || distance(p, all[i - 1]!) > 0.2);
  const n = points.length;
  const point = (i: number) => points[(i + n) % n]!;
  const hard = (i: number) => onBorder(point(i));
  const write = (p: Point) => `${short(p.x)} ${short(p.y)}`;
  const middle = (i: number) => at((point(i).x + point(i + 1).x) / 2, (point(i).y + point(i + 1).y) / 2);
  let d = `M${write(hard(0) ? point(0) : middle(-1))}`;
  for (let i = hard(0) ? 1 : 0; i < n; i++) {
    if (hard(i)) { if (!(i > 0 && !hard(i - 1))) d += `L${write(point(i))}`; }
    else d += `Q${write(point(i))} ${write(hard(i + 1) ? point(i + 1) : middle(i))}`;
  }
  return d + "Z";
}
