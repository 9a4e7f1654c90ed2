// What the rules pages need.
import { speaker } from "../../../words/speaker";
import { about } from "../about/about";
import type { RulesPart } from "../../game";
import { cardName } from "../words/names";
import { say } from "./rulebook";
import SharesTable from "./SharesTable.svelte";
import { topics as all } from "./topics";

export { cards } from "../cards/cards";
export { cardName };

const { sayOr } = speaker(about.words);
// The first topic of a module says whose rules follow.
const headingOf = (box: string): string => sayOr(`option.modules.${box}`, box);

export const topics: RulesPart["topics"] = () =>
  all.map(({ id, cards, box }, index) => ({
    id,
    cards,
    title: say(`rules.${id}.title`),
    text: say(`rules.${id}.text`),
    ...(index > 0 && all[index - 1]!.box !== box ? { heading: headingOf(box) } : {}),
    ...(id === "s2_shares" ? { Table: SharesTable } : {}),
  }));
