// What was heard and said, as sentences in the reader's language.
import { findCard } from "../cards/deck";
import type { Card, Cell, Laid, Secret, Stated, Told } from "../protocol";
import { say, sayOr, type Key } from "./words";

export type NameOf = (seat: number) => string;

export const goalNumber = (goal: number): number => goal + 1;

export function cellName([x, y]: Cell): string {
  return x === 0 && y === 0 ? say("cell.start") : say("cell.at", { x, y });
}

export function cardOf(laid: Laid): Card {
  return laid.endsWith(" turned") ? laid.slice(0, -" turned".length) : laid;
}

export function isTreasure(card: Card): boolean {
  return card === "goal-gold";
}

export function isTunnel(card: Card): boolean {
  return findCard(card)?.kind === "path";
}

// A tunnel is named by where it leads; everything else by its own name.
export function cardName(card: Card): string {
  const known = findCard(card);
  if (known?.kind !== "path") return sayOr(`card.${card}`, card);
  const open = [...known.facts.open].map((side) => say(`side.${side}` as Key)).join(", ");
  return say(known.facts.joined.length === 0 ? "card.dead_end" : "card.path", { open });
}

// What the card does, for tool tips; empty where there is nothing to say.
export function cardEffect(card: Card): string {
  const known = findCard(card);
  if (known?.kind === "path") return say(known.facts.joined.length === 0 ? "effect.dead_end" : "effect.path");
  return known?.kind === "action" ? sayOr(`effect.${known.facts.effect}`, "") : "";
}

export const roleName = (role: string): string => sayOr(`role.${role}`, role);
export const toolName = (tool: string): string => sayOr(`tool.${tool}`, tool);

function listed(names: string[]): string {
  return names.join(", ");
}

const nuggetsIn = (gold: Readonly<Record<string, number | undefined>>): number =>
  Object.entries(gold).reduce((sum, [value, count]) => sum + Number(value) * (count ?? 0), 0);

// None: it goes without saying.
export function sentence(told: Told, name: NameOf): string | null {
  switch (told[0]) {
    case "round_began":
      return say("log.round_began", { round: told[1], name: name(told[2]) });
    case "placed":
      return say("log.placed", { name: name(told[1]), cell: cellName(told[3]) });
    case "broke":
      return say("log.broke", { name: name(told[1]), whom: name(told[3]), tool: toolName(told[4]) });
    case "mended":
      return told[1] === told[3]
        ? say("log.mended_own", { name: name(told[1]), tool: toolName(told[4]) })
        : say("log.mended", { name: name(told[1]), whom: name(told[3]), tool: toolName(told[4]) });
    case "rock_fell":
      return say("log.rock_fell", { name: name(told[1]), cell: cellName(told[3]) });
    case "peeked":
      return say("log.peeked", { name: name(told[1]), goal: goalNumber(told[3]) });
    case "discarded":
      return say("log.discarded", { name: name(told[1]), count: told[2] });
    case "passed":
      return say("log.passed", { name: name(told[1]) });
    case "drew":
      return null;
    case "goal_turned": {
      const gold = isTreasure(cardOf(told[2]));
      const key = told[3]
        ? gold ? "log.goal_gold" : "log.goal_stone"
        : gold ? "log.goal_shown_gold" : "log.goal_shown_stone";
      return say(key, { goal: goalNumber(told[1]) });
    }
    case "round_ended":
      if (told[1] === "diggers") return say("log.won_diggers", { name: name(told[2] ?? 0) });
      return say(told[1] === "saboteurs" ? "log.won_saboteurs" : "log.won_nobody");
    case "roles_shown": {
      const saboteurs = told[1].flatMap((role, seat) => (role === "saboteur" ? [name(seat)] : []));
      return saboteurs.length > 0
        ? say("log.roles_shown", { names: listed(saboteurs) })
        : say("log.roles_shown_none");
    }
    case "gold_drawn":
      return say("log.gold_drawn", { count: told[1] });
    case "gold_taken":
      return say("log.gold_taken", { name: name(told[1]) });
    case "rewarded":
      return say("log.rewarded", { name: name(told[1]), nuggets: told[2] });
    case "match_ended":
      return say("log.match_ended", { names: listed(told[2].map(name)), count: told[2].length });
  }
}

export function secretSentence(secret: Secret): string | null {
  switch (secret[0]) {
    case "dealt":
      return say("log.you_dealt", { role: roleName(secret[1]) });
    case "got_card":
      return say("log.you_got", { card: cardName(secret[1]) });
    case "discarded_card":
      return say("log.you_discarded", { card: cardName(secret[1]) });
    case "goal_seen":
      return say(isTreasure(secret[2]) ? "log.you_saw_gold" : "log.you_saw_stone", { goal: goalNumber(secret[1]) });
    case "got_gold":
      return say("log.you_gold", { nuggets: nuggetsIn(secret[1]) });
    case "lost_card":
    case "gold_offered":
      return null;
  }
}

export function statement(stated: Pick<Stated, "about" | "subject" | "what" | "with">, name: NameOf): string {
  const places = { goal: goalNumber(stated.subject), whom: name(stated.subject), tool: toolName(stated.with) };
  const key = stated.what === "" ? `state.${stated.about}` : `state.${stated.about}.${stated.what}`;
  return sayOr(key, `${stated.about} ${stated.what}`, places);
}
