// A role: the dwarf large, and in the sill below him the signs of what he is after.
import { clanRole, dwarf, roles } from "../art/dwarf";
import type { Clan, RoleFacts } from "../deck";
import { type IconName, icons } from "../icons";
import { draw, ellipse, put, type Shape } from "../shape";
import { on } from "./plate";

export function roleFace(facts: RoleFacts): Shape[] {
  const figure = facts.clan && facts.role ? clanRole(facts.clan, facts.role) : roles[facts.id];
  const bad = facts.role === "saboteur" || facts.id === "saboteur";
  if (figure === undefined) return on("board", []);
  return on(bad ? "ember" : "board", [
    ...draw("glow", ellipse(50, 66, 46, 56)),
    put(dwarf(figure), 5, 31, 0.88),
    { use: "k-sill" },
    ...(facts.clan && facts.role ? clanSill(facts.clan, facts.role) : sill(signs[facts.id] ?? [])),
  ]);
}

const signs: Readonly<Record<string, readonly IconName[]>> = {
  gold_digger: ["nugget"], saboteur: ["rockfall"], blue_digger: ["door_blue"], green_digger: ["door_green"],
  boss: ["door_blue", "door_green"], profiteer: ["bag"], geologist: ["crystal"], greedy_dwarf: ["crown"],
};
/** Signs carved in the sill: what the role is after. */
const sill = (names: readonly IconName[]): Shape[] =>
  names.map((name, i) => put([{ paint: "line-gold w2", d: icons[name] }], 50 - 9.5 + (i - (names.length - 1) / 2) * 24, 127, 0.8));
/** A loyal dwarf digs for his clan, a selfish one for his bag, a saboteur for the other clan. */
function clanSill(clan: Clan, role: "loyal" | "selfish" | "saboteur"): Shape[] {
  const other = clan === "yellow" ? "clan_blue" : "clan_yellow";
  if (role === "saboteur") return sill([`clan_${clan}`, "arrow", other]);
  return sill([`clan_${clan}`, role === "loyal" ? "check" : "bag"]);
}
