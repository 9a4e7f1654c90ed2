// Points, sides and repeatable chance: what all drawings are made of.
import type { Side } from "./box";

export const width = 100;
export const height = 150;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export const at = (x: number, y: number): Point => ({ x, y });
export const centre = at(50, 75);

/** Where a path leaves the card: the middle of each side. */
export const gates: Readonly<Record<Side, Point>> = { N: at(50, 0), E: at(100, 75), S: at(50, 150), W: at(0, 75) };
const opposite: Readonly<Record<Side, Side>> = { N: "S", E: "W", S: "N", W: "E" };

/** The sides named by the letters of a word such as "NESL". */
export const sidesIn = (word: string): Side[] => (["N", "E", "S", "W"] as const).filter((side) => word.includes(side));
/** The side a side becomes when the card is turned by half a turn. */
export const turnSide = (side: Side, turned: boolean): Side => (turned ? opposite[side] : side);
/** The same for a word of sides; the ladder stays. */
export const turnWord = (word: string, turned: boolean): string =>
  turned ? sidesIn(word).map((s) => opposite[s]).sort((a, b) => "NESW".indexOf(a) - "NESW".indexOf(b)).join("") + (word.includes("L") ? "L" : "") : word;
/** A point of the card after half a turn. */
export const turnPoint = (p: Point, turned: boolean): Point => (turned ? at(width - p.x, height - p.y) : p);

export const mix = (a: Point, b: Point, t: number): Point => at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A number for a word, the same everywhere (FNV-1a). */
export function seedOf(word: string): number {
  let hash = 2166136261;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** Numbers in [0, 1) that follow from the seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth unevenness in [-1, 1] over the plane, with bumps of the given size. */
export function unevenness(seed: number, size: number): (x: number, y: number) => number {
  const knots = new Map<number, number>();
  const knot = (i: number, j: number): number => {
    const key = (i + 64) * 1024 + j + 64;
    let value = knots.get(key);
    if (value === undefined) knots.set(key, (value = chance(seed ^ Math.imul(key, 0x9e3779b1))() * 2 - 1));
    return value;
  };
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const i = Math.floor(x / size), j = Math.floor(y / size);
    const u = ease(x / size - i), v = ease(y / size - j);
    return (knot(i, j) * (1 - u) + knot(i + 1, j) * u) * (1 - v) + (knot(i, j + 1) * (1 - u) + knot(i + 1, j + 1) * u) * v;
  };
}

/** A number as short as a drawing needs it. */
export const short = (n: number): string => String(Math.round(n * 10) / 10);
