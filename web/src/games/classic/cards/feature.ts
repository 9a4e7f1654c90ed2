// Which feature a path card shows, and where.
import type { PathFacts } from "../../../art/box";
import { at, type Point, turnPoint } from "../../../art/geometry";
import { dragon } from "../../../art/parts/dragon";
import { chest, ladder } from "../../../art/parts/features";
import { hubOf, type Passage, type Rooms } from "../../../art/passages";
import { put, type Shape } from "../../../art/shape";
import { spider } from "./art/creatures";
import * as art from "./art/features";

const inTheMiddle: Readonly<Record<string, readonly Shape[]>> = {
  treasure: chest, stone: art.stones, dragon, spider, ladder, door_blue: art.doorBlue, door_green: art.doorGreen,
};
export const rooms: Rooms = { treasure: 36, stone: 34, bag: 33, dragon: 38, spider: 37, ladder: 29 };

export function featureOf({ feature, value }: PathFacts, passages: readonly Passage[], turned: boolean): { shapes: Shape[]; spot?: Point } {
  if (feature === undefined) return { shapes: [] };
  if (feature === "crystal") {
    const corner = turnPoint(at(80, 121), turned);
    return { shapes: [put(art.crystal, corner.x, corner.y, 0.9)], spot: corner };
  }
  const spot = hubOf(passages);
  return { shapes: [put(feature === "bag" ? art.bag(value ?? 1) : (inTheMiddle[feature] ?? []), spot.x, spot.y)], spot };
}
