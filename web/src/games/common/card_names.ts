// Names of cards, in the words of a game.
import type { PathFacts, Side } from "../../art/box";
import type { CardSet } from "../../art/card_set";
import { listed } from "../../words/lists";
import type { Speaker } from "../../words/speaker";
import type { paths } from "./words/paths";

export type PathSpeaker = Speaker<keyof typeof paths.en>;

// A path card is named by its shape and where it leads as it lies; a role by its name; every other card by its own name, or by its id.
export function cardName(cards: CardSet, { say, sayOr }: PathSpeaker, id: string, turned: boolean | Turn = false, form: Form = ""): string {
  const known = cards.find(id);
  const own = sayOr(`card.${id}`, sayOr(`role.${id}`, ""));
  const name = own || known?.kind !== "path" ? own || id : pathName({ say, sayOr }, known.facts, turned === true ? 2 : turned || 0, form);
  // Not of a letter that stands for its shape: "T-junction".
  return form ? name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : name;
}

// Clockwise, in quarters; "turned" alone is upside down.
export type Turn = 0 | 1 | 2 | 3;
const around: readonly Side[] = ["N", "E", "S", "W"];

// By itself, or within a sentence: "Bend: up, right", "bend, up and right".
type Form = "" | ".within";

type Shape = "crossing" | "fork" | "straight" | "bend" | "end" | "dead_end";

const inOrder: readonly Side[] = ["N", "S", "W", "E"]; // as they are said

function shapeOf(through: string): Shape {
  if (through.length === 4) return "crossing";
  if (through.length === 3) return "fork";
  if (through.length === 2) return through === "NS" || through === "WE" ? "straight" : "bend";
  return through ? "end" : "dead_end";
}

function pathName({ say, sayOr }: PathSpeaker, { open, joined, feature }: PathFacts, quarters: Turn, form: Form): string {
  const named = (sides: string) => {
    const all = [...sides].map((side) => sayOr(`side.${side}`, side));
    return form ? listed(all) : all.join(", ");
  };
  const leads = (side: Side, ways: readonly string[]) => ways.some((way) => way.includes(around[(around.indexOf(side) + 4 - quarters) % 4]!));
  const through = inOrder.filter((side) => leads(side, joined)).join("");
  const blocked = inOrder.filter((side) => leads(side, [open]) && !through.includes(side)).join("");
  const shape = say(`path.${shapeOf(through)}`);
  const added = feature === undefined ? "" : sayOr(`feature.${feature}`, "");
  const card = added ? say("card.with", { card: shape, feature: added }) : shape;
  if (!through) return say(`card.leads${form}`, { card, sides: named(blocked) });
  const leading = through.length === 4 ? card : say(`card.leads${form}`, { card, sides: named(through) });
  return blocked ? say(`card.blocked${form}`, { card: leading, sides: named(blocked) }) : leading;
}
