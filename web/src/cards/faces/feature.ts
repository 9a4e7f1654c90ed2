// Which feature a path card shows, and where.
import * as creatures from "../art/creatures";
import * as art from "../art/features";
import { clanSign } from "../art/signs";
import { cellsOf } from "../cells";
import type { Clan, PathFacts } from "../deck";
import { at, centre, type Point, turnPoint } from "../geometry";
import type { Passage } from "../passages";
import { draw, put, type Shape } from "../shape";

const inTheMiddle: Readonly<Record<string, readonly Shape[]>> = {
  treasure: art.chest, stone: art.stones, dragon: creatures.dragon, spider: creatures.spider, ladder: art.ladder,
  door_blue: art.doorBlue, door_green: art.doorGreen, abyss: art.abyss, gold_vein: art.goldVein, exit: art.exit,
  tunnel: art.burrow, rocks: art.rocks, campfire: art.campfire, tree_trunk: art.treeTrunk, pond: art.pond,
  ravine: art.ravine, gems: art.gemHoard, gold: art.goldHoard, silver: art.silverHoard,
};

/** The feature drawn, and the spot it takes. */
export function featureOf(facts: PathFacts, passages: readonly Passage[], turned: boolean): { shapes: Shape[]; spot?: Point } {
  const { feature } = facts;
  if (facts.clan) return { shapes: [put(banner(facts.clan), 50, 73)], spot: centre };
  if (feature === undefined || feature === "bridge") return { shapes: [] };
  if (feature === "crystal") {
    const corner = turnPoint(at(80, 121), turned);
    return { shapes: [put(art.crystal, corner.x, corner.y, 0.9)], spot: corner };
  }
  const spot = facts.at ? cellsOf(facts, turned).get(facts.at.toLowerCase())! : feature === "tunnel" ? centre : passages.find((p) => !p.end)?.hub ?? passages[0]?.hub ?? centre;
  const shapes = feature === "bag" ? art.bag(facts.value ?? 1) : inTheMiddle[feature] ?? [];
  // A trunk or a ravine lies across the way: upright where the way runs from east to west.
  const turn = (feature === "tree_trunk" || feature === "ravine") && facts.open === "EW" ? 90 : 0;
  const scale = facts.at ? 0.72 : feature === "tunnel" ? 0.8 : 1;
  return { shapes: [put(shapes, spot.x, spot.y, scale, turn)], spot };
}

/** The flag of a clan. */
function banner(clan: Clan): Shape[] {
  return [
    ...draw("line-ink w7", "M-17 27V-30", "line-wood w4", "M-17 27V-30", clan === "yellow" ? "gold ink" : "blue ink", "M-15 -29H22L15 -13L22 3H-15Z"),
    put(clanSign[clan], 0, -13, 0.9),
  ];
}
