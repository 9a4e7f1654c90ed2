// The statements a player can make now, true or not: what a mine is, what somebody is, and what one would like to have.
import type { Claim, Lobby, Wish } from "../../../protocol";
import { seatName } from "../../../shell/people";
import type { Offer, Offers } from "../../../table/talk";
import type { Table } from "../messages";
import { numberOf } from "../words/names";
import { statement } from "../words/sentences";
import type { Place } from "../vocabulary";
import { minesOn } from "./mines";
import { featureOf } from "./names";
import { say } from "./say";
import { toolOn } from "./tools";

export const mineKinds = ["gems", "gold", "silver", "dragon"] as const;
export const loyalties = ["loyal", "selfish", "saboteur"] as const;

// What can be spoken of, and what can be said about it.
export type Subject = ({ mine: number } | { seat: number }) & { claims: Claim[] };

export function subjectsFor(me: number, lobby: Lobby, table: Table | undefined): Subject[] {
  const mines = minesOn(table ?? {}).flatMap(({ up, number }) => (up ? [] : [number]));
  const others = lobby.seats.flatMap((_, seat) => (seat === me ? [] : [seat]));
  return [
    ...mines.map((mine) => ({ mine, claims: mineKinds.map((what): Claim => ({ type: "state", about: "goal", subject: mine, what })) })),
    ...others.map((seat) => ({
      seat,
      claims: loyalties.map((what): Claim => ({ type: "state", about: what === "loyal" ? "trust" : "suspect", subject: seat, what })),
    })),
  ];
}

// Tools for the obstacles that are in the way, and help.
export function wishesFor({ forest = {} }: Table = {}): Wish[] {
  const tools = Object.values(forest).flatMap((laid) => (laid && !laid[2] ? [toolOn(featureOf(laid[0]))] : []));
  return [...new Set(tools.filter((tool) => tool !== "")), "look", "help"].map((what) => ({ type: "state", about: "request", what }));
}

export function offersFor({ seat, lobby, now }: Place): Offers {
  if (seat === null) return { subjects: [], wishes: [] };
  const name = (one: number) => seatName(lobby, one);
  const offer = (message: Claim | Wish): Offer => ({ message, text: statement({ subject: 0, what: "", with: "", ...message }, name) });
  const subjects = subjectsFor(seat, lobby, now?.table).map((one) => ({
    key: "mine" in one ? `mine ${one.mine}` : `seat ${one.seat}`,
    title: "mine" in one ? say("talk.mine", { mine: numberOf(one.mine) }) : name(one.seat),
    claims: one.claims.map(offer),
  }));
  return { subjects, wishes: wishesFor(now?.table).map(offer) };
}
