// Names of cards, in the words of a game.
import type { PathFacts } from "../../art/box";
import type { CardSet } from "../../art/card_set";
import type { Speaker } from "../../words/speaker";
import type { paths } from "./words/paths";

export type PathSpeaker = Speaker<keyof typeof paths.en>;

// A path card is named by where it leads; a role by its name; every other card by its own name, or by its id.
export function cardName(cards: CardSet, { say, sayOr }: PathSpeaker, id: string): string {
  const known = cards.find(id);
  const own = sayOr(`card.${id}`, sayOr(`role.${id}`, ""));
  if (own || known?.kind !== "path") return own || id;
  return pathName({ say, sayOr }, known.facts);
}

function pathName({ say, sayOr }: PathSpeaker, { open, joined, feature }: PathFacts): string {
  const sides = (of: string): string => [...of].map((side) => sayOr(`side.${side}`, side)).join(", ");
  const withFeature = (card: string): string => {
    const name = feature === undefined ? "" : sayOr(`feature.${feature}`, "");
    return name ? say("card.with", { card, feature: name }) : card;
  };
  if (joined.length === 0) return withFeature(say("card.dead_end", { open: sides(open) }));
  const through = [...open].filter((side) => joined.some((way) => way.includes(side))).join("");
  const blocked = [...open].filter((side) => !through.includes(side)).join("");
  const name = withFeature(say("card.path", { open: sides(through) }));
  return blocked ? say("card.blocked", { card: name, sides: sides(blocked) }) : name;
}
