// The card in hand is turned, and who cannot see it hears how it lies now.
import { sayAloud } from "../../../table/aloud.svelte";
import type { Card, Table } from "../messages";
import { cardWithin } from "../words/names";
import { say } from "../words/words";
import { lastPath } from "./announced";
import type { Play } from "./play.svelte";
import { turnedUp } from "./turned_up";

// The tunnel that would come to lie in the maze: the card in hand, or the one that it moves, or the card that was turned up.
export function tunnelFor({ marks, card }: Play, table: Table): Card | null {
  const choice = marks[0]?.choices[0];
  if (choice?.answer[0] === "divert") return lastPath(table);
  return choice?.target.kind === "way" ? (turnedUp(table)?.id ?? null) : card;
}

export function turnAloud(play: Play, table: Table): void {
  if (play.canTurn) play.turn();
  const card = tunnelFor(play, table);
  const turned = play.mark ? play.turnedAt(play.mark) : play.turned;
  if (card) sayAloud(say(play.canTurn ? "turn.now" : "turn.only", { card: cardWithin(card, turned) }));
}
