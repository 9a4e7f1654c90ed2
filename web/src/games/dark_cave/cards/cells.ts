// Where the cells of a card lie, so that steps can be counted and pawns stand on them.
import type { PathFacts } from "../../../art/box";
import { at, centre, gates, mix, type Point, sidesIn, turnPoint, turnSide } from "../../../art/geometry";

/** The cells by the names the rules use (n e s w, c hub, t tunnel, b bridge, u under, x m a), as the card lies. */
export function cellsOf(facts: PathFacts, turned: boolean): Map<string, Point> {
  const steps = facts.steps ?? { I: 1, II: 2, III: 3 }[facts.group ?? "I"];
  const sides = sidesIn(facts.open);
  const cells = new Map<string, Point>();
  const put = (name: string, p: Point) => cells.set(name, turnPoint(p, turned));
  const inner = steps === 2 ? 0.48 : 0.34;
  if (steps === 1) { put("c", centre); return cells; }
  for (const side of sides) cells.set(side.toLowerCase(), mix(gates[turnSide(side, turned)], centre, inner));
  if (sides.length === 1) {
    const side = sides[0]!;
    put("x", centre);
    if (steps === 3) put("m", mix(gates[side], centre, 0.62));
  } else if (facts.feature === "bridge") {
    if (steps === 3) { put("b", centre); put("u", facts.over === "EW" ? at(50, 100) : at(76, 75)); }
  } else if (facts.feature === "tunnel") {
    put("t", centre);
    if (steps === 3) {
      const east = facts.joined[0] === "NE";
      put("a", east ? at(66, 51) : at(34, 51));
      put("b", east ? at(34, 99) : at(66, 99));
    }
  } else if (steps === 3) put("c", centre);
  return cells;
}
