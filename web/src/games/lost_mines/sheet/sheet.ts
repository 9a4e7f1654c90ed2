// The cards of this game on the sheet of all cards.
import type { Box, Card } from "../../../art/box";
import { speaker } from "../../../words/speaker";
import { clans } from "../../common/words/clans";
import { cards } from "../cards/cards";
import { topicOf } from "../rules/topics";
import { cardEffect, cardName as nameOf } from "../words/names";
import { sheet as en } from "./words/en/sheet";
import { sheet as fr } from "./words/fr/sheet";

const { sayOr } = speaker(clans, { en, fr });

export { cards };
export const boxName = ({ box, title }: Box): string => sayOr(`sheet.box.${box}`, title);
export const backName = (kind: string): string => sayOr(`sheet.back.${kind}`, kind);
export const cardName = ({ facts }: Card): string => nameOf(facts.id);

export function explained({ facts }: Card): { effect: string; topic: string } | null {
  const topic = topicOf(facts.id);
  return topic === undefined ? null : { effect: cardEffect(facts.id), topic };
}
