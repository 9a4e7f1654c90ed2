// What happened, as sentences and as places in the maze.
import type { Teller } from "../../../table/story";
import type { Cell } from "../messages";
import type { Classic, Moment } from "../vocabulary";
import { fieldsIn, secretSentence, sentence, statement } from "../words/sentences";

const isSaid = (text: string | null): text is string => text !== null;

export const teller: Teller<Classic> = {
  // Declining means another thing while cards are still played: no role is shown yet.
  told: (moment, name) => {
    const isPlayed = Object.values(moment.table.seats ?? {}).every((seat) => !seat?.role);
    return moment.told.map((told) => sentence(told, name, ...(isPlayed ? ["playing"] : []))).filter(isSaid);
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
