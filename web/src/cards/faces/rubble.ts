// Boulders that block a dead end: dark gaps, stones, and the light on their upper faces.
import { at, chance, type Point, short } from "../geometry";
import type { Shape } from "../shape";

function boulder(p: Point, size: number, random: () => number): { outer: string; lit: string } {
  const corners = 6;
  const ring: Point[] = [];
  for (let k = 0; k < corners; k++) {
    const angle = ((k + random() * 0.5) / corners) * Math.PI * 2, r = size * (0.82 + random() * 0.36);
    ring.push(at(p.x + Math.cos(angle) * r, p.y + Math.sin(angle) * r * 0.9));
  }
  const write = (points: readonly Point[]) => points.map((q, i) => `${i === 0 ? "M" : "L"}${short(q.x)} ${short(q.y)}`).join("") + "Z";
  const face = ring.map((q) => at(p.x + (q.x - p.x) * 0.58 - size * 0.1, p.y + (q.y - p.y) * 0.5 - size * 0.24));
  return { outer: write(ring), lit: write(face) };
}

/** Rubble across the tunnel at each end; `sides` tells which sides are blocked. */
export function rubble(ends: readonly { readonly at: Point; readonly side: string }[], seed: number): Shape[] {
  const random = chance(seed);
  const back: string[] = [], stones: string[] = [], lit: string[] = [];
  for (const end of ends) {
    const across = end.side === "N" || end.side === "S";
    const inward = end.side === "N" || end.side === "W" ? 1 : -1;
    const place = (along: number, deep: number) => across ? at(end.at.x + along, end.at.y + deep * inward) : at(end.at.x + deep * inward, end.at.y + along);
    const rows: [number, number, number][] = [
      [-14, 9, 8], [0, 12, 8.5], [13, 9, 8], [-20, 1, 6], [-7, 1, 8.5], [8, 0, 8.5], [20, 2, 6], [-13, -7, 5], [1, -8, 6], [14, -8, 4.5],
    ];
    for (const [along, deep, size] of rows) {
      const stone = boulder(place(along + (random() - 0.5) * 4, deep + (random() - 0.5) * 3), size * (0.9 + random() * 0.25), random);
      stones.push(stone.outer);
      lit.push(stone.lit);
    }
    const b = boulder(place(0, 3), 20, random);
    back.push(b.outer);
  }
  return [
    { paint: "pit", d: back.join("") },
    { paint: "rubble", d: stones.join(""), mark: { "data-rubble": ends.map((e) => e.side).join("") } },
    { paint: "rubble-lit", d: lit.join("") },
  ];
}
