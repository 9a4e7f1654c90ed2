// A match as one person saw it, moment by moment: what was heard, what is asked, and how the table lay after it.
import type { Named, Question } from "../protocol";
import { merge } from "./merge";

// What the messages of a game are made of: its own messages.ts has these types. Everything around a game carries them.
export interface Vocabulary {
  told: Named;
  secret: Named;
  ask: string;
  answer: Named;
  legal: object;
  rules: object;
  table: object;
  mine: object;
  orders: object;
}

export interface Moment<Game extends Vocabulary = Vocabulary> {
  n: number;
  told: readonly Game["told"][];
  secrets: readonly Game["secret"][];
  question: Question<Game["ask"]> | null;
  table: Game["table"];
  mine: Game["mine"];
}

// A whole view, an answer that was played, a step of a history: all of them change what lay there before.
export interface Change<Game extends Vocabulary = Vocabulary> {
  n: number;
  told?: readonly Game["told"][];
  secrets?: readonly Game["secret"][];
  question: Question<Game["ask"]> | null;
  table: object;
  mine?: object;
}

export function next<Game extends Vocabulary>(before: Moment<Game> | undefined, step: Change<Game>): Moment<Game> {
  return {
    n: step.n,
    told: step.told ?? [],
    secrets: step.secrets ?? [],
    question: step.question,
    table: merge<Game["table"]>(before?.table ?? {}, step.table),
    mine: merge<Game["mine"]>(before?.mine ?? {}, step.mine ?? {}),
  };
}

export function momentsOf<Game extends Vocabulary>(steps: readonly Change<Game>[]): Moment<Game>[] {
  const moments: Moment<Game>[] = [];
  for (const step of steps) moments.push(next(moments.at(-1), step));
  return moments;
}
