// What moves when something was heard. Figures walk by themselves: what happens where they arrive waits for them.
import { flightTime, type Flight, type Spot } from "../../../table/flights";
import type { Place } from "../../../table/viewport";
import { lying } from "../cards/lying";
import type { Told } from "../messages";
import type { Moment } from "../vocabulary";
import { middleOf, slotCount, slotPlace } from "./board";
import { stepTime, walkedIn } from "./walking";

const spot = ([x, y]: Place): Spot => ({ cell: [x, y] });

// A card that is played on something and is gone.
const spent = (by: number, id: string, to: Spot): Flight => ({ kind: "spend", id, turned: false, from: { seat: by }, to, delay: 0 });

function flightOf(told: Told, { table }: Moment, before: Moment | undefined, arrival: number): Flight[] {
  switch (told[0]) {
    case "path_laid": return [{ kind: "fly", ...lying(told[2], told[4]), from: { seat: told[1] }, to: spot(told[3]), delay: 0 }];
    case "tool_used": return [spent(told[1], told[2], spot(told[3]))];
    case "token_placed": return [spent(told[1], told[2], spot(middleOf(told[3])))];
    case "mine_looked_at": {
      const at = table.mine?.[told[3]]?.at;
      return at ? [spent(told[1], told[2], spot(at))] : [];
    }
    case "treasure_looked_at": return [spent(told[1], told[2], spot(slotPlace(told[3], slotCount(table))))];
    case "dwarf_looked_at": return [spent(told[1], told[2], { seat: told[3] })];
    case "storm_called": {
      const laid = before?.table.forest?.[told[3].join()];
      return laid ? [{ kind: "crumble", ...lying(laid[0], laid[1]), from: spot(told[3]), to: spot(told[3]), delay: 0 }] : [];
    }
    case "mine_revealed": {
      const at = table.mine?.[told[2]]?.at;
      const lies = at && table.forest?.[at.join()];
      return at ? [{ kind: "flip", ...lying(told[3], lies?.[1]), from: spot(at), to: spot(at), delay: arrival, back: "mine" }] : [];
    }
    case "treasure_taken": {
      const back = `treasure_${table.treasures?.[told[2]]?.back ?? "gold"}`;
      const from = spot(slotPlace(told[2], slotCount(table)));
      return [{ kind: "pass", id: "", turned: false, from, to: { seat: told[1] }, delay: arrival, time: 700, back }];
    }
    case "dragon_taken": {
      const at = table.seats?.[told[1]]?.dwarf;
      return at ? [{ kind: "fly", ...lying("dragon"), from: spot(at), to: { seat: told[1] }, delay: arrival, time: 700 }] : [];
    }
    default: return [];
  }
}

// How long the figure that was heard of walks, in milliseconds.
export const walkTime = (moment: Moment | null | undefined, before: Moment | undefined): number =>
  (walkedIn(moment, before)?.route.length ?? 0) * stepTime;

export function flightsOf(moment: Moment, before: Moment | undefined): Flight[] {
  let arrival = walkTime(moment, before);
  return moment.told.flatMap((told) => {
    const flights = flightOf(told, moment, before, arrival);
    // First the mine turns over, then something is taken from it.
    if (told[0] === "mine_revealed") arrival += flightTime;
    return flights;
  });
}
