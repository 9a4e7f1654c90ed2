// The statements one can make now, true or not.
import type { Claim, Lobby, Table, Wish } from "../../../protocol";
import { seatName } from "../../../shell/people";
import type { Offer, Offers } from "../../../table/talk";
import type { Place } from "../vocabulary";
import { goalNumber } from "../words/names";
import { statement } from "../words/sentences";
import { say } from "../words/words";
import { hasTeams } from "./teams";

// What one can speak of, and what one can say about it.
export type Subject = ({ goal: number } | { seat: number }) & { claims: Claim[] };

const teamRoles = ["saboteur", "blue_digger", "green_digger", "boss", "profiteer", "geologist"] as const;

export function subjectsFor(me: number, lobby: Lobby, table: Table | undefined): Subject[] {
  const goals = Object.entries(table?.goals ?? {}).flatMap(([number, goal]) => (goal?.card ? [] : [Number(number)]));
  const others = lobby.seats.flatMap((_, seat) => (seat === me ? [] : [seat]));
  const claim = (about: Claim["about"], subject: number, what?: string): Claim => ({ type: "state", about, subject, ...(what ? { what } : {}) });
  return [
    ...goals.map((goal) => ({ goal, claims: [claim("goal", goal, "gold"), claim("goal", goal, "stone")] })),
    ...others.map((seat) => ({
      seat,
      // Where roles are many, one says which.
      claims: hasTeams(lobby)
        ? teamRoles.map((role) => claim(role === "saboteur" ? "suspect" : "trust", seat, role))
        : [claim("suspect", seat), claim("trust", seat)],
    })),
  ];
}

export function wishesFor(me: number, table: Table | undefined): Wish[] {
  const player = table?.seats?.[me];
  const wish = (what: string, tool?: string): Wish => ({ type: "state", about: "request", what, ...(tool ? { with: tool } : {}) });
  return [
    ...(player?.prison ? [wish("free")] : []),
    ...(player?.broken ?? []).map((tool) => wish("mend", tool)),
    wish("map"),
    wish("help"),
  ];
}

export function offersFor({ seat, lobby, now }: Place): Offers {
  if (seat === null) return { subjects: [], wishes: [] };
  const name = (one: number) => seatName(lobby, one);
  const offer = (message: Claim | Wish): Offer => ({ message, text: statement({ subject: 0, what: "", with: "", ...message }, name) });
  const subjects = subjectsFor(seat, lobby, now?.table).map((one) => ({
    key: "goal" in one ? `goal ${one.goal}` : `seat ${one.seat}`,
    title: "goal" in one ? say("talk.goal", { goal: goalNumber(one.goal) }) : name(one.seat),
    claims: one.claims.map(offer),
  }));
  return { subjects, wishes: wishesFor(seat, now?.table).map(offer) };
}
