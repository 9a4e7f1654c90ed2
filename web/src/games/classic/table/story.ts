// What happened, as sentences and as places in the maze.
import type { Cell } from "../../../protocol";
import type { Teller } from "../../../table/story";
import type { Classic, Moment } from "../vocabulary";
import { secretSentence, sentence, statement } from "../words/sentences";

const isSaid = (text: string | null): text is string => text !== null;

export const teller: Teller<Classic> = {
  told(moment, name) {
    const roles = moment.told.find((told) => told[0] === "roles_shown")?.[1] ?? [];
    return moment.told.map((told) => sentence(told, name, roles)).filter(isSaid);
  },
  secrets: (moment, name) => moment.secrets.map((secret) => secretSentence(secret, name)).filter(isSaid),
  statement,
};

// Where in the maze it happened.
export function placesOf(moment: Moment): Cell[] {
  const goal = (number: number) => moment.table.goals?.[number]?.at;
  return moment.told.flatMap((told) => {
    if (told[0] === "placed" || told[0] === "rock_fell") return [told[3]];
    const at = told[0] === "peeked" ? goal(told[3]) : told[0] === "goal_turned" ? goal(told[1]) : undefined;
    return at ? [at] : [];
  });
}
