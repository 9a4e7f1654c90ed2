// The statements a player can make now, true or not.
import { cards } from "../cards/cards";
import type { Claim, Lobby, Wish } from "../../../protocol";
import { seatName } from "../../../shell/people";
import type { Offer, Offers } from "../../../table/talk";
import type { Rules, Table } from "../messages";
import type { Place } from "../vocabulary";
import { numberOf } from "../words/names";
import { statement } from "../words/sentences";
import { say } from "../words/words";
import { frontOf } from "./front";
import { goalKinds } from "./goals";
import { modulesOf } from "./modules";
import { hasTeams } from "./teams";

// What can be spoken of, and what can be said about it.
export type Subject = ({ goal: number } | { seat: number }) & { claims: Claim[] };

export function subjectsFor(me: number, lobby: Lobby, rules: Rules, table: Table | undefined): Subject[] {
  const goals = (table?.goals ?? []).flatMap((goal, number) => (goal.card ? [] : [number]));
  const kinds = goalKinds(modulesOf(lobby));
  const others = lobby.seats.flatMap((_, seat) => (seat === me ? [] : [seat]));
  const claim = (about: Claim["about"], subject: number, what?: string): Claim => ({ type: "state", about, subject, ...(what ? { what } : {}) });
  return [
    ...goals.map((goal) => ({ goal, claims: kinds.map((kind) => claim("goal", goal, kind)) })),
    ...others.map((seat) => ({
      seat,
      // Where there are many roles, a claim says which.
      claims: hasTeams(rules)
        ? Object.keys(rules.roles ?? {}).map((role) => claim(role === "saboteur" ? "suspect" : "trust", seat, role))
        : [claim("suspect", seat), claim("trust", seat)],
    })),
  ];
}

// What a player asks for when such a card lies in front of them, by what the card does.
const wishesAgainst: Readonly<Record<string, string>> = { break: "mend", prison: "free" };

export function wishesFor(me: number, table: Table | undefined): Wish[] {
  const wish = (what: string, tool?: string): Wish => ({ type: "state", about: "request", what, ...(tool ? { with: tool } : {}) });
  const troubles = (table ? frontOf(table, me) : []).flatMap((card) => {
    const known = cards.find(card);
    const what = known?.kind === "action" ? wishesAgainst[known.facts.effect] : undefined;
    return what && known?.kind === "action" ? [wish(what, known.facts.tools?.[0])] : [];
  });
  return [...troubles, wish("map"), wish("help")];
}

export function offersFor({ seat, lobby, rules, now }: Place): Offers {
  if (seat === null) return { subjects: [], wishes: [] };
  const name = (one: number) => seatName(lobby, one);
  const offer = (message: Claim | Wish): Offer => ({ message, text: statement({ subject: 0, what: "", with: "", ...message }, name) });
  const subjects = subjectsFor(seat, lobby, rules, now?.table).map((one) => ({
    key: "goal" in one ? `goal ${one.goal}` : `seat ${one.seat}`,
    title: "goal" in one ? say("talk.goal", { goal: numberOf(one.goal) }) : name(one.seat),
    claims: one.claims.map(offer),
  }));
  return { subjects, wishes: wishesFor(seat, now?.table).map(offer) };
}
