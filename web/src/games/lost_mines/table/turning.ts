// The card in hand or the mine that was found is turned, and who cannot see it hears how it lies now.
import { sayAloud } from "../../../table/aloud.svelte";
import type { Table } from "../messages";
import { cardName } from "../words/names";
import { foundMine } from "./mines";
import type { Play } from "./play.svelte";
import { say } from "./say";

export function turnAloud(play: Play, table: Table): void {
  const could = play.canTurn;
  play.turn();
  const kind = play.mark?.kind ?? "cell";
  const card = kind === "way" ? foundMine(table)?.up : kind === "cell" ? play.card : null;
  const rotation = play.mark ? Number(play.wayAt(play.mark)) : play.rotation;
  if (card) sayAloud(say(could ? "turn.to" : "turn.fits", { card: cardName(card, rotation) }));
}
