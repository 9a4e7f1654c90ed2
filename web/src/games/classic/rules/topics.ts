// The topics of the rules in the order they are read, and which of them explains a card. The words of a box or module say
// which cards are drawn beside a topic.
import { cards } from "../cards/cards";
import { pathKind } from "../words/names";

export interface Topic {
  id: string;
  cards: readonly string[]; // what the topic explains, drawn beside it
  box: string; // the box or module whose rules these are
}

type Topics = Readonly<Record<string, readonly string[]>>;
const files = import.meta.glob<Topics>("../words/en/*.ts", { eager: true, query: "?topics", import: "topics" });

const all: readonly Topic[] = Object.entries(files).flatMap(([path, topics]) => {
  const box = path.slice(path.lastIndexOf("/") + 1, -".ts".length);
  return Object.entries(topics).map(([id, cards]) => ({ id, cards, box }));
});
// What modules have in common: "wc" is the family of "wc_veto". Families are read in this order, and others after them.
const families = ["base", "saboteur2", "wc", "mini", "variant"];
export const familyOf = (box: string): string => box.split("_")[0]!;
const placeOf = ({ box }: Topic): number => {
  const place = families.indexOf(familyOf(box));
  return place < 0 ? families.length : place;
};
export const topics: readonly Topic[] = [...all].sort((a, b) => placeOf(a) - placeOf(b));

// What a card is to the rules: all cards of a sort are explained together.
function sortOf(id: string): string | undefined {
  const card = cards.find(id);
  if (card === undefined) return undefined;
  const what = () => {
    switch (card.kind) {
      case "path": return pathKind(card.facts);
      case "action": case "chest": return card.facts.effect;
      case "piece": return card.facts.kind;
      case "role": return id;
      default: return "";
    }
  };
  return [card.kind, what(), card.facts.module].join(" ");
}

// Which topic explains a card. The topics of the modules that are played come first: a module may tell more of a card.
export function topicOf(card: string, modules: readonly string[] = []): string | undefined {
  const sort = sortOf(card);
  if (sort === undefined) return undefined;
  const telling = topics.filter((topic) => topic.cards.some((one) => sortOf(one) === sort));
  return (telling.find(({ box }) => modules.includes(box)) ?? telling[0])?.id;
}
