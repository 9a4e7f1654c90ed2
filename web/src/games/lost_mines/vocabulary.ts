// What the messages of this game are made of.
import type { Moment as AnyMoment } from "../../state/moment";
import type { TableState } from "../../state/table.svelte";
import type { Answer, Ask, Legal, Mine, Orders, Rules, Secret, Table, Told } from "./messages";

export interface LostMines {
  told: Told;
  secret: Secret;
  ask: Ask;
  answer: Answer;
  legal: Legal;
  rules: Rules;
  table: Table;
  mine: Mine;
  orders: Orders;
}

export type Moment = AnyMoment<LostMines>;
export type Place = TableState<LostMines>;
