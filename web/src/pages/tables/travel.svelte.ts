// From table to table. A person is at one table at a time, and keeps their seats at the others.
import type { ClientMessage } from "../../protocol";
import type { Session } from "../../state/session.svelte";
import { beSomebody } from "../people/person";
import { asSaid, firstChoice } from "../create/choice";

// A match that starts at once is on its way: no need to show its lobby first.
export const travel = $state({ isHurrying: false });

export function depart(session: Session): void {
  if (session.table) session.stepAway();
}

// One person, four bots, and off they go.
export function playNow(session: Session, game?: string): void {
  beSomebody();
  depart(session);
  const choice = firstChoice(session.games ?? [], 5, game);
  const bots = Array.from({ length: choice.players - 1 }, (_, at): ClientMessage => ({ type: "add_bot", seat: at + 1, level: "normal" }));
  travel.isHurrying = true;
  session.create(asSaid(choice), [...bots, { type: "start" }]);
}
