// Which feature a path card shows, and where.
import type { PathFacts } from "../../../art/box";
import { at, type Point, turnPoint } from "../../../art/geometry";
import { hubOf, type Passage, type Rooms } from "../../../art/passages";
import { put, type Shape } from "../../../art/shape";
import { features } from "./art";

export const rooms = (): Rooms => Object.fromEntries(Object.entries(features).flatMap(([name, art]) => (art?.room ? [[name, art.room]] : [])));

export function featureOf({ feature, value = 1 }: PathFacts, passages: readonly Passage[], turned: boolean): { shapes: Shape[]; spot?: Point } {
  const art = features[feature ?? ""];
  if (!art) return { shapes: [] };
  const picture = typeof art.picture === "function" ? art.picture(value) : art.picture;
  const spot = art.isInCorner ? turnPoint(at(80, 121), turned) : hubOf(passages);
  return { shapes: [put(picture, spot.x, spot.y, art.isInCorner ? 0.9 : 1)], spot };
}
