// An action card: a plate whose colour tells the temper of the card, and the deed drawn on it.
import * as creatures from "../art/creatures";
import * as deeds from "../art/deeds";
import { clanRole, dwarf } from "../art/dwarf";
import { chest, pond, ravine, treeTrunk } from "../art/features";
import { symbol } from "../art/signs";
import { broken, whole } from "../art/tools";
import type { ActionFacts, Tool } from "../deck";
import { draw, ellipse, put, type Shape } from "../shape";
import { on, type Plate } from "./plate";

const pictures: Readonly<Record<string, readonly [Plate, readonly Shape[]]>> = {
  rockfall: ["slate", deeds.rockfall], map: ["dusk", deeds.map], thief: ["ember", deeds.thief], hands_off: ["board", deeds.handsOff],
  prison: ["ember", deeds.prison], free_at_last: ["board", deeds.free], inspection: ["dusk", deeds.inspection],
  role_change: ["slate", deeds.roleChange], hand_swap: ["slate", deeds.handSwap], goal_swap: ["slate", deeds.goalSwap],
  forgotten_treasure: ["board", deeds.forgottenTreasure], veto: ["ember", deeds.veto], direction_change: ["slate", deeds.directionChange],
  scout: ["board", deeds.scout], diversion: ["slate", deeds.diversion], secret_information: ["dusk", deeds.secretInformation],
  boots: ["board", deeds.boots], axe: ["board", deeds.axe], rat: ["ember", creatures.rat], lindworm: ["ember", creatures.lindworm],
  goblin: ["ember", creatures.goblin], trap: ["ember", deeds.trap], troll: ["ember", creatures.troll], storm: ["slate", deeds.storm],
};
const steps: Readonly<Record<string, number>> = { rat: 3, lindworm: 4, goblin: 5 };

export function actionFace(facts: ActionFacts): Shape[] {
  const { effect, tools = [] } = facts;
  if (effect === "break") return on("ember", [put(broken[tools[0]!], 50, 68), ...badge("cross")]);
  if (effect === "mend") return on("board", [...mended(tools), ...badge("check")]);
  if (effect === "spider_web") return on("ember", [put(creatures.web, 50, 62), put(symbol(facts.symbol ?? "circle"), 50, 124)]);
  if (effect === "overcome") return on("board", overcome(facts.obstacle ?? ""));
  if (effect === "secret_info") return on("dusk", secretInfo(facts.shows ?? []));
  const [plate, picture] = pictures[effect] ?? ["slate", []];
  return on(plate, [put(picture, 50, steps[effect] ? 66 : 75), ...(steps[effect] ? footprints(steps[effect]) : [])]);
}

/** One tool large, or any of several, smaller. */
function mended(tools: readonly Tool[]): Shape[] {
  if (tools.length === 1) return [put(whole[tools[0]!], 50, 68)];
  if (tools.length === 2) return [put(whole[tools[0]!], 38, 42, 0.66), put(whole[tools[1]!], 60, 96, 0.66), ...draw("line-ink w5", "M18 84L82 58", "line-brass w2", "M18 84L82 58")];
  return tools.map((tool, i) => put(whole[tool], [50, 28, 71][i] ?? 50, [38, 86, 90][i] ?? 75, 0.54));
}

/** A seal in the corner: a cross where something breaks, a tick where it is mended. */
function badge(mark: "cross" | "check"): Shape[] {
  const line = mark === "cross" ? "M69 116L83 130M83 116L69 130" : "M68 123L74 130L85 116";
  return draw(mark === "cross" ? "ruby ink" : "green ink", ellipse(76, 123, 14), "line-ink w8", line, "line-bone w5", line);
}

const thing: Readonly<Record<string, readonly [readonly Shape[], readonly Shape[]]>> = {
  tree_trunk: [deeds.axe, treeTrunk], pond: [deeds.boat, pond], ravine: [deeds.rope, ravine],
};
/** The thing to use above, the obstacle it overcomes below. */
function overcome(obstacle: string): Shape[] {
  const [use, against] = thing[obstacle] ?? [[], []];
  return [put(use, 50, 55, 0.88), put(against, 50, 123, 0.62)];
}

const shown: Readonly<Record<string, readonly Shape[]>> = {
  mine: [put(draw("stone ink", "M-26 22V-4Q-26 -26 0 -26Q26 -26 26 -4V22Z", "pit ink", "M-17 22V-3Q-17 -17 0 -17Q17 -17 17 -3V22Z", "wood ink", "M-22 -8H22V-2H-22Z"), 0, 0)],
  treasure: [put(chest, 0, 0, 0.85)],
  dwarf: [put(dwarf(clanRole("yellow", "loyal")).slice(0, -1), -26, -28, 0.52)],
};
function secretInfo(shows: readonly string[]): Shape[] {
  return [put(shown[shows[0] ?? ""] ?? [], 50, 38, 0.95), put(deeds.eye, 50, 75, 0.8), put(shown[shows[1] ?? ""] ?? [], 50, 112, 0.95)];
}

/** How far a creature runs. */
function footprints(n: number): Shape[] {
  let d = "";
  for (let i = 0; i < n; i++) d += ellipse(50 + (i - (n - 1) / 2) * 14, 124 + (i % 2) * 4, 4.5, 6);
  return draw("bone ink", d);
}
