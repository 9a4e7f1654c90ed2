// What moves when something was heard.
import { flightTime, type Flight } from "../../../table/flights";
import type { Moment } from "../vocabulary";
import { addedParts } from "./added";
import { frontOf } from "./front";

const turnPause = 250; // between goals that turn over one after the other

export function flightsOf(moment: Moment, before: Moment | undefined): Flight[] {
  const flights: Flight[] = [];
  let goals = 0;
  const more = addedParts();
  // A card that was announced has come from its player already.
  const wasAnnounced = before?.table.announced !== undefined && before.table.announced !== null;
  for (const told of moment.told) {
    if (more) flights.push(...more.flightsOf(told, moment, before));
    switch (told[0]) {
      case "path_placed": {
        if (wasAnnounced) break;
        const [, by, id, cell, turned] = told;
        flights.push({ kind: "fly", id, turned, from: { seat: by }, to: { cell }, delay: 0 });
        break;
      }
      case "tool_broken":
      case "tool_mended":
      case "played_on": {
        // It stays in front of the player, or it is gone.
        const [, by, id, whom] = told;
        if (wasAnnounced && !frontOf(moment.table, whom).includes(id)) break;
        const kind = frontOf(moment.table, whom).includes(id) ? "drop" : "spend";
        flights.push({ kind, id, turned: false, from: { seat: by }, to: { seat: whom }, delay: 0 });
        break;
      }
      case "goal_peeked": {
        const [, by, id, goal] = told;
        const cell = before?.table.goals?.[goal]?.at;
        if (cell && !wasAnnounced) flights.push({ kind: "spend", id, turned: false, from: { seat: by }, to: { cell }, delay: 0 });
        break;
      }
      case "rock_fell": {
        const cell = told[3];
        const laid = before?.table.tunnels?.[cell.join()];
        if (laid) flights.push({ kind: "crumble", id: laid[0], turned: laid[1], from: { cell }, to: { cell }, delay: 0 });
        break;
      }
      case "goal_turned": {
        // When the tunnel that reached it lies there.
        const [, goal, id, turned] = told;
        const cell = before?.table.goals?.[goal]?.at;
        const delay = flightTime + goals++ * turnPause;
        if (cell) flights.push({ kind: "flip", id, turned, from: { cell }, to: { cell }, delay });
      }
    }
  }
  return flights;
}
