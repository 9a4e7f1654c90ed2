// How a card lies. Half a turn is drawn like every card's; one that lies across is another card to the eye: its ways are drawn
// anew, for cards stand upright on the board and so do the things on them.
import { type Card, isPath, type PathFacts } from "../../../art/box";
import { CardSet } from "../../../art/card_set";
import { sidesIn } from "../../../art/geometry";

export interface Lying {
  id: string;
  turned: boolean;
}

const across = "@90";

// A card as it lies when it is turned clockwise by so many degrees.
export function lying(card: string, rotation = 0): Lying {
  return { id: rotation % 180 === 0 ? card : card + across, turned: rotation >= 180 };
}
// The card, however it lies.
export const cardIn = (id: string): string => (id.endsWith(across) ? id.slice(0, -across.length) : id);

const clockwise: Readonly<Record<string, string>> = { N: "E", E: "S", S: "W", W: "N" };
const quarter = (word: string): string => sidesIn([...word].map((side) => clockwise[side]).join("")).join("");

function laidAcross(facts: PathFacts): PathFacts {
  return { ...facts, open: quarter(facts.open), joined: facts.joined.map(quarter) };
}

// Finds cards that lie across, too.
export class TurningCards<Back extends string> extends CardSet<Back> {
  override find(id: string): Card | undefined {
    const card = super.find(cardIn(id));
    return card && id !== cardIn(id) && isPath(card) ? { ...card, facts: laidAcross(card.facts) } : card;
  }
}
