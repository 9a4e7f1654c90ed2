// What a player has just looked at in secret: a mine, a treasure, a dwarf card.
import type { NameOf } from "../../../shell/people";
import type { CardInfo } from "../../../table/card_info";
import { secretSentence } from "../words/sentences";
import type { Moment } from "../vocabulary";
import { secretPicture } from "./story";

export function seenIn({ secrets, table, told }: Moment, name: NameOf): { text: string; picture: CardInfo["picture"] } | null {
  // A treasure that one takes is seen, too, and is no surprise.
  if (!told.some(([what]) => what.endsWith("_looked_at"))) return null;
  for (const secret of secrets) {
    if (!secret[0].endsWith("_seen")) continue;
    const picture = secretPicture(secret, table);
    if (picture) return { text: secretSentence(secret, name) ?? "", picture };
  }
  return null;
}
