// The cards of this game on the sheet of all cards.
import type { Box, Card } from "../../../art/box";
import { speaker } from "../../../words/speaker";
import { cardName as nameIn } from "../../common/card_names";
import { clans } from "../../common/words/clans";
import { paths } from "../../common/words/paths";
import { cards } from "../cards/cards";
import { sheet as en } from "./words/en/sheet";
import { sheet as fr } from "./words/fr/sheet";

const spoken = speaker(paths, clans, { en, fr });

export { cards };
export const boxName = ({ box, title }: Box): string => spoken.sayOr(`sheet.box.${box}`, title);
export const backName = (kind: string): string => spoken.sayOr(`sheet.back.${kind}`, kind);
export const cardName = ({ facts }: Card): string => nameIn(cards, spoken, facts.id);
export const explained = (): null => null;
