// The topics of the rules in the order they are read, and which of them explains a card.
import { cards } from "../cards/cards";
import { kindOf } from "../words/names";

type Topics = Readonly<Record<string, readonly string[]>>;
const [all = {}] = Object.values(import.meta.glob<Topics>("../words/en/lost_mines.ts", { eager: true, query: "?topics", import: "topics" }));

export const topics = Object.entries(all).map(([id, beside]) => ({ id, cards: beside })); // with the cards drawn beside them

// Pieces that look different are explained apart; of all other cards those of a sort together.
function sortOf(id: string): string | undefined {
  const kind = cards.find(id)?.kind;
  return kind === undefined ? undefined : `${kind} ${id.startsWith("forest_") ? id : kindOf(id)}`;
}

// The topic that has the card itself, or one of its sort. What begins the rules only shows what they are about.
export function topicOf(card: string): string | undefined {
  const sort = sortOf(card);
  const [, ...telling] = topics;
  return sort === undefined ? undefined : telling.find((topic) => topic.cards.some((one) => sortOf(one) === sort))?.id;
}
