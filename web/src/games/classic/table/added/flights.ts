// What moves when something was heard that only modules bring.
import { flightTime, type Flight, type Spot } from "../../../../table/flights";
import type { Answer, Cell, Told } from "../../messages";
import type { Moment } from "../../vocabulary";
import { effectOf } from "../../words/names";
import { cardOf, cellsOf, seatOf } from "../announced";

const lookTime = 1400; // to see what a card is

// From its player to where it is aimed at, or before the player.
function announcedFlight(by: number, action: Answer, { table }: Moment): Flight[] {
  const id = cardOf(action);
  if (id === null) return [];
  const seat = seatOf(action);
  const [cell] = cellsOf(action, table);
  const to: Spot = seat !== null ? { seat } : cell ? { cell } : { seat: by };
  return [{ kind: "spend", id, turned: action[0] === "place_path" && (action[3] ?? false), from: { seat: by }, to, delay: 0 }];
}

function shown(id: string, cell: Cell | undefined, delay: number): Flight[] {
  return cell ? [{ kind: "show", id, turned: false, from: { cell }, to: { cell }, delay, time: lookTime }] : [];
}

const strange = ["bag", "dragon", "spider"]; // goals that do something

export function flightsOf(told: Told, moment: Moment, before: Moment | undefined): Flight[] {
  switch (told[0]) {
    case "announced":
      return announcedFlight(told[1], told[2], moment);
    case "card_played":
      // Where it was announced, it has flown already.
      return before?.table.announced ? [] : [{ kind: "drop", id: told[2], turned: false, from: { seat: told[1] }, to: { seat: told[1] }, delay: 0 }];
    case "vetoed":
      return [{ kind: "drop", id: told[2], turned: false, from: { seat: told[1] }, to: { seat: told[1] }, delay: 0 }];
    case "goals_swapped": {
      const [one, other] = [told[3], told[4]].map((goal) => before?.table.goals?.[goal]?.at);
      if (!one || !other) return [];
      const pass = (from: Cell, to: Cell): Flight => ({ kind: "pass", id: "", turned: false, from: { cell: from }, to: { cell: to }, delay: 0, time: 900 });
      return [pass(one, other), pass(other, one)];
    }
    case "path_moved": {
      const [, by, , , cell, turned] = told;
      const moved = moment.table.tunnels?.[cell.join()];
      return moved ? [{ kind: "fly", id: moved[0], turned, from: { seat: by }, to: { cell }, delay: 0 }] : [];
    }
    case "chest_peeked": {
      const cell = before?.table.chests?.[told[3]]?.at;
      return cell && !before.table.announced ? [{ kind: "spend", id: told[2], turned: false, from: { seat: told[1] }, to: { cell }, delay: 0 }] : [];
    }
    case "black_path_turned": {
      const cell = before?.table.chests?.[told[1]]?.at;
      return cell && told[4] ? [{ kind: "flip", id: told[2], turned: told[3], from: { cell }, to: { cell }, delay: flightTime, back: "chest_path" }] : [];
    }
    case "chest_opened":
      return shown(told[3], moment.table.chests?.[told[2]]?.at, 2 * flightTime);
    case "goal_turned":
      return told[4] && strange.includes(effectOf(told[2])) ? shown(told[2], moment.table.goals?.[told[1]]?.at, 2 * flightTime) : [];
    default:
      return [];
  }
}
