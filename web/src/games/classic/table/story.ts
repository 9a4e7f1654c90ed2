// What happened, as sentences and as places in the maze.
import type { Teller } from "../../../table/story";
import type { Cell } from "../messages";
import type { Classic, Moment } from "../vocabulary";
import { fieldsIn, secretSentence, sentence, statement } from "../words/sentences";

const isSaid = (text: string | null): text is string => text !== null;

export const teller: Teller<Classic> = {
  told: (moment, name) => moment.told.map((told) => sentence(told, name)).filter(isSaid),
  secrets: (moment, name) => moment.secrets.map((secret) => secretSentence(secret, name)).filter(isSaid),
  statement,
};

// Where in the maze it happened.
export function placesOf({ told, table }: Moment): Cell[] {
  return told.flatMap((one) =>
    fieldsIn(one).flatMap(({ name, value }) => {
      const at = name === "at" ? value : name === "goal" ? table.goals?.[value as number]?.at : undefined;
      return at ? [at as Cell] : [];
    }),
  );
}
