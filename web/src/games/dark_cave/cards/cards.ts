// The cards of this game.
import boxes from "boxes:dark_cave";
import type { ActionFacts, Card, PathFacts, PieceFacts } from "../../../art/box";
import { CardSet } from "../../../art/card_set";
import { pathFace, type PathStyle } from "../../../art/faces/path";
import { on, type Plate } from "../../../art/faces/plate";
import { centre, type Point, short } from "../../../art/geometry";
import { arch, mystery } from "../../../art/parts/backs";
import { axe, handSwap, rockfall } from "../../../art/parts/actions";
import { ladder } from "../../../art/parts/features";
import { nuggetToken, token } from "../../../art/parts/nuggets";
import { hubOf, type Passage } from "../../../art/passages";
import { rock } from "../../../art/rock";
import { draw, ellipse, put, type Shape } from "../../../art/shape";
import { clanBacks, clanPawn, clanPortrait, clanRoleFace } from "../../common/clans";
import * as art from "./art";
import { cellsOf } from "./cells";

const ground = { name: "cave", paint: "cave", draw: rock };

const inTheMiddle: Readonly<Record<string, readonly Shape[]>> = {
  ladder, abyss: art.abyss, gold_vein: art.goldVein, exit: art.exit, tunnel: art.burrow,
};

function featureOf(facts: PathFacts, passages: readonly Passage[], turned: boolean): { shapes: Shape[]; spot?: Point } {
  const { feature } = facts;
  if (feature === undefined || feature === "bridge") return { shapes: [] };
  const spot = facts.at ? cellsOf(facts, turned).get(facts.at.toLowerCase())! : feature === "tunnel" ? centre : hubOf(passages);
  const scale = facts.at ? 0.72 : feature === "tunnel" ? 0.8 : 1;
  return { shapes: [put(inTheMiddle[feature] ?? [], spot.x, spot.y, scale)], spot };
}

/** The cells as worn slabs. */
function slabs(facts: PathFacts, turned: boolean): Shape[] {
  const ovals = [...cellsOf(facts, turned).values()].map((p) => ellipse(Number(short(p.x)), Number(short(p.y)) + 1, 8.5, 6.5));
  return [{ paint: "slab", d: ovals.join("") }];
}

/** The group of a card: one to three notches in a corner. */
function notches({ group }: PathFacts): Shape[] {
  if (!group) return [];
  const lines = Array.from({ length: group.length }, (_, i) => `M${9 + i * 6} 7v9`).join("");
  return [{ paint: "line-ink w6", d: lines }, { paint: "line-brass w3", d: lines }];
}

const style: PathStyle = {
  ground, way: "tunnel", rooms: { ladder: 29, exit: 33, abyss: 31, gold_vein: 31 }, feature: featureOf, floor: slabs, edge: notches,
};

const pictures: Readonly<Record<string, readonly [Plate, readonly Shape[]]>> = {
  rockfall: ["slate", rockfall], hand_swap: ["slate", handSwap], secret_information: ["dusk", art.secretInformation],
  boots: ["board", art.boots], axe: ["board", axe], rat: ["ember", art.rat], lindworm: ["ember", art.lindworm], goblin: ["ember", art.goblin],
};
const steps: Readonly<Record<string, number>> = { rat: 3, lindworm: 4, goblin: 5 };

function actionFace({ effect, symbol = "circle" }: ActionFacts): Shape[] {
  if (effect === "spider_web") return on("ember", [put(art.web, 50, 62), put(art.symbol(symbol), 50, 124)]);
  const [plate, picture] = pictures[effect] ?? ["slate", []];
  const count = steps[effect];
  return on(plate, [put(picture, 50, count ? 66 : 75), ...(count ? footprints(count) : [])]);
}

/** How far a creature runs. */
function footprints(n: number): Shape[] {
  let d = "";
  for (let i = 0; i < n; i++) d += ellipse(50 + (i - (n - 1) / 2) * 14, 124 + (i % 2) * 4, 4.5, 6);
  return draw("bone ink", d);
}

const creatures: Readonly<Record<string, readonly Shape[]>> = { rat: art.rat, goblin: art.goblin, lindworm: art.lindworm };

function piece({ kind, id, clan, value }: PieceFacts): readonly Shape[] {
  const word = id.slice(id.lastIndexOf("_") + 1);
  switch (kind) {
    case "nugget": return nuggetToken(value);
    case "dwarf_card": return [put(clanPortrait(clan), -46, -50, 0.92)];
    case "dwarf": return clanPawn(clan);
    case "creature": return token("ruby", undefined, [put(creatures[word] ?? [], 0, 0, 0.6)]);
    case "web": return [...art.web, ...art.symbol(word)];
    default: return [];
  }
}

function face(card: Card, turned: boolean): readonly Shape[] {
  switch (card.kind) {
    case "start": case "goal": case "path": return pathFace(card, turned, style);
    case "action": return actionFace(card.facts);
    case "role": return clanRoleFace(card.facts);
    case "piece": return on("slate", [put(piece(card.facts), 50, 75)]);
    default: return [];
  }
}

const backs = {
  cave: [{ use: "k-plate-slate" }, ...draw("pit ink", "M14 112L24 60L40 30L58 36L76 58L86 112Z", "gold", `${ellipse(38, 78, 5, 4)}${ellipse(58, 78, 5, 4)}${ellipse(66, 98, 3, 2.4)}${ellipse(76, 98, 3, 2.4)}`, "stone ink", "M14 112L22 82L28 112ZM28 112L34 96L42 112ZM58 112L62 98L70 112ZM70 112L78 78L86 112ZM36 35L44 62L50 33ZM56 37L62 56L66 46Z")],
  cave_goal: [{ use: "k-plate-dusk" }, ...arch, ...mystery],
  ...clanBacks,
};

export const cards = new CardSet<keyof typeof backs>(boxes, { ground, backs, face, piece });
