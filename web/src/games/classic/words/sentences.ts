// What was heard and said, as sentences in the reader's language. A sentence is found by the name of what happened, and its
// places by the names of the fields: "told.stole": "{by} steals a nugget from {from}." Fields may choose among several:
// the words they add to the key are tried in their order, and those no sentence has are left out.
//   a card         what it does or has: told.played_on.prison
//   a yes          the name of the field: told.goal_turned.treasure.reached
//   a word         itself: told.round_ended.blue.finisher_team
//   0, no cards    "none": told.shared.none
//   no seat        "no_" and the name of the field: told.nugget_paid.no_to
//   one seat only  "own", where there could be two: told.tool_mended.own
//   an answer      its name and, if it has one, its fee: told.announced.place_path.request
import type { Stated } from "../../../protocol";
import type { NameOf } from "../../../shell/people";
import { listed } from "../../../words/lists";
import type { Places } from "../../../words/speaker";
import { fieldsOfSecret, fieldsOfTold, type Answer, type Card, type Cell, type Secret, type Told } from "../messages";
import { nuggetsOn } from "../cards/gold";
import { fieldsOfAnswer } from "./answers";
import { cardName, cellName, kindOf, numberOf, pawnName, roleName, toolName, toolsOf } from "./names";
import { say, sayOr, words } from "./words";

interface Field {
  name: string;
  kind: string;
  value: unknown;
}
type Kinds = { readonly [name: string]: string | Kinds };

function named(kinds: Kinds, valueOf: (index: number, name: string) => unknown): Field[] {
  return Object.entries(kinds).flatMap(([name, kind], index): Field[] => {
    const value = valueOf(index, name);
    if (kind === "variant" && Array.isArray(value)) {
      const [what, ...rest] = value as unknown as Answer;
      return [{ name, kind: "word", value: what }, ...named((fieldsOfAnswer as Kinds)[what] as Kinds ?? {}, (at) => rest[at])];
    }
    if (typeof kind === "string") return [{ name, kind, value }];
    return named(kind, (_, inner) => (value as Readonly<Record<string, unknown>> | null)?.[inner]);
  });
}

const kindsOf: Kinds = { ...fieldsOfTold, ...fieldsOfSecret };

// The fields of something that happened, by name; one within another stands for itself. A newer server may tell what this
// client does not know: it has no fields here, and no sentence.
export function fieldsIn([what, ...values]: Told | Secret): Field[] {
  return named((kindsOf[what] ?? {}) as Kinds, (index) => values[index]);
}

// "Saboteur: Ann and Bo. Boss: Cy"
function rolesText(roles: readonly (string | null)[], name: NameOf): string {
  const seats = (role: string) => roles.flatMap((one, seat) => (one === role ? [name(seat)] : []));
  const all = [...new Set(roles)].filter((role) => role !== null);
  return all.map((role) => say("log.role_of", { role: roleName(role), names: listed(seats(role)) })).join(". ");
}

const toolOf = (tool: string): string => sayOr(`tool.${tool}.of`, toolName(tool));

// How a field is said, by its kind.
const said: Readonly<Record<string, (value: never, name: NameOf) => string | number>> = {
  "number": (value: number) => value,
  "number{}": nuggetsOn,
  "Seat": (seat: number, name) => name(seat),
  "Seat[]": (seats: number[], name) => listed(seats.map(name)),
  "Card": (card: Card) => cardName(card),
  "Card[]": (cards: Card[]) => cards.map((card) => cardName(card)).join(", "),
  "Cell": (at: Cell) => cellName(at),
  "Tool": (tool: string) => toolOf(tool),
  "Role": (role: string) => roleName(role),
  "Role[]": rolesText,
};

// What people count from one.
const counted = ["goal", "one", "other", "chest"];

function placesOf(fields: readonly Field[], name: NameOf): Places {
  const places: Record<string, string | number> = {};
  for (const { name: field, kind, value } of fields) {
    if (value === undefined || value === null) continue;
    if (counted.includes(field)) places[field] = numberOf(value as number);
    else if (field === "pawn") places[field] = pawnName(value as number);
    else places[field] = said[kind]?.(value as never, name) ?? "";
    if (Array.isArray(value)) places[`${field}_count`] = value.length;
    // The tool a card breaks: "Bo’s {card_tool}"; and a tool of whoever acts: "their own lantern".
    const [tool] = kind === "Tool" ? [value as string] : kind === "Card" ? toolsOf(value as Card) : [];
    if (tool === undefined) continue;
    places[`${field}_tool`] = toolOf(tool);
    places[`${field}_own`] = sayOr(`tool.${tool}.own`, toolName(tool));
  }
  return places;
}

// The words the fields add to a key.
function variantsOf(fields: readonly Field[]): string[] {
  const variants = fields.map(({ name, kind, value }) => {
    if (kind === "Card") return kindOf(value as Card);
    if (value === true) return name;
    if (kind === "Seat" && (value === null || value === undefined)) return `no_${name}`;
    if ((kind === "number" && value === 0) || (Array.isArray(value) && value.length === 0)) return "none";
    return typeof value === "string" ? value : "";
  });
  const seats = fields.flatMap(({ kind, value }) => (kind === "Seat" ? [value] : []));
  if (seats.length > 1 && seats.every((seat) => seat === seats[0])) variants.push("own");
  return variants.filter((one) => one !== "");
}

const isBegun = (start: string): boolean => Object.keys(words.en).some((key) => key === start || key.startsWith(`${start}.`));

function sentenceOf(start: "told" | "secret", event: Told | Secret, nameOf: NameOf, more: readonly string[] = []): string | null {
  const fields = fieldsIn(event);
  let key = `${start}.${event[0]}`;
  for (const variant of [...more, ...variantsOf(fields)]) if (isBegun(`${key}.${variant}`)) key += `.${variant}`;
  while (!(key in words.en)) {
    if (!key.includes(".")) return null;
    key = key.slice(0, key.lastIndexOf("."));
  }
  return sayOr(key, "", placesOf(fields, nameOf));
}

// None: it goes without saying. What else is known may choose among several, too.
export const sentence = (told: Told, name: NameOf, ...more: string[]): string | null => sentenceOf("told", told, name, more);
type Announced = Extract<Told, ["announced", ...unknown[]]>;
export const announcedSentence = (by: number, action: Announced[2], name: NameOf): string => sentence(["announced", by, action], name) ?? "";
export const secretSentence = (secret: Secret, name: NameOf): string | null => sentenceOf("secret", secret, name);

export function statement(stated: Pick<Stated, "about" | "subject" | "what" | "with">, name: NameOf): string {
  const places = { goal: numberOf(stated.subject), whom: name(stated.subject), tool: sayOr(`tool.${stated.with}.mine`, stated.with) };
  const isClaim = stated.about === "suspect" || stated.about === "trust";
  const key =
    stated.what === "" ? `state.${stated.about}` : isClaim ? `state.is.${stated.what}` : `state.${stated.about}.${stated.what}`;
  return sayOr(key, `${stated.about} ${stated.what}`, places);
}
