// What happened, as sentences with a face, a card and a place.
import type { Spot } from "../../../table/flights";
import type { Tale, Teller } from "../../../table/story";
import { cards } from "../cards/cards";
import type { BackKind } from "../cards/backs";
import type { Cell, Secret, Table, Told } from "../messages";
import type { Classic, Moment } from "../vocabulary";
import { cardWithin, cellName, placed } from "../words/names";
import { fieldsIn, secretSentence, sentence, statement } from "../words/sentences";
import { tunnelOf } from "./announced";

// A card that was announced and then does what it does needs one line; one that was stopped or had to be paid for needs two.
const answers: readonly Told[0][] = ["vetoed", "withdrawn", "fee_promised", "answered"];
const isDone = (next: Moment | undefined): boolean => next !== undefined && !next.told.some(([what]) => answers.includes(what));

// Cards nobody sees: their backs are shown.
const faceDown: Readonly<Partial<Record<Told[0] | Secret[0], BackKind>>> = {
  cards_discarded: "deck",
  gold_drawn: "gold",
  gold_taken: "gold",
  gold_cards_taken: "gold",
  roles_shown: "role",
};

// The own role: a neighbour may hear it.
const quiet: readonly Secret[0][] = ["dealt", "got_role", "role_mixed"];

const isGoal = (field: string): boolean => ["goal", "one", "other"].includes(field);

// Where in the maze.
function cellsOf(told: Told, table: Table): Cell[] {
  return fieldsIn(told).flatMap(({ name, value }) => {
    const index = value as number;
    const at = name === "at" ? value : isGoal(name) ? table.goals?.[index]?.at : name === "chest" ? table.chests?.[index]?.at : undefined;
    return at ? [at as Cell] : [];
  });
}
export const placesOf = ({ told, table }: Moment): Cell[] => told.flatMap((one) => cellsOf(one, table));

function pictured(event: Told | Secret): Tale["card"] {
  const back = faceDown[event[0]];
  if (back) return { back };
  const fields = fieldsIn(event);
  const id = fields.find(({ kind, value }) => kind === "Card" && typeof value === "string" && cards.find(value))?.value;
  const turned = fields.some(({ name, value }) => name === "turned" && value === true);
  return id === undefined ? undefined : { id: id as string, turned };
}

// The tunnel that is or will be laid there, or that fell there, and the place.
function inWords(told: Told, at: Cell, table: Table, before: Table | undefined): string {
  const planned = told[0] === "announced" ? tunnelOf(told[2], table) : null;
  const [id, turned] = table.tunnels?.[at.join()] ?? before?.tunnels?.[at.join()] ?? [];
  const tunnel = planned ?? (id ? { id, turned } : null);
  return tunnel ? placed(cardWithin(tunnel.id, tunnel.turned), at) : cellName(at);
}

function tale(told: Told, text: string, table: Table, before: Table | undefined): Tale {
  const fields = fieldsIn(told);
  const seats = fields.flatMap(({ name, kind, value }) => (kind === "Seat" && typeof value === "number" ? [{ name, seat: value }] : []));
  const by = seats.find(({ name }) => name === "by")?.seat;
  const cells = cellsOf(told, table);
  const others: Spot[] = seats.filter(({ name }) => ["whom", "from", "to"].includes(name)).map(({ seat }) => ({ seat }));
  const at = [...cells.map((cell): Spot => ({ cell })), ...others];
  const details = fields.flatMap(({ name, value }) => (name === "at" && value ? [inWords(told, value as Cell, table, before)] : []));
  const card = pictured(told);
  return {
    text,
    at: at.length === 0 && by !== undefined ? [{ seat: by }] : at,
    ...(details.length > 0 ? { details: details.join(", ") } : {}),
    ...(by === undefined ? {} : { by }),
    ...(card ? { card } : {}),
  };
}

export const teller: Teller<Classic> = {
  // Declining means another thing while cards are still played: no role is shown yet.
  told: ({ told, table }, name, next, before) => {
    const isPlayed = Object.values(table.seats ?? {}).every((seat) => !seat?.role);
    const heard = isDone(next) ? told.filter(([what]) => what !== "announced") : told;
    return heard.flatMap((one) => {
      const text = sentence(one, name, ...(isPlayed ? ["playing"] : []));
      return text === null ? [] : [tale(one, text, table, before?.table)];
    });
  },
  secrets: ({ secrets, table }, name) =>
    secrets.flatMap((secret) => {
      const text = secretSentence(secret, name);
      const card = pictured(secret);
      const at = secret[0] === "goal_seen" ? table.goals?.[secret[1]]?.at : undefined;
      return text === null ? [] : [{ text, at: at ? [{ cell: at }] : [], ...(card ? { card } : {}), isQuiet: quiet.includes(secret[0]) }];
    }),
  statement,
};
