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
const isBase = ({ box }: Topic) => box === "base";
export const topics: readonly Topic[] = [...all.filter(isBase), ...all.filter((topic) => !isBase(topic))];

// What a card is to the rules: all cards of a sort are explained together.
function sortOf(id: string): string | undefined {
  const card = cards.find(id);
  if (card?.kind === "path") return `path ${pathKind(card.facts)}`;
  if (card?.kind === "action") return `action ${card.facts.effect}`;
  return card?.kind === "role" ? id : card?.kind;
}

// Which topic explains a card. The topics of the modules that are played come first: a module may tell more of a card.
export function topicOf(card: string, modules: readonly string[] = []): string | undefined {
  const sort = sortOf(card);
  if (sort === undefined) return undefined;
  const telling = topics.filter((topic) => topic.cards.some((one) => sortOf(one) === sort));
  return (telling.find(({ box }) => modules.includes(box)) ?? telling[0])?.id;
}
