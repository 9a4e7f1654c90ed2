// What the messages of this game are made of.
import type { Mine, Secret, Table, Told } from "../../protocol";
import type { Moment as AnyMoment } from "../../state/moment";
import type { TableState } from "../../state/table.svelte";

export interface Classic {
  told: Told;
  secret: Secret;
  table: Table;
  mine: Mine;
}

export type Moment = AnyMoment<Classic>;
export type Place = TableState<Classic>;
