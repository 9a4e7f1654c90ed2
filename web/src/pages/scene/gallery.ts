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

const around = 26;
const rings = 15;

// Rock all around, with a vein of gold in the right wall that grows towards the end, and a thread of it on the left.
export function rock(): Facets[] {
  const random = chance(20041);
  const mesh: Point[][] = [];
  for (let ring = 0; ring <= rings; ++ring) {
    const z = 1.25 * 1.2 ** ring;
    mesh.push(
      Array.from({ length: around }, (_, at) => {
        const { x, y } = outline((at + (ring % 2) / 2) / around);
        const rough = y > 1.4 ? 0.06 : 0.42;
        return {
          x: x + (random() - 0.5) * rough + 0.012 * z * z * 0.3,
          y: y + (random() - 0.5) * rough,
          z: z * (1 + (random() - 0.5) * 0.07),
        };
      }),
    );
  }

  const palette = new Palette();
  const paint = (points: Point[]): void => {
    const light = brightness(points) + (random() - 0.5) * 0.07;
    const at = middle(points);
    if (veinAt(at, random())) palette.add("gold", light * 1.15 + 0.18, points);
    else palette.add("rock", light, points);
  };
  for (let ring = 0; ring < rings; ++ring) {
    const near = mesh[ring]!, far = mesh[ring + 1]!;
    for (let at = 0; at < around; ++at) {
      const a = near[at]!, b = near[(at + 1) % around]!;
      const shift = ring % 2;
      const c = far[(at + shift) % around]!, d = far[(at + 1 + shift) % around]!;
      if (shift === 0) {
        paint([a, b, c]);
        paint([b, d, c]);
      } else {
        paint([a, c, far[at]!]);
        paint([a, b, c]);
      }
    }
  }
  // The end: the treasure shines through the rock.
  const last = mesh[rings]!;
  const heart = { ...middle(last), z: last[0]!.z };
  for (let at = 0; at < around; ++at) {
    const a = last[at]!, b = last[(at + 1) % around]!;
    const half = (point: Point): Point => ({ x: (point.x + heart.x) / 2, y: (point.y + heart.y) / 2, z: point.z });
    palette.add(random() < 0.55 ? "gold" : "rock", 0.55 + random() * 0.35, [a, b, half(a)]);
    palette.add("gold", 0.6 + random() * 0.4, [b, half(b), half(a)]);
    palette.add("gold", 0.8 + random() * 0.2, [half(a), half(b), heart]);
  }
  return palette.all;
}

function veinAt(at: Point, luck: number): boolean {
  if (at.z < 2) return false;
  const wave = Math.sin(at.z * 0.9) * 0.45;
  if (at.x > 1.4) return Math.abs(at.y + 0.25 - wave) < 0.28 + at.z * 0.03 && luck < 0.85;
  if (at.x < -1.6) return at.z > 3.4 && Math.abs(at.y - 0.75 + wave) < 0.24 && luck < 0.75;
  return at.z > 9 && luck < 0.22;
}

// A beam: its corners seen from the front, and how deep it goes. Faces the eye cannot see are left out.
interface Beam {
  left: number;
  right: number;
  top: number;
  bottom: number;
  z: number;
  deep: number;
}

function beam(palette: Palette, kind: Facets["kind"], { left, right, top, bottom, z, deep }: Beam, extra = 0): void {
  const corner = (x: number, y: number, away: number): Point => ({ x, y, z: away });
  const face = (points: Point[], light: number): void => palette.add(kind, brightness(points) * light + extra, points);
  const back = z + deep;
  if (bottom < 0) face([corner(left, bottom, z), corner(right, bottom, z), corner(right, bottom, back), corner(left, bottom, back)], 1);
  if (top > 0) face([corner(left, top, z), corner(right, top, z), corner(right, top, back), corner(left, top, back)], 1.15);
  if (right < 0) face([corner(right, top, z), corner(right, bottom, z), corner(right, bottom, back), corner(right, top, back)], 0.95);
  if (left > 0) face([corner(left, top, z), corner(left, bottom, z), corner(left, bottom, back), corner(left, top, back)], 0.95);
  face([corner(left, top, z), corner(right, top, z), corner(right, bottom, z), corner(left, bottom, z)], 0.8);
}

// Two posts and a lintel each, the farthest first.
export function timber(): Facets[][] {
  return [13.5, 9.6, 6.6, 4.3, 2.5].map((z, index) => {
    const palette = new Palette();
    const shift = 0.0036 * z * z;
    const lean = index % 2 ? 0.06 : -0.05;
    const deep = 0.34;
    beam(palette, "wood", { left: -2.55 + shift, right: -2.12 + shift + lean, top: -1.75, bottom: 1.6, z, deep }, 0.06);
    beam(palette, "wood", { left: 2.12 + shift + lean, right: 2.55 + shift, top: -1.75, bottom: 1.6, z, deep }, 0.06);
    beam(palette, "wood", { left: -2.95 + shift, right: 2.95 + shift, top: -2.1, bottom: -1.66 + lean / 2, z: z - 0.06, deep: 0.44 }, 0.07);
    return palette.all;
  });
}

// Sleepers and rails, to the end of the gallery.
export function rails(): Facets[] {
  const palette = new Palette();
  for (let z = 15; z > 1.2; z *= 0.9) beam(palette, "wood", { left: -1.05, right: 1.05, top: 1.47, bottom: 1.53, z, deep: 0.09 * z ** 0.6 });
  for (const side of [-1, 1])
    for (let z = 15; z > 1.2; z *= 0.8)
      beam(palette, "iron", { left: side * 0.7 - 0.05, right: side * 0.7 + 0.05, top: 1.38, bottom: 1.46, z: z * 0.8, deep: z * 0.2 }, 0.1);
  return palette.all;
}
