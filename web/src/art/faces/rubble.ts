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

// Across the tunnel, into the rock, size: from the farthest to the nearest.
const heap: readonly (readonly [number, number, number])[] = [
  [-9, 10, 11], [10, 10, 10], [-19, 3, 7.5], [19, 2, 8], [0, 2, 11.5], [-12, -6, 7.5], [11, -7, 6.5], [-1, -13, 4], [18, -12, 3],
];

/** Rubble across the tunnel at each end; `sides` tells which sides are blocked. */
export function rubble(ends: readonly { readonly at: Point; readonly side: string }[], seed: number): Shape[] {
  const random = chance(seed);
  const back: string[] = [], stones: string[] = [], lit: string[] = [];
  for (const end of ends) {
    const across = end.side === "N" || end.side === "S";
    const inward = end.side === "N" || end.side === "W" ? 1 : -1;
    const place = (along: number, deep: number) => across ? at(end.at.x + along, end.at.y + deep * inward) : at(end.at.x + deep * inward, end.at.y + along);
    const mirror = random() < 0.5 ? -1 : 1;
    for (const [along, deep, size] of heap) {
      const stone = boulder(place(along * mirror + (random() - 0.5) * 3, deep + 3 + (random() - 0.5) * 3), size * (0.92 + random() * 0.2), random);
      stones.push(stone.outer);
      lit.push(stone.lit);
    }
    const b = boulder(place(0, 5), 20, random);
    back.push(b.outer);
  }
  return [
    { paint: "pit", d: back.join("") },
    { paint: "rubble", d: stones.join(""), mark: { "data-rubble": ends.map((e) => e.side).join("") } },
    { paint: "rubble-lit", d: lit.join("") },
  ];
}
