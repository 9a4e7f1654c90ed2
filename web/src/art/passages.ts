// From the facts of a path card to its passages: each joined group is one tunnel, each open side in no group a dead end.
import type { PathFacts, Side } from "./box";
import { at, centre, gates, mix, type Point, sidesIn, turnWord } from "./geometry";
import type { Ways } from "./outline";

export interface Passage {
  /** The sides it reaches, e.g. "NE". */
  readonly sides: string;
  readonly ways: Ways;
  /** Its middle, where a feature stands. */
  readonly hub: Point;
  /** Where rubble blocks it, if it is a dead end. */
  readonly end?: Point;
  /** It crosses above another passage on planks. */
  readonly over?: boolean;
}

/** How wide the room is in which a feature stands, by the feature. */
export type Rooms = Readonly<Record<string, number>>;

const outside: Readonly<Record<Side, Point>> = { N: at(50, -30), E: at(130, 75), S: at(50, 180), W: at(-30, 75) };
const straightIn = (side: Side) => mix(gates[side], centre, side === "N" || side === "S" ? 0.12 : 0.16);

/** A bend from side to side; `pull` 1 goes nearly through the middle of the card, less keeps to the corner. */
function bend(a: Side, b: Side, pull: number): Point[] {
  const from = straightIn(a), to = straightIn(b);
  const corner = at(gates[a].x === 50 ? gates[b].x : gates[a].x, gates[a].y === 75 ? gates[b].y : gates[a].y);
  const control = mix(corner, centre, pull);
  const curve: Point[] = [];
  for (let i = 0; i <= 8; i++) curve.push(mix(mix(from, control, i / 8), mix(control, to, i / 8), i / 8));
  return [outside[a], ...curve, outside[b]];
}

const isOpposite = (sides: string) => sides === "NS" || sides === "EW";

/** The passages of a card as it lies; those above come last. */
export function passagesOf(facts: PathFacts, turned: boolean, rooms: Rooms): Passage[] {
  const groups = facts.joined.map((word) => turnWord(word, turned));
  const inGroups = groups.join("");
  const dead = sidesIn(turnWord(facts.open, turned)).filter((side) => !inGroups.includes(side));
  const crossing = groups.length === 2 && groups.every(isOpposite);
  const over = facts.over ?? "NS";

  const tunnels = groups.map((word): Passage => {
    const sides = sidesIn(word);
    const name = sides.join("");
    const radius = facts.at ? undefined : rooms[facts.feature ?? ""];
    const round = radius !== undefined && groups.length === 1 ? [{ at: centre, radius }] : [];
    if (crossing && name === over) {
      const banks: [Point, Point] = name === "NS" ? [at(50, 46), at(50, 104)] : [at(22, 75), at(78, 75)];
      const [first, second] = name === "NS" ? (["N", "S"] as const) : (["W", "E"] as const);
      return { sides: name, hub: centre, over: true, ways: { lines: [[outside[first], banks[0]], [outside[second], banks[1]]], rooms: round } };
    }
    if (sides.length === 2 && !isOpposite(name) && round.length === 0) {
      const line = bend(sides[0]!, sides[1]!, groups.length > 1 ? 0.86 : 1);
      return { sides: name, hub: line[5]!, ways: { lines: [line], rooms: round } };
    }
    return { sides: name, hub: centre, ways: { lines: sides.map((side) => [outside[side], centre]), rooms: round } };
  });

  // A way that ends in a room of its own (gold, an abyss) is walked in to the room; any other ends at its rubble.
  const alone = groups.length === 0;
  const ends = dead.map((side): Passage => {
    const upright = side === "N" || side === "S";
    const radius = alone && dead.length === 1 ? rooms[facts.feature ?? ""] : undefined;
    if (radius !== undefined) {
      return { sides: side, hub: centre, end: mix(centre, gates[side], upright ? -0.42 : -0.62), ways: { lines: [[outside[side], centre]], rooms: [{ at: centre, radius }] } };
    }
    const depth = alone ? (dead.length === 1 ? (upright ? 66 : 46) : upright ? 50 : 30) : upright ? 36 : 16;
    const end = mix(gates[side], centre, depth / (upright ? 75 : 50));
    return { sides: side, hub: end, end, ways: { lines: [[outside[side], end]], rooms: [] } };
  });
  return [...ends, ...tunnels].sort((a, b) => Number(a.over ?? false) - Number(b.over ?? false));
}

/** Where a feature stands: in the middle of the first way that leads through. */
export const hubOf = (passages: readonly Passage[]): Point => passages.find((passage) => !passage.end)?.hub ?? passages[0]?.hub ?? centre;
