// The gallery of the first page as facets: a tunnel in perspective, lit by a lantern and by the gold at its end. Computed
// once from a few numbers; every facet gets a step of a palette, and the page decides how the palette looks.
export interface Point {
  x: number; // to the right
  y: number; // down
  z: number; // away from the eye
}
export interface Facets {
  kind: "rock" | "gold" | "wood" | "iron";
  step: number; // 0 is the darkest
  path: string;
}

export const steps = 9;
const focal = 520;
const lantern: Point = { x: -0.75, y: -1.05, z: 4.1 };
const treasure: Point = { x: 0.3, y: 0.2, z: 17 };

// The same numbers every time: the page should not look different after each visit.
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export function project(at: Point): [number, number] {
  return [(at.x * focal) / at.z, (at.y * focal) / at.z];
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y + a.z * b.z;
const size = (a: Point): number => Math.sqrt(dot(a, a));
const cross = (a: Point, b: Point): Point => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});
const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, one) => sum + one.x, 0) / points.length,
  y: points.reduce((sum, one) => sum + one.y, 0) / points.length,
  z: points.reduce((sum, one) => sum + one.z, 0) / points.length,
});

// How much of a light reaches a facet; facets are seen from inside, so either side of one counts.
function lit(points: readonly Point[], light: Point, strength: number, reach: number): number {
  const [a, b, c] = points as [Point, Point, Point];
  const normal = cross(minus(b, a), minus(c, a));
  const way = minus(light, middle(points));
  const far = size(way);
  const slant = Math.abs(dot(normal, way)) / (size(normal) * far || 1);
  return (strength * (0.3 + 0.7 * slant)) / (1 + (far / reach) ** 2);
}

export function brightness(points: readonly Point[]): number {
  return lit(points, lantern, 1.05, 1.9) + lit(points, treasure, 0.75, 4.2);
}

class Palette {
  readonly #paths = new Map<string, Facets>();

  add(kind: Facets["kind"], light: number, points: readonly Point[]): void {
    const step = Math.max(0, Math.min(steps - 1, Math.floor(light * steps)));
    const corners = points.map((point) => project(point).map((value) => Math.round(value * 10) / 10).join(" "));
    const facets = this.#paths.get(kind + step) ?? { kind, step, path: "" };
    facets.path += `M${corners.join("L")}Z`;
    this.#paths.set(kind + step, facets);
  }
  get all(): Facets[] {
    return [...this.#paths.values()];
  }
}

// The outline of the tunnel: a flat floor, walls that lean, a roof like an arch.
function outline(part: number): { x: number; y: number } {
  const angle = part * 2 * Math.PI;
  const x = 3.1 * Math.sin(angle);
  const y = -Math.cos(angle) * 2.25;
  return { x: x * (y > 0 ? 1 : 1 - 0.09 * y * y), y: Math.min(y, 1.55) };
}

const around = 30;
const rings = 20;

// Rock all around, with a vein of gold in the right wall that grows towards the end, and a thread of it on the left. The
// glints are places on the gold where it may sparkle.
export function rock(): { facets: Facets[]; glints: [number, number][] } {
  const random = chance(20041);
  const mesh: Point[][] = [];
  for (let ring = 0; ring <= rings; ++ring) {
    const z = 1.25 * 1.145 ** ring;
    mesh.push(
      Array.from({ length: around }, (_, at) => {
        const { x, y } = outline((at + (ring % 2) / 2) / around);
        const rough = y > 1.4 ? 0.06 : 0.36;
        return {
          x: x + (random() - 0.5) * rough + drift(z),
          y: y + (random() - 0.5) * rough,
          z: z * (1 + (random() - 0.5) * 0.06),
        };
      }),
    );
  }

  const palette = new Palette();
  const glints: [number, number][] = [];
  const paint = (points: Point[]): void => {
    const light = brightness(points) + (random() - 0.5) * 0.08;
    const at = middle(points);
    if (!isVein(at, random())) return palette.add("rock", light, points);
    palette.add("gold", light * 1.1 + 0.12 + random() * 0.25, points);
    if (random() < 0.07) glints.push(project(at));
  };
  for (let ring = 0; ring < rings; ++ring) {
    const near = mesh[ring]!, far = mesh[ring + 1]!;
    // Every second ring is turned by half a facet.
    const shift = ring % 2;
    for (let at = 0; at < around; ++at) {
      const next = (at + 1) % around;
      paint([near[at]!, near[next]!, far[shift ? next : at]!]);
      paint(shift ? [near[at]!, far[next]!, far[at]!] : [near[next]!, far[next]!, far[at]!]);
    }
  }
  // The end: the treasure shines through the rock.
  const last = mesh[rings]!;
  const heart = { ...middle(last), z: last[0]!.z };
  const half = (point: Point): Point => ({ x: (point.x + heart.x) / 2, y: (point.y + heart.y) / 2, z: point.z });
  last.forEach((a, at) => {
    const b = last[(at + 1) % around]!;
    palette.add(random() < 0.55 ? "gold" : "rock", 0.55 + random() * 0.35, [a, b, half(a)]);
    palette.add("gold", 0.6 + random() * 0.4, [b, half(b), half(a)]);
    palette.add("gold", 0.8 + random() * 0.2, [half(a), half(b), heart]);
  });
  return { facets: palette.all, glints };
}

// The gallery bends a little to the right.
function drift(z: number): number {
  return 0.0036 * z * z;
}

function isVein(at: Point, luck: number): boolean {
  const wave = Math.sin(at.z * 0.9) * 0.45;
  if (at.x > 1.4) return at.z > 1.6 && Math.abs(at.y + 0.15 - wave) < 0.3 + at.z * 0.025 && luck < 0.84;
  if (at.x < -1.6) return at.z > 3.2 && Math.abs(at.y - 0.75 + wave) < 0.22 && luck < 0.72;
  return at.z > 9 && luck < 0.22;
}

// A beam: its corners seen from the front, and how deep it goes.
interface Beam {
  left: number;
  right: number;
  top: number;
  bottom: number;
  z: number;
  deep: number;
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
  z: a.z + (b.z - a.z) * part,
});

// A face of a beam, from a-d to b-c: in pieces, for the light is not the same everywhere, and with a grain along it.
function plank(palette: Palette, kind: Facets["kind"], [a, b, c, d]: readonly [Point, Point, Point, Point], dim: number): void {
  const pieces = 7;
  const piece = (from: number, to: number, left: number, right: number): Point[] => [
    between(between(a, b, from), between(d, c, from), left),
    between(between(a, b, to), between(d, c, to), left),
    between(between(a, b, to), between(d, c, to), right),
    between(between(a, b, from), between(d, c, from), right),
  ];
  for (let at = 0; at < pieces; ++at) {
    const points = piece(at / pieces, (at + 1) / pieces, 0, 1);
    palette.add(kind, brightness(points) * dim + 0.06, points);
  }
  if (kind !== "wood") return;
  const grain: [number, number, number][] = [[0.02, 0.5, 0.24], [0.38, 0.97, 0.47], [0.1, 0.62, 0.72], [0.7, 0.99, 0.86]];
  for (const [from, to, across] of grain) {
    const points = piece(from, to, across, across + 0.035);
    palette.add(kind, brightness(points) * dim - 0.06, points);
  }
}

// Faces the eye cannot see are left out; the one in front comes last.
function beam(kind: Facets["kind"], { left, right, top, bottom, z, deep }: Beam): Facets[] {
  const palette = new Palette();
  const corner = (x: number, y: number, away = z): Point => ({ x, y, z: away });
  const back = z + deep;
  const isUpright = bottom - top > right - left;
  if (bottom < 0) plank(palette, kind, [corner(left, bottom), corner(right, bottom), corner(right, bottom, back), corner(left, bottom, back)], 1);
  if (top > 0) plank(palette, kind, [corner(left, top), corner(right, top), corner(right, top, back), corner(left, top, back)], 1.15);
  if (right < 0) plank(palette, kind, [corner(right, top), corner(right, bottom), corner(right, bottom, back), corner(right, top, back)], 0.95);
  if (left > 0) plank(palette, kind, [corner(left, top), corner(left, bottom), corner(left, bottom, back), corner(left, top, back)], 0.95);
  const [a, b, c, d] = [corner(left, top), corner(left, bottom), corner(right, bottom), corner(right, top)];
  plank(palette, kind, isUpright ? [a, b, c, d] : [a, d, c, b], 0.8);
  return palette.all;
}

// Two posts and a lintel each, the farthest first.
export function timber(): Facets[][] {
  return [13.5, 9.6, 6.6, 4.3, 2.5].map((z, index) => {
    const shift = drift(z);
    const lean = index % 2 ? 0.06 : -0.05;
    const deep = 0.34;
    return [
      ...beam("wood", { left: -2.55 + shift, right: -2.12 + shift + lean, top: -1.75, bottom: 1.6, z, deep }),
      ...beam("wood", { left: 2.12 + shift + lean, right: 2.55 + shift, top: -1.75, bottom: 1.6, z, deep }),
      ...beam("wood", { left: -2.95 + shift, right: 2.95 + shift, top: -2.1, bottom: -1.66 + lean / 2, z: z - 0.06, deep: 0.44 }),
    ];
  });
}

// Sleepers and rails, to the end of the gallery.
export function rails(): Facets[] {
  const facets: Facets[] = [];
  for (let z = 15; z > 1.2; z *= 0.9)
    facets.push(...beam("wood", { left: -1.05, right: 1.05, top: 1.47, bottom: 1.53, z, deep: 0.09 * z ** 0.6 }));
  for (const side of [-0.7, 0.7])
    for (let z = 12; z > 1.2; z *= 0.8)
      facets.push(...beam("iron", { left: side - 0.05, right: side + 0.05, top: 1.38, bottom: 1.46, z, deep: z * 0.25 }));
  return facets;
}
