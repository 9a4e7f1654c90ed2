// An action card: a plate whose colour tells what sort of action it is, and a picture of it.
import type { ActionFacts, Tool } from "../../../art/box";
import { on } from "../../../art/faces/plate";
import { draw, ellipse, put, type Shape } from "../../../art/shape";
import { actions } from "./art";
import { broken, whole } from "./art/tools";

export function actionFace({ effect, tools = [] }: ActionFacts): Shape[] {
  if (effect === "break") return on("ember", [put(broken[tools[0]!], 50, 68), ...badge("cross")]);
  if (effect === "mend") return on("board", [...mended(tools), ...badge("check")]);
  const art = actions[effect];
  return art ? on(art.plate, [put(art.picture, 50, 75)]) : on("slate", []);
}

/** One tool large, or any of several, smaller. */
function mended(tools: readonly Tool[]): Shape[] {
  if (tools.length === 1) return [put(whole[tools[0]!], 50, 68)];
  if (tools.length === 2) return [put(whole[tools[0]!], 38, 42, 0.66), put(whole[tools[1]!], 60, 96, 0.66), ...draw("line-ink w5", "M18 84L82 58", "line-brass w2", "M18 84L82 58")];
  return tools.map((tool, i) => put(whole[tool], [30, 71, 36][i] ?? 50, [42, 46, 100][i] ?? 75, 0.6));
}

/** A seal in the corner: a cross where something breaks, a tick where it is mended. */
function badge(mark: "cross" | "check"): Shape[] {
  const line = mark === "cross" ? "M69 116L83 130M83 116L69 130" : "M68 123L74 130L85 116";
  return draw(mark === "cross" ? "ruby ink" : "green ink", ellipse(76, 123, 14), "line-ink w8", line, "line-bone w5", line);
}
