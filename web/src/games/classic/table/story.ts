// What happened, as sentences and as places in the maze.
import type { Teller } from "../../../table/story";
import type { Cell, Told } from "../messages";
import type { Classic, Moment } from "../vocabulary";
import { fieldsIn, secretSentence, sentence, statement } from "../words/sentences";

const isSaid = (text: string | null): text is string => text !== null;

// A card that was announced and then does what it does needs one line; one that was stopped or had to be paid for needs two.
const answers: readonly Told[0][] = ["vetoed", "withdrawn", "fee_promised", "answered"];
const isDone = (next: Moment | undefined): boolean => next !== undefined && !next.told.some(([what]) => answers.includes(what));

export const teller: Teller<Classic> = {
  // Declining means another thing while cards are still played: no role is shown yet.
  told: (moment, name, next) => {
    const isPlayed = Object.values(moment.table.seats ?? {}).every((seat) => !seat?.role);
    const heard = isDone(next) ? moment.told.filter(([what]) => what !== "announced") : moment.told;
    return heard.map((told) => sentence(told, name, ...(isPlayed ? ["playing"] : []))).filter(isSaid);
  },
  secrets: (moment, name) => moment.secrets.map((secret) => secretSentence(secret, name)).filter(isSaid),
  statement,
};

const isGoal = (field: string): boolean => ["goal", "one", "other"].includes(field);

// Where in the maze it happened.
export function placesOf({ told, table }: Moment): Cell[] {
  return told.flatMap((one) =>
    fieldsIn(one).flatMap(({ name, value }) => {
      const index = value as number;
      const at = name === "at" ? value : isGoal(name) ? table.goals?.[index]?.at : name === "chest" ? table.chests?.[index]?.at : undefined;
      return at ? [at as Cell] : [];
    }),
  );
}
