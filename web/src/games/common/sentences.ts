// What was heard, as sentences in the reader's language. A sentence is found by the name of what happened, and its places by
// the names of the fields: "told.stole": "{by} steals a nugget from {from}." Fields may choose among several: the words
// they add to the key are tried in their order, and those no sentence has are left out.
//   a yes          the name of the field: told.goal_turned.treasure.reached
//   a word         itself: told.round_ended.blue.finisher_team
//   0, no cards    "none": told.shared.none
//   no seat        "no_" and the name of the field: told.nugget_paid.no_to
//   one seat only  "own", where there could be two: told.tool_mended.own
//   an answer      its name and the words of its fields: told.announced.place_path.request
// A game may choose another word for a field: for a card, what it does or has.
import type { Stated } from "../../protocol";
import type { NameOf } from "../../shell/people";
import type { Places, Speaker, Words } from "../../words/speaker";

export interface Field {
  name: string;
  kind: string;
  value: unknown;
}
export type Kinds = { readonly [name: string]: string | Kinds };
export type Event = readonly [name: string, ...values: unknown[]];

type Said = Readonly<Record<string, (value: never, name: NameOf) => string | number>>;

export interface Grammar {
  kinds: Kinds; // the fields of everything that happens, by its name
  answers?: Kinds; // the fields of answers that are told
  words: Words;
  sayOr: Speaker<string>["sayOr"];
  said: Said; // how a field is said, by its kind
  saidOf?: Said; // and by its name, where that says more
  more?(field: Field): Places; // what else can be said of it
  variant?(field: Field): string | undefined; // the word it adds to the key, where it is another
}

export interface Sentences {
  fieldsIn(event: Event): Field[];
  // None: it goes without saying. What else is known may choose among several, too.
  sentenceOf(start: "told" | "secret", event: Event, name: NameOf, more?: readonly string[]): string | null;
}

export function sentences({ kinds, answers = {}, words, sayOr, said, saidOf = {}, more, variant }: Grammar): Sentences {
  function named(all: Kinds, valueOf: (index: number, name: string) => unknown): Field[] {
    return Object.entries(all).flatMap(([name, kind], index): Field[] => {
      const value = valueOf(index, name);
      if (kind === "variant" && Array.isArray(value)) {
        const [what, ...rest] = value as [string, ...unknown[]];
        return [{ name, kind: "word", value: what }, ...named((answers[what] ?? {}) as Kinds, (at) => rest[at])];
      }
      if (typeof kind === "string") return [{ name, kind, value }];
      return named(kind, (_, inner) => (value as Readonly<Record<string, unknown>> | null)?.[inner]);
    });
  }

  // The fields of something that happened, by name; one within another stands for itself. A newer server may tell what this
  // client does not know: it has no fields here, and no sentence.
  const fieldsIn = ([what, ...values]: Event): Field[] => named((kinds[what] ?? {}) as Kinds, (index) => values[index]);

  function placesOf(fields: readonly Field[], nameOf: NameOf): Places {
    const places: Record<string, string | number> = {};
    for (const field of fields) {
      const { name, kind, value } = field;
      if (value === undefined || value === null) continue;
      places[name] = (saidOf[name] ?? said[kind])?.(value as never, nameOf) ?? "";
      if (Array.isArray(value)) places[`${name}_count`] = value.length;
      Object.assign(places, more?.(field));
    }
    return places;
  }

  function usualVariant({ name, kind, value }: Field): string {
    if (value === true) return name;
    if (kind === "Seat" && (value === null || value === undefined)) return `no_${name}`;
    if ((kind === "number" && value === 0) || (Array.isArray(value) && value.length === 0)) return "none";
    return typeof value === "string" ? value : "";
  }
  // The words the fields add to a key.
  function variantsOf(fields: readonly Field[]): string[] {
    const variants = fields.map((field) => variant?.(field) ?? usualVariant(field));
    const seats = fields.flatMap(({ kind, value }) => (kind === "Seat" ? [value] : []));
    if (seats.length > 1 && seats.every((seat) => seat === seats[0])) variants.push("own");
    return variants.filter((one) => one !== "");
  }

  const isBegun = (start: string): boolean => Object.keys(words.en).some((key) => key === start || key.startsWith(`${start}.`));

  function sentenceOf(start: "told" | "secret", event: Event, nameOf: NameOf, chosen: readonly string[] = []): string | null {
    const fields = fieldsIn(event);
    let key = `${start}.${event[0]}`;
    for (const one of [...chosen, ...variantsOf(fields)]) if (isBegun(`${key}.${one}`)) key += `.${one}`;
    while (!(key in words.en)) {
      if (!key.includes(".")) return null;
      key = key.slice(0, key.lastIndexOf("."));
    }
    return sayOr(key, "", placesOf(fields, nameOf));
  }

  return { fieldsIn, sentenceOf };
}

// What somebody stated: about a thing, of a player what they are, or a request.
export function statementKey({ about, what }: Pick<Stated, "about" | "what">): string {
  if (what === "") return `state.${about}`;
  return about === "suspect" || about === "trust" ? `state.is.${what}` : `state.${about}.${what}`;
}
