// What is asked, in words: of this player, who may have a card in hand already, or of others.
import { seatName } from "../../../shell/people";
import { lingering, namesOf } from "../../../table/people";
import type { Place } from "../vocabulary";
import { kindOf } from "../words/names";
import type { Play } from "./play.svelte";
import { say, sayOr } from "./say";
import { lossOn, trapsOn } from "./walking";

const asking = (what: string | undefined): string => sayOr(`ask.you.${what}`, "");

// Why the card cannot be played anywhere.
export function whyUnplayable(place: Place, card: string): string {
  // In a lesson, which has no code, one card is to be played.
  if (!place.lobby.code && !place.legal?.discard) return say("unplayable.lesson");
  const code = place.unplayable[card] ?? "nowhere";
  return sayOr(`unplayable.${code}`, say("unplayable.nowhere"));
}

function withCard(place: Place, play: Play, card: string): string {
  if (play.mark) return say(play.canTurn ? "ask.confirm_turn" : "ask.confirm");
  if (play.marks.length === 0) return whyUnplayable(place, card);
  return sayOr(`ask.aim.${kindOf(card)}`, sayOr("ask.aim.path", ""));
}

function whereTo(place: Place, play: Play): string {
  const target = play.mark && play.ready[0]?.target;
  const { table = {} } = place.now ?? {};
  if (target?.kind !== "end") return asking("walk");
  const from = table.seats?.[place.seat ?? -1]?.dwarf ?? target.at;
  const traps = trapsOn(from, target.route, table).length;
  const steps = { count: target.route.length };
  const way = traps > 0 ? say("ask.way_trapped", { ...steps, traps, loss: lossOn(from, target.route, table, play.hand.length) }) : say("ask.way", steps);
  if (play.ready.length > 1) return `${way} ${say("ask.which_treasure")}`;
  return play.canTurn ? `${way} ${say("ask.other_way")}` : way;
}

// null: this player is not asked.
export function questionFor(place: Place, play: Play | null): string {
  const what = place.now?.question?.what;
  if (!play) {
    const waiting = what === "go_on" ? lingering(place.lobby) : [];
    if (waiting.length > 3) return say("ask.waiting_many", { count: waiting.length });
    if (waiting.length > 0) return say("ask.waiting", { names: namesOf(place.lobby, waiting) });
    const name = (place.now?.question?.seats ?? []).map((seat) => seatName(place.lobby, seat)).join(", ");
    return sayOr(`ask.other.${what}`, say("ask.other.else", { name }), { name });
  }
  if (play.discarding) return play.mostThrown > 1 ? say("ask.discard_many", { least: play.choices.discard?.least ?? 1, most: play.mostThrown }) : say("ask.discard");
  if (what === "walk") return whereTo(place, play);
  if (what === "treasure" && play.mark) return say("ask.treasure_chosen");
  if (what !== "turn") return asking(what);
  if (play.card !== null) return withCard(place, play, play.card);
  return play.choices.play.size > 0 ? asking("turn") : say("ask.only_discard");
}
