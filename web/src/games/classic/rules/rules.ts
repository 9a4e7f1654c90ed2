// What the rules pages need.
import type { RulesPart } from "../../game";
import { cardName } from "../words/names";
import { say, sayOr } from "./rulebook";
import SharesTable from "./SharesTable.svelte";
import { topics as all } from "./topics";

export { cards } from "../cards/cards";
export { cardName };

export const topics: RulesPart["topics"] = () =>
  all.map(({ id, cards, box }) => ({
    id,
    cards,
    title: say(`rules.${id}.title`),
    text: say(`rules.${id}.text`),
    ...(box ? { heading: sayOr(`rules.box.${box}`, box) } : {}),
    ...(id === "s2_shares" ? { Table: SharesTable } : {}),
  }));
