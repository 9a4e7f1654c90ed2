// The cards of this game.
import boxes from "boxes:lost_mines";
import type { ActionFacts, Card, Clan, PathFacts, PieceFacts, TreasureFacts } from "../../../art/box";
import { pathFace, type PathStyle } from "../../../art/faces/path";
import { on, type Plate } from "../../../art/faces/plate";
import { centre, type Point } from "../../../art/geometry";
import { arch, medal, mystery } from "../../../art/parts/backs";
import { axe, eye } from "../../../art/parts/actions";
import { dragon } from "../../../art/parts/dragon";
import { chest } from "../../../art/parts/features";
import { token } from "../../../art/parts/nuggets";
import { pickaxe } from "../../../art/parts/pickaxe";
import { hubOf, type Passage } from "../../../art/passages";
import { draw, ellipse, put, type Shape } from "../../../art/shape";
import { clanBacks, clanPaint, clanPawn, clanPortrait, clanRoleFace, clanSign } from "../../common/clans";
import * as art from "./art";
import { forest } from "./forest";
import { TurningCards } from "./lying";

const ground = { name: "forest", paint: "moss", draw: forest };

// What stands on a card, by its feature; about the origin.
export const inTheMiddle: Readonly<Record<string, readonly Shape[]>> = {
  dragon, rocks: art.rocks, campfire: art.campfire, tree_trunk: art.treeTrunk, pond: art.pond, ravine: art.ravine,
  gems: art.gemHoard, gold: art.goldHoard, silver: art.silverHoard,
};

function featureOf({ feature, clan, open }: PathFacts, passages: readonly Passage[]): { shapes: Shape[]; spot?: Point } {
  if (clan) return { shapes: [put(banner(clan), 50, 73)], spot: centre };
  if (feature === undefined) return { shapes: [] };
  const spot = hubOf(passages);
  // A trunk or a ravine lies across the way: upright where the way runs from east to west.
  const turn = (feature === "tree_trunk" || feature === "ravine") && open === "EW" ? 90 : 0;
  return { shapes: [put(inTheMiddle[feature] ?? [], spot.x, spot.y, 1, turn)], spot };
}

/** The flag of a clan. */
function banner(clan: Clan): Shape[] {
  return [
    ...draw("line-ink w7", "M-17 27V-30", "line-wood w4", "M-17 27V-30", clan === "yellow" ? "gold ink" : "blue ink", "M-15 -29H22L15 -13L22 3H-15Z"),
    put(clanSign[clan], 0, -13, 0.9),
  ];
}

const style: PathStyle = {
  ground, way: "trail", rooms: { dragon: 38, gems: 35, gold: 35, silver: 35, campfire: 31, pond: 31 }, feature: featureOf,
};

const pictures: Readonly<Record<string, readonly [Plate, readonly Shape[]]>> = {
  trap: ["ember", art.trap], troll: ["ember", art.troll], storm: ["slate", art.storm],
};

function actionFace({ effect, obstacle = "", shows = [] }: ActionFacts): Shape[] {
  if (effect === "overcome") return on("board", overcome(obstacle));
  if (effect === "secret_info") return on("dusk", secretInfo(shows));
  const [plate, picture] = pictures[effect] ?? ["slate", []];
  return on(plate, [put(picture, 50, 75)]);
}

const thing: Readonly<Record<string, readonly [readonly Shape[], readonly Shape[]]>> = {
  tree_trunk: [axe, art.treeTrunk], pond: [art.boat, art.pond], ravine: [art.rope, art.ravine],
};
/** The thing to use above, the obstacle it overcomes below. */
function overcome(obstacle: string): Shape[] {
  const [use, against] = thing[obstacle] ?? [[], []];
  return [put(use, 50, 55, 0.88), put(against, 50, 123, 0.62)];
}

const shown: Readonly<Record<string, readonly Shape[]>> = {
  mine: [put(draw("stone ink", "M-26 22V-4Q-26 -26 0 -26Q26 -26 26 -4V22Z", "pit ink", "M-17 22V-3Q-17 -17 0 -17Q17 -17 17 -3V22Z", "wood ink", "M-22 -8H22V-2H-22Z"), 0, 0)],
  treasure: [put(chest, 0, 0, 0.85)],
  dwarf: [put(clanPortrait("yellow").slice(0, -1), -26, -28, 0.52)],
};
function secretInfo(shows: readonly string[]): Shape[] {
  return [put(shown[shows[0] ?? ""] ?? [], 50, 38, 0.95), put(eye, 50, 75, 0.8), put(shown[shows[1] ?? ""] ?? [], 50, 112, 0.95)];
}

const hoards = { gems: art.gemHoard, gold: art.goldHoard, silver: art.silverHoard } as const;
const treasureFace = (facts: TreasureFacts): Shape[] =>
  on("dusk", [put(hoards[facts.back], 50, 56, 1.15), { numeral: facts.value, x: 50, y: 128, size: 48, paint: "gold-ink" }]);

// Tools, traps and trolls as they lie on the board, by their names; about the origin.
export const things: Readonly<Record<string, readonly Shape[]>> = { axe, boat: art.boat, rope: art.rope, trap: art.trap, troll: art.troll };

function piece({ kind, id, clan, value }: PieceFacts): readonly Shape[] {
  const word = id.slice(id.lastIndexOf("_") + 1);
  switch (kind) {
    case "victory_point": return token("brass", value, draw("gold ink", "M0 -27l5 9l10 1l-7 8l2 10l-10 -5l-10 5l2 -10l-7 -8l10 -1Z"));
    case "dwarf": return clanPawn(clan);
    case "dwarf_marker": return token(clanPaint(clan), undefined, [put(clanSign[clan ?? "yellow"], 0, 0, 1.7)]);
    case "forest": return token("moss", undefined, [put(things[word] ?? [], 0, 0, 0.55)]);
    case "dragon": return token("gold-deep", undefined, [put(dragon, 0, 0, 0.7)]);
    default: return [];
  }
}

function face(card: Card, turned: boolean): readonly Shape[] {
  switch (card.kind) {
    case "start": case "goal": case "path": return pathFace(card, turned, style);
    case "action": return actionFace(card.facts);
    case "role": return clanRoleFace(card.facts);
    case "treasure": return treasureFace(card.facts);
    case "piece": return on("slate", [put(piece(card.facts), 50, 75)]);
    default: return [];
  }
}

const backs = {
  trail: [{ use: "k-forest-1" }, ...draw("line-ink w18", "M50 142Q20 108 52 84Q82 60 50 12", "line-rope w13", "M50 140Q20 108 52 84Q82 60 50 12"), ...medal([put(pickaxe, 0, 0, 0.6)])],
  mine: [{ use: "k-forest-2" }, ...arch, ...mystery],
  ...clanBacks,
  treasure_gems: [{ use: "k-plate-dusk" }, ...draw("line-brass w3", "M14 14H86V136H14Z"), put(art.gemHoard, 50, 75, 1.15)],
  treasure_gold: [{ use: "k-plate-dusk" }, ...draw("line-brass w3", "M50 18L84 75L50 132L16 75Z"), put(art.goldHoard, 50, 75, 1.1)],
  treasure_silver: [{ use: "k-plate-dusk" }, ...draw("line-brass w3", ellipse(50, 75, 36, 54)), put(art.silverHoard, 50, 75, 1.1)],
};

export const cards = new TurningCards<keyof typeof backs>(boxes, { ground, backs, face, piece });
