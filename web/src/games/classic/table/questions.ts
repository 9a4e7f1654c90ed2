// What is asked, in words: of this player, who may have a card in hand already, or of others.
import { seatName } from "../../../shell/people";
import type { Place } from "../vocabulary";
import { cardEffect, effectOf } from "../words/names";
import { announcedSentence } from "../words/sentences";
import { say, sayOr } from "../words/words";
import { choicesOf } from "./answers";
import { payQuestion } from "./front";
import { tollOwner } from "./pawns";
import { lingering, namesOf } from "../../../table/people";
import { variantOf, type Play } from "./play.svelte";
import { troubleText } from "./trouble";

// Who announced the card that is in play. The table does not say it: it was told.
function announcer(moments: Place["moments"]): number | undefined {
  for (let n = moments.length - 1; n >= 0; --n)
    for (const told of moments[n]!.told) if (told[0] === "announced") return told[1];
  return undefined;
}

// What was announced, as a sentence; who did, and whose dwarf stands in the way.
function announced({ now, lobby, moments }: Place): { announced: string; by: string; owner: string } {
  const name = (seat: number) => seatName(lobby, seat);
  const by = announcer(moments);
  if (!now?.table.announced || by === undefined) return { announced: "", by: "", owner: "" };
  const { payer } = now.table;
  const paid = payer === undefined || payer === null ? "" : ` ${sayOr("told.fee_promised", "", { by: name(payer) })}`;
  const owner = tollOwner(now.table);
  return { announced: announcedSentence(by, now.table.announced, name) + paid, by: name(by), owner: owner === null ? "" : name(owner) };
}

// Why the card cannot be played anywhere.
const untilHelped: readonly string[] = ["tools_broken", "imprisoned"];
export function whyUnplayable(place: Place, card: string): string {
  const { question, table = {} } = place.now ?? {};
  // In a lesson, which has no code, one card is to be played.
  if (!place.lobby.code && !place.legal?.discard) return say("unplayable.lesson");
  if (question?.what !== "turn") return sayOr("ask.only_tunnels", say("unplayable.fits_nowhere"));
  const code = place.unplayable[card] ?? "fits_nowhere";
  const trouble = untilHelped.includes(code) && place.seat !== null ? troubleText("card", table, place.seat, choicesOf(place.legal)) : null;
  if (trouble) return trouble;
  return sayOr(`unplayable.${code}`, sayOr(`refusal.${code}`, say("unplayable.fits_nowhere")));
}

function whileDiscarding({ clearing, hiring, thrown, mark, mostThrown, choices }: Play): string {
  if (hiring !== null) return sayOr(`ask.hire.${thrown.length === 0 ? "card" : mark ? "ready" : "place"}`, "");
  if (clearing) return payQuestion(clearing, choices.clear.pay);
  return mostThrown > 1 ? say("ask.discard_many", { least: choices.discard?.least ?? 1, most: mostThrown }) : say("ask.discard");
}

function withCard(place: Place, play: Play, card: string): string {
  const own = (end: string, otherwise: string) => sayOr(`ask.aim.${effectOf(card)}${end}`, otherwise);
  const [choice] = play.ready;
  if (play.mark && !choice) return own(".one", say("ask.confirm"));
  if (choice?.target.kind === "nothing") return cardEffect(card);
  if (choice) return sayOr(`ask.which.${variantOf(choice.target)}`, say(play.ready.length > 1 ? "ask.tool" : "ask.confirm"));
  const kind = play.marks[0]?.kind;
  if (kind === undefined) return whyUnplayable(place, card);
  if (play.marks.every((mark) => mark.kind === "seat" && mark.seat === place.seat)) return say("ask.yourself");
  if (kind === "cell") return own("", say("ask.place"));
  return own("", say(kind === "seat" ? "ask.seat" : kind === "rock" ? "ask.rock" : "ask.goal"));
}

// null: this player is not asked.
export function questionFor(place: Place, play: Play | null): string {
  const what = place.now?.question?.what;
  const { table } = place.now ?? {};
  if (!play) {
    const waiting = what === "go_on" ? lingering(place.lobby) : [];
    if (waiting.length > 3) return say("ask.waiting_many", { count: waiting.length });
    if (waiting.length > 0) return say("ask.waiting", { names: namesOf(place.lobby, waiting) });
    const name = (place.now?.question?.seats ?? []).map((seat) => seatName(place.lobby, seat)).join(", ");
    return sayOr(`ask.other.${what}`, say("ask.other.else", { name }), { name, ...(table?.announced ? announced(place) : {}) });
  }
  if (what === "gold") return say("ask.you_gold");
  if (what === "steal") {
    if (play.mark?.kind !== "seat") return say("ask.you_steal");
    return say("ask.confirm_steal", { name: seatName(place.lobby, play.mark.seat) });
  }
  if (play.choices.pass) return say("ask.pass");
  if (play.discarding) return whileDiscarding(play);
  if (what !== "veto" && play.card !== null) return withCard(place, play, play.card);
  const trouble = what === "turn" && place.seat !== null ? troubleText("turn", table ?? {}, place.seat, play.choices) : null;
  if (trouble) return trouble;
  const isOwn = what === "fee" && tollOwner(table ?? {}) === place.seat;
  return sayOr(`ask.you.${what}${isOwn ? ".own" : ""}`, say("ask.you"), table?.announced ? announced(place) : {});
}
