// The log of a match: a line for everything heard and said, in the order it came.
import type { Stated } from "../protocol";
import type { NameOf } from "../shell/people";
import type { Moment, Vocabulary } from "../state/moment";
import type { TalkLine } from "../state/table.svelte";
import { say } from "../words/table_words";

export interface StoryLine {
  n: number; // the moment it belongs to
  kind: "told" | "secret" | "talk";
  text: string;
}

// How a game says what happened and what people state, in the reader's language.
export interface Teller<Game extends Vocabulary> {
  // `next` is the moment after it, if there is one: it may say better what this one only began.
  told(moment: Moment<Game>, name: NameOf, next?: Moment<Game>): string[];
  secrets(moment: Moment<Game>, name: NameOf): string[];
  statement(stated: Stated, name: NameOf): string;
}

export type Statements = Pick<Teller<Vocabulary>, "statement">;

export function textOf(line: TalkLine, { statement }: Statements, name: NameOf): string {
  return line.type === "said" ? line.text : statement(line, name);
}

export function storyOf<Game extends Vocabulary>(
  moments: readonly Moment<Game>[],
  talk: readonly TalkLine[],
  name: NameOf,
  teller: Teller<Game>,
): StoryLine[] {
  const lines: StoryLine[] = [];
  let spoken = 0;
  const speak = (before: number) => {
    for (; spoken < talk.length && talk[spoken]!.n < before; ++spoken) {
      const line = talk[spoken]!;
      const text = say("log.said", { name: name(line.seat), text: textOf(line, teller, name) });
      lines.push({ n: line.n, kind: "talk", text });
    }
  };
  for (const [index, moment] of moments.entries()) {
    speak(moment.n);
    for (const text of teller.told(moment, name, moments[index + 1])) lines.push({ n: moment.n, kind: "told", text });
    for (const text of teller.secrets(moment, name)) lines.push({ n: moment.n, kind: "secret", text });
  }
  speak(Infinity);
  return lines;
}
