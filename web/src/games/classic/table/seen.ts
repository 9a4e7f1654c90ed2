// What a player has just looked at in secret: a goal, a role, a chest.
import type { NameOf } from "../../../shell/people";
import type { CardInfo } from "../../../table/card_info";
import type { Secret } from "../messages";
import type { Moment } from "../vocabulary";
import { secretSentence } from "../words/sentences";

function lookedAt(secret: Secret): string | undefined {
  if (secret[0] === "goal_seen") return secret[2];
  if (secret[0] === "role_seen") return secret[2].role ?? undefined;
  return secret[0] === "chest_seen" ? (secret[2].card ?? secret[2].path) : undefined;
}

export function seenIn({ secrets }: Moment, name: NameOf): { text: string; picture: CardInfo["picture"] } | null {
  for (const secret of secrets) {
    const id = lookedAt(secret);
    if (id !== undefined) return { text: secretSentence(secret, name) ?? "", picture: { id, turned: false } };
  }
  return null;
}
