// The ground around the tunnels, drawn once per page and used by all cards: cracked rock, cave rock, forest.
import { at, chance, height, type Point, short, width } from "./geometry";
import { draw, ellipse, type Shape } from "./shape";

export const variants = 4;

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

/** Forest: crowns of firs and oaks seen from above, standing on moss. */
export function forest(variant: number): Shape[] {
  const random = chance(311 + variant * 29);
  const crowns: { x: number; y: number; r: number }[] = [];
  for (let j = 0; j < 8; j++)
    for (let i = 0; i < 5; i++) crowns.push({ x: 10 + i * 20 + (random() - 0.5) * 11, y: 9 + j * 19 + (random() - 0.5) * 10, r: 8 + random() * 4.5 });
  const leafy = (x: number, y: number, r: number) => {
    let d = "";
    for (let k = 0; k <= 7; k++) {
      const angle = (k / 7) * Math.PI * 2, px = x + Math.cos(angle) * r, py = y + Math.sin(angle) * r;
      d += k === 0 ? `M${short(px)} ${short(py)}` : `A${short(r * 0.46)} ${short(r * 0.46)} 0 0 1 ${short(px)} ${short(py)}`;
    }
    return d + "Z";
  };
  const inCard = crowns.filter((c) => c.x > 8 && c.x < 92 && c.y > 8 && c.y < 142);
  return draw(
    "leaf-dark", inCard.map((c) => leafy(c.x + 0.6, c.y + 2.2, c.r * 0.86)).join(""),
    "leaf-mid", inCard.map((c) => leafy(c.x, c.y, c.r * 0.8)).join(""),
    "leaf-lit", inCard.map((c) => ellipse(Number(short(c.x - 1.5)), Number(short(c.y - 2)), Number(short(c.r * 0.42)), Number(short(c.r * 0.34)))).join(""),
  );
}
