// What was heard and said, as sentences in the reader's language.
import type { Role, Secret, Stated, Told } from "../../../protocol";
import { cardName, cardOf, cellName, goalNumber, isTreasure, roleName, toolName } from "./names";
import type { NameOf } from "../../../shell/people";
import { verdict } from "./verdict";
import { say, sayOr } from "./words";

function listed(names: string[]): string {
  return names.join(", ");
}

const nuggetsIn = (gold: Readonly<Record<string, number | undefined>>): number =>
  Object.entries(gold).reduce((sum, [value, count]) => sum + Number(value) * (count ?? 0), 0);

// None: it goes without saying. `roles` are those that were shown at the same moment.
export function sentence(told: Told, name: NameOf, roles: readonly Role[] = []): string | null {
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
      return verdict({ winners: told[1], finisher: told[2], roles }, name);
    case "roles_shown": {
      if (told[2] === null)
        return say("log.roles_all", {
          roles: listed(told[1].map((role, seat) => say("log.role_of", { name: name(seat), role: `(${roleName(role)})` }))),
        });
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
    case "hands_off":
    case "free_at_last":
    case "role_change": {
      const places = { name: name(told[1]), whom: name(told[3]) };
      if (told[1] !== told[3]) return say(`log.on.${told[0]}`, places);
      return say(`log.on.${told[0]}_own`, places);
    }
    case "thief":
    case "prison":
    case "inspection":
    case "hand_swap":
      return say(`log.on.${told[0]}`, { name: name(told[1]), whom: name(told[3]) });
    case "cleared":
      return say("log.cleared", { name: name(told[1]), card: cardName(told[2]), count: told[3] });
    case "shared":
      return say(told[2] > 0 ? "log.shared" : "log.shared_none", { name: name(told[1]), count: told[2] });
    case "stole":
      return say("log.stole", { name: name(told[1]), whom: name(told[2]) });
    case "declined":
      return say("log.declined", { name: name(told[1]) });
    case "match_ended":
      return say("log.match_ended", { names: listed(told[2].map(name)), count: told[2].length });
  }
}

export function secretSentence(secret: Secret, name: NameOf): string | null {
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
    case "role_seen":
      return say("log.you_saw_role", { name: name(secret[1]), role: roleName(secret[2]) });
    case "got_role":
      return say("log.you_got_role", { role: roleName(secret[1]) });
    case "got_hand":
      return secret[1].length > 0 ? say("log.you_got_hand", { cards: listed(secret[1].map(cardName)) }) : null;
    case "lost_card":
    case "gold_offered":
      return null;
  }
}

export function statement(stated: Pick<Stated, "about" | "subject" | "what" | "with">, name: NameOf): string {
  const places = { goal: goalNumber(stated.subject), whom: name(stated.subject), tool: toolName(stated.with) };
  const isClaim = stated.about === "suspect" || stated.about === "trust";
  const key =
    stated.what === "" ? `state.${stated.about}` : isClaim ? `state.is.${stated.what}` : `state.${stated.about}.${stated.what}`;
  return sayOr(key, `${stated.about} ${stated.what}`, places);
}
