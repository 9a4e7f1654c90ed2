// What the rules pages need.
import type { Component } from "svelte";
import { speaker } from "../../../words/speaker";
import { about } from "../about/about";
import type { RulesPart } from "../../game";
import "../modules";
import { cardName } from "../words/names";
import { say, sayOr } from "./rulebook";
import Editions from "../about/Editions.svelte";
import SharesTable from "./SharesTable.svelte";
import { familyOf, topics as all } from "./topics";
import TournamentTable from "./TournamentTable.svelte";

export { cards } from "../cards/cards";
export { cardName };

const named = speaker(about.words);
// A module has a chapter of its own, or one for all of its family.
const chapterOf = (box: string): string => sayOr(`chapter.${familyOf(box)}`, named.sayOr(`option.modules.${box}`, box));

const tables: Readonly<Record<string, Component>> = { editions: Editions, s2_shares: SharesTable, tournament: TournamentTable };

// The first topic of a chapter says whose rules follow.
export const topics: RulesPart["topics"] = () =>
  all.map(({ id, cards, box }, index) => ({
    id,
    cards,
    title: say(`rules.${id}.title`),
    text: say(`rules.${id}.text`),
    ...(index > 0 && chapterOf(all[index - 1]!.box) !== chapterOf(box) ? { heading: chapterOf(box) } : {}),
    ...(tables[id] ? { Table: tables[id] } : {}),
  }));
