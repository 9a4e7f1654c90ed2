// What was heard and said, as sentences in the reader's language.
import type { Stated } from "../../../protocol";
import type { NameOf } from "../../../shell/people";
import { listed } from "../../../words/lists";
import type { Places } from "../../../words/speaker";
import { type Field, sentences, statementKey } from "../../common/sentences";
import { nuggetsOn } from "../cards/gold";
import { fieldsOfSecret, fieldsOfTold, type Card, type Cell, type Secret, type Told } from "../messages";
import { fieldsOfAnswer } from "./answers";
import { cardName, cellName, kindOf, numberOf, pawnName, roleName, toolName, toolsOf } from "./names";
import { say, sayOr, words } from "./words";

// "Saboteur: Ann and Bo. Boss: Cy"
function rolesText(roles: readonly (string | null)[], name: NameOf): string {
  const seats = (role: string) => roles.flatMap((one, seat) => (one === role ? [name(seat)] : []));
  const all = [...new Set(roles)].filter((role) => role !== null);
  return all.map((role) => say("log.role_of", { role: roleName(role), names: listed(seats(role)) })).join(". ");
}

const toolOf = (tool: string): string => sayOr(`tool.${tool}.of`, toolName(tool));

// The tool a card breaks: "Bo’s {card_tool}"; and a tool of whoever acts: "their own lantern".
function toolPlaces({ name, kind, value }: Field): Places {
  const [tool] = kind === "Tool" ? [value as string] : kind === "Card" ? toolsOf(value as Card) : [];
  if (tool === undefined) return {};
  return { [`${name}_tool`]: toolOf(tool), [`${name}_own`]: sayOr(`tool.${tool}.own`, toolName(tool)) };
}

const { fieldsIn, sentenceOf } = sentences({
  kinds: { ...fieldsOfTold, ...fieldsOfSecret },
  answers: fieldsOfAnswer,
  words,
  sayOr,
  said: {
    "number": (value: number) => value,
    "number{}": nuggetsOn,
    "Seat": (seat: number, name: NameOf) => name(seat),
    "Seat[]": (seats: number[], name: NameOf) => listed(seats.map(name)),
    "Card": (card: Card) => cardName(card),
    "Card[]": (cards: Card[]) => cards.map((card) => cardName(card)).join(", "),
    "Cell": (at: Cell) => cellName(at),
    "Tool": (tool: string) => toolOf(tool),
    "Role": (role: string) => roleName(role),
    "Role[]": rolesText,
  },
  saidOf: { goal: numberOf, one: numberOf, other: numberOf, chest: numberOf, pawn: pawnName },
  more: toolPlaces,
  variant: ({ kind, value }) => (kind === "Card" ? kindOf(value as Card) : undefined),
});
export { fieldsIn };

export const sentence = (told: Told, name: NameOf, ...more: string[]): string | null => sentenceOf("told", told, name, more);
type Announced = Extract<Told, ["announced", ...unknown[]]>;
export const announcedSentence = (by: number, action: Announced[2], name: NameOf): string => sentence(["announced", by, action], name) ?? "";
export const secretSentence = (secret: Secret, name: NameOf): string | null => sentenceOf("secret", secret, name);

export function statement(stated: Pick<Stated, "about" | "subject" | "what" | "with">, name: NameOf): string {
  const places = { goal: numberOf(stated.subject), whom: name(stated.subject), tool: sayOr(`tool.${stated.with}.mine`, stated.with) };
  return sayOr(statementKey(stated), `${stated.about} ${stated.what}`, places);
}
