// What happened, as sentences with a face, a card and a place.
import type { Spot } from "../../../table/flights";
import type { Tale, Teller } from "../../../table/story";
import type { Place } from "../../../table/viewport";
import { lying } from "../cards/lying";
import type { Secret, Table, Told } from "../messages";
import { cellName } from "../words/names";
import { secretSentence, sentence, statement } from "../words/sentences";
import type { LostMines, Moment } from "../vocabulary";
import { middleOf, slotCount, slotPlace } from "./board";
import { edgeName } from "./names";
import { treasureCard } from "./treasures";

// A place of the board, also one between two spaces or beside it.
const at = (place: Place | undefined): Spot[] => (place ? [{ cell: [place[0], place[1]] }] : []);

export function spotsOf(told: Told, table: Table): Spot[] {
  switch (told[0]) {
    case "path_laid": return at(told[3]);
    case "tool_used":
    case "storm_called": return at(told[3]);
    case "token_placed": return at(middleOf(told[3]));
    case "mine_looked_at": return at(table.mine?.[told[3]]?.at);
    case "treasure_looked_at": return at(slotPlace(told[3], slotCount(table)));
    case "dwarf_looked_at": return [{ seat: told[3] }];
    case "walked": return at(told[2].at(-1));
    case "trapped": return [...at(middleOf(told[3])), { seat: told[1] }];
    case "mine_revealed": return at(table.mine?.[told[2]]?.at);
    case "mine_turned": return at(table.mine?.[told[2]]?.at);
    case "treasure_taken": return [...at(slotPlace(told[2], slotCount(table))), { seat: told[1] }];
    default: return [];
  }
}
export const placesOf = ({ told, table }: Moment): Place[] =>
  told.flatMap((one) => spotsOf(one, table).flatMap((spot) => ("cell" in spot ? [spot.cell] : [])));

function pictured(told: Told, table: Table): Tale["card"] {
  switch (told[0]) {
    case "path_laid": return lying(told[2], told[4]);
    case "tool_used":
    case "token_placed":
    case "storm_called":
    case "mine_looked_at":
    case "treasure_looked_at":
    case "dwarf_looked_at": return lying(told[2]);
    case "mine_revealed": return lying(told[3]);
    case "cards_discarded": return { back: "trail" };
    case "treasure_taken": return { back: `treasure_${table.treasures?.[told[2]]?.back ?? "gold"}` };
    case "dragon_taken": return lying("dragon");
    default: return undefined;
  }
}

// Where, for people who cannot see it.
function inWords(told: Told): string {
  switch (told[0]) {
    case "path_laid":
    case "tool_used":
    case "storm_called": return cellName(told[3]);
    case "token_placed": return edgeName(told[3]);
    case "walked": return told[2].length > 0 ? cellName(told[2].at(-1)!) : "";
    default: return "";
  }
}

function whoDid(told: Told): number | undefined {
  const without: readonly Told[0][] = ["round_began", "trapped", "round_ended", "roles_shown", "treasures_shown", "loot_shared", "round_added", "match_ended"];
  return without.includes(told[0]) ? undefined : (told[1] as number);
}

function tale(told: Told, text: string, table: Table): Tale {
  const by = whoDid(told);
  const spots = spotsOf(told, table);
  const details = inWords(told);
  const card = pictured(told, table);
  return {
    text,
    at: spots.length === 0 && by !== undefined ? [{ seat: by }] : spots,
    ...(details ? { details } : {}),
    ...(by === undefined ? {} : { by }),
    ...(card ? { card } : {}),
  };
}

// What was looked at in secret.
export function secretPicture(secret: Secret, table: Table): Tale["card"] {
  switch (secret[0]) {
    case "mine_seen": return lying(secret[2]);
    case "treasure_seen": return lying(treasureCard(table.treasures?.[secret[1]]?.back ?? "none", secret[2]));
    case "role_seen": return secret[2] ? lying(`${table.seats?.[secret[1]]?.clan ?? "yellow"}_${secret[2]}`) : undefined;
    case "got_card":
    case "discarded_card": return lying(secret[1]);
    default: return undefined;
  }
}
function secretSpots(secret: Secret, table: Table): Spot[] {
  if (secret[0] === "mine_seen") return at(table.mine?.[secret[1]]?.at);
  if (secret[0] === "treasure_seen") return at(slotPlace(secret[1], slotCount(table)));
  return secret[0] === "role_seen" ? [{ seat: secret[1] }] : [];
}

export const teller: Teller<LostMines> = {
  told: ({ told, table }, name) =>
    told.flatMap((one) => {
      // Which treasure it was is seen by all.
      const back = one[0] === "treasure_taken" ? (table.treasures?.[one[2]]?.back ?? "") : "";
      const text = sentence(one, name, back);
      return text === null ? [] : [tale(one, text, table)];
    }),
  secrets: ({ secrets, table }, name) =>
    secrets.flatMap((secret) => {
      const text = secretSentence(secret, name);
      const card = secretPicture(secret, table);
      // The own role: a neighbour may hear it.
      return text === null ? [] : [{ text, at: secretSpots(secret, table), ...(card ? { card } : {}), isQuiet: secret[0] === "dealt" }];
    }),
  statement,
};

