// What the rules pages need.
import type { Component } from "svelte";
import type { RulesPart } from "../../game";
import { cardName as nameOf } from "../words/names";
import ExampleTable from "./ExampleTable.svelte";
import HandsTable from "./HandsTable.svelte";
import RolesTable from "./RolesTable.svelte";
import { say } from "./rulebook";
import { topics as all } from "./topics";

export { cards } from "../cards/cards";
export const cardName: RulesPart["cardName"] = (id) => nameOf(id);

const tables: Readonly<Record<string, Component>> = { roles: RolesTable, setup: HandsTable, example: ExampleTable };

export const topics: RulesPart["topics"] = () =>
  all.map(({ id, cards }) => ({
    id,
    cards,
    title: say(`rules.${id}.title`),
    text: say(`rules.${id}.text`),
    ...(tables[id] ? { Table: tables[id] } : {}),
  }));
