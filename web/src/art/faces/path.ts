// A path card: ground, ways with depth, rubble, planks, and what stands in it.
import type { PathCard, PathFacts } from "../box";
import { chance, distance, height, type Point, seedOf, short, turnPoint, width } from "../geometry";
import { type Ground, variants } from "../grounds";
import { type Field, fieldOf, levels, outline } from "../outline";
import { deck } from "../parts/features";
import { type Passage, passagesOf, type Rooms } from "../passages";
import { draw, ellipse, put, type Shape } from "../shape";
import { rubble } from "./rubble";

/** How a game draws its path cards. */
export interface PathStyle {
  readonly ground: Ground;
  readonly way: "tunnel" | "trail";
  readonly rooms: Rooms;
  /** The feature drawn, and the spot it takes. */
  feature(facts: PathFacts, passages: readonly Passage[], turned: boolean): { shapes: readonly Shape[]; spot?: Point };
  /** What lies on the floor of the ways. */
  floor?(facts: PathFacts, turned: boolean): readonly Shape[];
  /** What is carved into the card's edge. */
  edge?(facts: PathFacts, turned: boolean): readonly Shape[];
}

/** The face of a start, goal or path card. */
export function pathFace(card: PathCard, turned: boolean, style: PathStyle): Shape[] {
  const { facts } = card;
  const seed = seedOf(facts.id);
  const passages = passagesOf(facts, turned, style.rooms);
  const fields = passages.map((passage) => fieldOf(passage.ways));
  const below = passages.map((_, i) => i).filter((i) => !passages[i]!.over);
  const above = passages.map((_, i) => i).filter((i) => passages[i]!.over);
  const layers = (chosen: readonly number[]) => ways(chosen.map((i) => [passages[i]!, fields[i]!] as const), style.way, seed, turned);
  const ends = passages.flatMap((p) => (p.end ? [{ at: p.end, side: p.sides }] : []));
  const feature = style.feature(facts, passages, turned);

  return [
    { use: `k-${style.ground.name}-${seed % variants}` },
    ...(card.kind === "path" ? [] : [{ use: "k-brackets" }]),
    ...layers(below),
    ...pebbles(fields, feature.spot, seed, turned),
    ...(style.way === "tunnel" && facts.feature === undefined && ends.length === 0 ? lamp(fields, seed, turned) : []),
    ...(ends.length > 0 ? rubble(ends, seed) : []),
    ...(above.length > 0 ? [...layers(above), planks(passages[above[0]!]!)] : []),
    ...(style.floor?.(facts, turned) ?? []),
    ...(card.kind === "start" && facts.feature === "ladder" ? daylight : []),
    ...feature.shapes,
    ...(style.edge?.(facts, turned) ?? []),
  ];
}

/** Rim, wall, its lit foot, floor and light of some passages; walls and floors one path per passage, so that groups stay apart. */
function ways(chosen: readonly (readonly [Passage, Field])[], kind: PathStyle["way"], seed: number, turned: boolean): Shape[] {
  const trail = kind === "trail";
  const shapes: Shape[] = [{ paint: `${kind}-rim`, d: chosen.map(([, f]) => outline(f, levels.rim, seed, turned)).join("") }];
  for (const [passage, field] of chosen)
    shapes.push({ paint: `${kind}-wall`, d: outline(field, levels.wall, seed, turned), mark: { [passage.end ? "data-dead" : "data-tunnel"]: passage.sides } });
  if (!trail) shapes.push({ paint: "tunnel-foot", d: chosen.map(([, f]) => outline(f, levels.foot, seed, turned, 2.6, 2)).join("") });
  shapes.push({ paint: `${kind}-floor`, d: chosen.map(([, f]) => outline(f, levels.floor, seed + 7, turned, 1.6, trail ? 0.5 : 2)).join("") });
  shapes.push({ paint: `${kind}-light`, d: chosen.map(([, f]) => outline(f, levels.light, seed + 9, turned, 3, trail ? 0.5 : 2)).join("") });
  return shapes;
}

/** Little stones on the floor, their shadow below them; none where the feature stands. */
function pebbles(fields: readonly Field[], spot: Point | undefined, seed: number, turned: boolean): Shape[] {
  const random = chance(seed + 3);
  let shadows = "", stones = "";
  for (let tries = 0, placed = 0; tries < 160 && placed < 9; tries++) {
    const p = turnPoint({ x: 5 + random() * (width - 10), y: 5 + random() * (height - 10) }, turned);
    const size = 1.1 + random() * 1.5;
    const d = Math.min(...fields.map((f) => f(p.x, p.y - 2)));
    if (d > levels.floor - 2 || d < 5 || (spot && distance(p, spot) < 24)) continue;
    const [x, y] = [Number(short(p.x)), Number(short(p.y))];
    const [rx, ry] = [Number(short(size * 1.3)), Number(short(size))];
    shadows += ellipse(x + 0.6, y + 1, rx, ry);
    stones += ellipse(x, y, rx, ry);
    placed++;
  }
  return [{ paint: "shade", d: shadows }, { paint: "pebble", d: stones }];
}

/** On some cards a lantern hangs in the rock above a tunnel. */
function lamp(fields: readonly Field[], seed: number, turned: boolean): Shape[] {
  const random = chance(seed + 5);
  for (let tries = 0; tries < 120; tries++) {
    const p = turnPoint({ x: 14 + random() * 72, y: 20 + random() * 110 }, turned);
    const here = Math.min(...fields.map((f) => f(p.x, p.y)));
    const below = Math.min(...fields.map((f) => f(p.x, p.y + 15)));
    if (here > levels.rim + 2 && here < levels.rim + 9 && below < levels.wall - 2) return [put(lantern, Math.round(p.x), Math.round(p.y))];
  }
  return [];
}
const lantern = draw(
  "glow", ellipse(0, 4, 22),
  "brass ink", "M-4 -3L-2 -8H2L4 -3L5 9H-5Z",
  "gold-lit", "M-2.5 -1H2.5L3 6H-3Z",
);

/** The day that falls down the shaft where the mine begins. */
const daylight: Shape[] = draw("glow", ellipse(50, 66, 42, 46));

const planks = (passage: Passage): Shape =>
  passage.sides === "NS" ? put(deck(60), 50, 75) : put(deck(66), 50, 76, 1, 90);
