// What a match sounds like.
import type { Sound } from "../../../table/strokes";
import type { Told } from "../messages";

const ofTold: Partial<Record<Told[0], Sound>> = {
  path_laid: "laid",
  tool_used: "mended",
  token_placed: "broken",
  storm_called: "rockfall",
  mine_looked_at: "laid",
  treasure_looked_at: "laid",
  dwarf_looked_at: "laid",
  trapped: "broken",
  mine_revealed: "revealed",
  treasure_taken: "mended",
  dragon_taken: "rockfall",
};

function soundOf(told: Told, me: number | null): Sound | undefined {
  if (told[0] === "walked") return told[2].length > 0 ? "steps" : undefined;
  if (told[0] !== "loot_shared") return ofTold[told[0]];
  // A person who only watches hears a round in which somebody won something.
  const won = told[1].won ?? [];
  return (me === null ? won.some((points) => points > 0) : (won[me] ?? 0) > 0) ? "won" : "lost";
}

export function soundsOf(told: readonly Told[], me: number | null): Sound[] {
  return [...new Set(told.flatMap((one) => soundOf(one, me) ?? []))];
}
