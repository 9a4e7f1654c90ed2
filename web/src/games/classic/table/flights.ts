// What moves when something was heard.
import { flightTime, type Flight } from "../../../table/flights";
import type { Moment } from "../vocabulary";
import { cardOf } from "../words/names";

const turnPause = 250; // between goals that turn over one after the other

const isTurned = (laid: string) => laid.endsWith(" turned");

export function flightsOf(moment: Moment, before: Moment | undefined): Flight[] {
  const flights: Flight[] = [];
  let goals = 0;
  for (const told of moment.told) {
    switch (told[0]) {
      case "placed":
        flights.push({ kind: "fly", id: cardOf(told[2]), turned: isTurned(told[2]), from: { seat: told[1] }, to: { cell: told[3] }, delay: 0 });
        break;
      case "broke":
      case "prison":
      case "thief":
        flights.push({ kind: "drop", id: told[2], turned: false, from: { seat: told[1] }, to: { seat: told[3] }, delay: 0 });
        break;
      case "mended":
      case "hands_off":
      case "free_at_last":
      case "inspection":
      case "role_change":
      case "hand_swap":
        flights.push({ kind: "spend", id: told[2], turned: false, from: { seat: told[1] }, to: { seat: told[3] }, delay: 0 });
        break;
      case "peeked": {
        const at = before?.table.goals?.[told[3]]?.at;
        if (at) flights.push({ kind: "spend", id: told[2], turned: false, from: { seat: told[1] }, to: { cell: at }, delay: 0 });
        break;
      }
      case "rock_fell": {
        const laid = before?.table.board?.[told[3].join()];
        const to = { cell: told[3] };
        if (laid) flights.push({ kind: "crumble", id: cardOf(laid), turned: isTurned(laid), from: to, to, delay: 0 });
        break;
      }
      case "goal_turned": {
        // When the tunnel that reached it lies there.
        const at = before?.table.goals?.[told[1]]?.at;
        const delay = flightTime + goals++ * turnPause;
        if (at) flights.push({ kind: "flip", id: cardOf(told[2]), turned: isTurned(told[2]), from: { cell: at }, to: { cell: at }, delay });
      }
    }
  }
  return flights;
}
