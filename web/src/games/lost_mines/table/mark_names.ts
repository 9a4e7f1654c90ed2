// What choosing a lit place does, in words.
import type { Cell, Mine, Table } from "../messages";
import { cardName, cellName, numberOf, placed } from "../words/names";
import { markKey, waysAt, wayOf, type Mark } from "./marks";
import { foundMine, mineText } from "./mines";
import { edgeName, laidName } from "./names";
import type { Play } from "./play.svelte";
import { say } from "./say";
import { treasureText } from "./treasures";
import { trapsOn } from "./walking";

const nobody = (seat: number): string => String(numberOf(seat));

export interface Around {
  table: Table;
  mine: Mine;
  play: Play | null;
  from: Cell | undefined; // where the own dwarf stands
}

function nameOfWalk(mark: Mark & { at: Cell }, { table, play, from }: Around): string {
  const way = play?.wayAt(mark);
  const { target } = mark.choices.find((one) => wayOf(one) === way) ?? mark.choices[0]!;
  const route = target.kind === "end" ? target.route : [];
  const places = { cell: cellName(mark.at), count: route.length };
  const traps = from ? trapsOn(from, route, table).length : 0;
  const text = traps > 0 ? say("place.walk_trapped", { ...places, traps }) : say("place.walk", places);
  return waysAt(mark).length > 1 ? `${text} ${say("place.ways", { count: waysAt(mark).length })}` : text;
}

export function nameOfMark(mark: Mark, around: Around): string {
  const { table, mine } = around;
  switch (mark.kind) {
    case "cell": return say("place.lay", { cell: cellName(mark.at) });
    case "obstacle":
    case "storm": {
      const laid = table.forest?.[mark.at.join()];
      const card = placed(laid ? laidName(laid) : "", mark.at);
      return say(mark.kind === "storm" ? "place.storm" : "place.tool", { card });
    }
    case "edge": return say("place.edge", { edge: edgeName(mark.edge) });
    case "mine": return say("place.mine", { mine: mineText(table, mine, mark.mine) });
    case "slot": return treasureText(table, mine, mark.slot, nobody);
    case "way": return say("place.way", { card: cardName(foundMine(table)?.up ?? "") });
    case "end": return nameOfWalk(mark, around);
    case "seat": return markKey(mark);
  }
}
