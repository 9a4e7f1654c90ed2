// The cards of this game on the sheet of all cards.
import type { Box, Card } from "../../../art/box";
import { settings } from "../../../state/settings.svelte";
import { speaker } from "../../../words/speaker";
import { cardName as nameIn } from "../../common/card_names";
import { paths } from "../../common/words/paths";
import { about, isOffered } from "../about/about";
import { cards } from "../cards/cards";
import { bubblesOf } from "../lesson/bubbles";
import "../modules";
import { topicOf } from "../rules/topics";
import { sheet as en } from "./words/en/sheet";
import { sheet as fr } from "./words/fr/sheet";
import { cardEffect } from "../words/names";
import { sayOr, words } from "../words/words";

const spoken = speaker(about.words, paths, words, { en, fr });

export { cards };
export const boxName = ({ box, title }: Box): string => spoken.sayOr(`option.modules.${box}`, spoken.sayOr(`sheet.box.${box}`, title));
export const backName = (kind: string): string => spoken.sayOr(`sheet.back.${kind}`, kind);
export const cardName = ({ facts }: Card): string => nameIn(cards, spoken, facts.id);

export const detailsOf = (module: string): readonly string[] => bubblesOf([module], settings.language).map(({ text }) => text);

// The rules speak of the boxes that can be played.
export function explained({ box, kind, facts }: Card): { effect: string; topic: string } | null {
  const topic = isOffered(facts.module ?? box) ? topicOf(facts.id, [box]) : undefined;
  if (topic === undefined) return null;
  const effect = kind === "role" ? sayOr(`role.${facts.id}.aim`, "") : cardEffect(facts.id);
  return { effect, topic };
}
