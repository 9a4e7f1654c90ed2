// The statements a player can make now, true or not: what a mine is, and what somebody is.
import type { Claim, Lobby, Stated, Wish } from "../../../protocol";
import { seatName, type NameOf } from "../../../shell/people";
import type { Offer, Offers } from "../../../table/talk";
import type { Table } from "../messages";
import type { Place } from "../vocabulary";
import { numberOf } from "./names";
import { say, sayOr } from "./say";

export const mineKinds = ["gems", "gold", "silver", "dragon"] as const;
export const loyalties = ["loyal", "selfish", "saboteur"] as const;

export function statement(stated: Pick<Stated, "about" | "subject" | "what">, name: NameOf): string {
  const places = { mine: numberOf(stated.subject), whom: name(stated.subject) };
  const kind = stated.about === "goal" ? "mine" : stated.about === "request" ? "request" : "is";
  return sayOr(`state.${kind}.${stated.what}`, `${stated.about} ${stated.what}`, places);
}

// What can be spoken of, and what can be said about it.
export type Subject = ({ mine: number } | { seat: number }) & { claims: Claim[] };

export function subjectsFor(me: number, lobby: Lobby, table: Table | undefined): Subject[] {
  const mines = (table?.mine ?? []).flatMap(({ card }, mine) => (card ? [] : [mine]));
  const others = lobby.seats.flatMap((_, seat) => (seat === me ? [] : [seat]));
  return [
    ...mines.map((mine) => ({ mine, claims: mineKinds.map((what): Claim => ({ type: "state", about: "goal", subject: mine, what })) })),
    ...others.map((seat) => ({
      seat,
      claims: loyalties.map((what): Claim => ({ type: "state", about: what === "loyal" ? "trust" : "suspect", subject: seat, what })),
    })),
  ];
}

const wishes: readonly Wish[] = ["help", "end"].map((what) => ({ type: "state", about: "request", what }));

export function offersFor({ seat, lobby, now }: Place): Offers {
  if (seat === null) return { subjects: [], wishes: [] };
  const name = (one: number) => seatName(lobby, one);
  const offer = (message: Claim | Wish): Offer => ({ message, text: statement({ subject: 0, what: "", ...message }, name) });
  const subjects = subjectsFor(seat, lobby, now?.table).map((one) => ({
    key: "mine" in one ? `mine ${one.mine}` : `seat ${one.seat}`,
    title: "mine" in one ? say("talk.mine", { mine: numberOf(one.mine) }) : name(one.seat),
    claims: one.claims.map(offer),
  }));
  return { subjects, wishes: wishes.map(offer) };
}
