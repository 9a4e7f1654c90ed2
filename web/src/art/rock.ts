// Rock around tunnels.
import { at, chance, height, type Point, short, width } from "./geometry";
import { draw, type Shape } from "./shape";

/** The part of a polygon that is nearer to `site` than to `other`. */
function nearer(polygon: readonly Point[], site: Point, other: Point): Point[] {
  const side = (p: Point) => (p.x - (site.x + other.x) / 2) * (other.x - site.x) + (p.y - (site.y + other.y) / 2) * (other.y - site.y);
  const kept: Point[] = [];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const a = side(p), b = side(q);
    if (a <= 0) kept.push(p);
    if (a <= 0 !== b <= 0) kept.push(at(p.x + ((q.x - p.x) * a) / (a - b), p.y + ((q.y - p.y) * a) / (a - b)));
  });
  return kept;
}

/** Blocks of rock: the cells around scattered points. */
function blocks(seed: number, across: number, down: number): Point[][] {
  const random = chance(seed);
  const sites: Point[] = [];
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++)
      sites.push(at(((i + 0.1 + 0.8 * random()) * width) / across, ((j + 0.1 + 0.8 * random()) * height) / down));
  const card = [at(1.6, 1.6), at(98.4, 1.6), at(98.4, 148.4), at(1.6, 148.4)];
  return sites.map((site) => sites.reduce<Point[]>((cell, other) => (other === site ? cell : nearer(cell, site, other)), card));
}

const write = (points: readonly Point[]) => points.map((p, i) => `${i === 0 ? "M" : "L"}${short(p.x)} ${short(p.y)}`).join("") + "Z";
const shrink = (cell: readonly Point[], by: number, dx = 0, dy = 0): Point[] => {
  const middle = at(cell.reduce((s, p) => s + p.x, 0) / cell.length, cell.reduce((s, p) => s + p.y, 0) / cell.length);
  return cell.map((p) => {
    const d = Math.hypot(p.x - middle.x, p.y - middle.y) || 1;
    const t = Math.max(0, d - by) / d;
    return at(middle.x + (p.x - middle.x) * t + dx, middle.y + (p.y - middle.y) * t + dy);
  });
};

/** Rock: dark cracks, blocks in two tones, a lit upper face on each. */
export function rock(variant: number): Shape[] {
  const cells = blocks(77 + variant * 13, 4, 6);
  const some = (rest: number) => cells.filter((_, i) => i % 3 === rest).map((cell) => write(shrink(cell, 1))).join("");
  const faces = cells.map((cell) => write(shrink(cell, 4.2, -0.7, -1.3))).join("");
  return draw("rock-a", some(0) + some(1), "rock-b", some(2), "rock-face", faces);
}
