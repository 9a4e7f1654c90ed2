// A finished match with what lies in the chests.
import type { Table } from "../messages";
import type { Moment } from "../vocabulary";

type Chests = NonNullable<Table["chests"]>;

// What they hold is told when they are opened or the round ends, so it is read from the end.
export function chestsShown(moments: readonly Moment[]): Moment[] {
  const shown: Moment[] = [];
  let later: Chests = [];
  for (let index = moments.length - 1; index >= 0; --index) {
    const moment = moments[index]!;
    const chests = moment.table.chests?.map((chest, number) => (chest.cards?.card ? chest : { ...chest, cards: { ...later[number]?.cards, ...chest.cards } }));
    shown.unshift(chests ? { ...moment, table: { ...moment.table, chests } } : moment);
    later = moment.told.some((told) => told[0] === "round_began") ? [] : (chests ?? []);
  }
  return shown;
}
