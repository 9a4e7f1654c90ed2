// What keeps a player from digging, said with what can be done about it.
import { listed } from "../../../words/lists";
import { cards } from "../cards/cards";
import type { Card, Seat, Table } from "../messages";
import { effectOf, toolName } from "../words/names";
import { say, sayOr } from "../words/words";
import type { Choices } from "./answers";
import { frontOf } from "./front";

interface Trouble {
  card: Card;
  what: string;
  help: string;
}

// The words of a card say whether it is one.
function troubleOf(card: Card): Trouble[] {
  const known = cards.find(card);
  const key = `trouble.${effectOf(card)}`;
  const tool = (known?.kind === "action" && known.facts.tools?.[0]) || "";
  const what = sayOr(`${key}.${tool}`, sayOr(key, ""));
  return what ? [{ card, what, help: sayOr(`${key}.help`, "", { tool: sayOr(`tool.${tool}.of`, toolName(tool)) }) }] : [];
}

const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// Null: nothing does.
export function troubleText(how: "turn" | "card", table: Table, me: Seat, { clear }: Pick<Choices, "clear">): string | null {
  const all = frontOf(table, me).flatMap(troubleOf);
  if (all.length === 0) return null;
  const places = { cards: listed(all.map(({ help }) => help)), count: all.length, pay: clear.pay };
  const canPay = all.some(({ card }) => clear.away.includes(card));
  const help = begun(say(canPay ? "trouble.help_or_pay" : "trouble.help", places));
  return say(how === "turn" ? "trouble.turn" : "trouble.card", { troubles: listed(all.map(({ what }) => what)), help });
}
