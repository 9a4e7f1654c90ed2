// What was heard and said, as sentences in the reader's language.
import type { Stated } from "../../../protocol";
import type { NameOf } from "../../../shell/people";
import { listed } from "../../../words/lists";
import { sentences, statementKey } from "../../common/sentences";
import { fieldsOfSecret, fieldsOfTold, type Card, type Cell, type Secret, type Told } from "../messages";
import { cardName, cellName, clanName, kindOf, numberOf, roleName } from "./names";
import { say, sayOr, words } from "./words";

// "Yellow clan: Ann and Bo. Blue clan: Cy"
const grouped = (nameOfGroup: (one: string) => string) => (each: readonly (string | null)[], name: NameOf): string => {
  const those = (one: string) => listed(each.flatMap((of, seat) => (of === one ? [name(seat)] : [])));
  const all = [...new Set(each)].filter((one) => one !== null);
  return all.map((one) => say("those", { what: nameOfGroup(one), names: those(one) })).join(". ");
};

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const wonText = (won: readonly number[], name: NameOf): string =>
  won.flatMap((count, seat) => (count > 0 ? [say("won", { name: name(seat), count })] : [])).join(", ");

// The words that fields add to the name of what happened. That something has the number 0 says nothing.
function variant({ name, kind, value }: { name: string; kind: string; value: unknown }): string | undefined {
  if (kind === "Card") return kindOf(value as Card);
  if (["mine", "slot", "pools"].includes(name)) return "";
  if (name === "won" || name === "values") return sum((value ?? []) as number[]) === 0 ? "none" : "";
  if (name === "given_back") return value ? name : "";
  return undefined;
}

const { fieldsIn, sentenceOf } = sentences({
  kinds: { ...fieldsOfTold, ...fieldsOfSecret },
  words,
  sayOr,
  said: {
    "number": (value: number) => value,
    "Seat": (seat: number, name: NameOf) => name(seat),
    "Seat[]": (seats: number[], name: NameOf) => listed(seats.map(name)),
    "Card": (card: Card) => cardName(card),
    "Card[]": (cards: Card[]) => cards.map((card) => cardName(card)).join(", "),
    "Cell": (at: Cell) => cellName(at),
  },
  saidOf: { mine: numberOf, slot: numberOf, role: roleName, roles: grouped(roleName), clans: grouped(clanName), values: sum, won: wonText },
  variant,
});
export { fieldsIn };

// What is known besides may choose among several sentences: `more` is such words, for a treasure that was taken its back.
export const sentence = (told: Told, name: NameOf, ...more: string[]): string | null => sentenceOf("told", told, name, more);
export const secretSentence = (secret: Secret, name: NameOf): string | null => sentenceOf("secret", secret, name);

export function statement(stated: Pick<Stated, "about" | "subject" | "what" | "with">, name: NameOf): string {
  const places = { goal: numberOf(stated.subject), whom: name(stated.subject) };
  return sayOr(statementKey(stated), `${stated.about} ${stated.what}`, places);
}
