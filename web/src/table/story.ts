// The story of a match: what was heard and said, in the order it came. The log tells all of it, a line of news the latest.
import type { Stated } from "../protocol";
import type { NameOf } from "../shell/people";
import type { Moment, Vocabulary } from "../state/moment";
import type { TalkLine } from "../state/table.svelte";
import { say, sayOr } from "../words/table_words";
import type { Spot } from "./flights";

// Something that happened: in words, with whose face and which card, and where it can be seen.
export interface Tale {
  text: string;
  details?: string; // which tunnel and where, in words, for people who cannot see it
  by?: number;
  card?: { id: string; turned: boolean } | { back: string };
  at: readonly Spot[];
  isQuiet?: boolean; // not said aloud unless somebody asks for it
}

export interface StoryLine extends Tale {
  n: number; // the moment it belongs to
  kind: "told" | "secret" | "talk";
}

// How a game says what happened and what people state, in the reader's language.
export interface Teller<Game extends Vocabulary> {
  // `next` is the moment after it, if there is one: it may say better what this one only began. `before` has what is gone now.
  told(moment: Moment<Game>, name: NameOf, next?: Moment<Game>, before?: Moment<Game>): Tale[];
  secrets(moment: Moment<Game>, name: NameOf): Tale[];
  statement(stated: Stated, name: NameOf): string;
}

export type Statements = Pick<Teller<Vocabulary>, "statement">;

export function textOf(line: TalkLine, { statement }: Statements, name: NameOf): string {
  if (line.type === "said") return line.text;
  return line.about === "reaction" ? sayOr(`reaction.${line.what}`, line.what) : statement(line, name);
}

// As it is said aloud.
export const spoken = ({ text, details }: Tale): string => (details ? say("log.details", { text: text.replace(/\.$/, ""), details }) : text);

export function storyOf<Game extends Vocabulary>(
  moments: readonly Moment<Game>[],
  talk: readonly TalkLine[],
  name: NameOf,
  teller: Teller<Game>,
): StoryLine[] {
  const lines: StoryLine[] = [];
  let said = 0;
  const speak = (before: number) => {
    for (; said < talk.length && talk[said]!.n < before; ++said) {
      const line = talk[said]!;
      const text = say("log.said", { name: name(line.seat), text: textOf(line, teller, name) });
      lines.push({ n: line.n, kind: "talk", text, by: line.seat, at: [] });
    }
  };
  for (const [index, moment] of moments.entries()) {
    speak(moment.n);
    for (const tale of teller.told(moment, name, moments[index + 1], moments[index - 1])) lines.push({ n: moment.n, kind: "told", ...tale });
    for (const tale of teller.secrets(moment, name)) lines.push({ n: moment.n, kind: "secret", ...tale });
  }
  speak(Infinity);
  return lines;
}

// What happened since this player did something, the newest last; else what they did. Who only looks on is told the last few.
export function newsOf<Game extends Vocabulary>(moments: readonly Moment<Game>[], me: number | null, name: NameOf, teller: Teller<Game>): StoryLine[] {
  const news: StoryLine[] = [];
  const most = me === null ? 5 : 40;
  for (let index = moments.length - 1; index >= Math.max(0, moments.length - most); --index) {
    const moment = moments[index]!;
    const tales = teller.told(moment, name, moments[index + 1], moments[index - 1]);
    const isMine = me !== null && tales.some(({ by }) => by === me);
    if (isMine && news.length > 0) break;
    news.unshift(...tales.map((tale): StoryLine => ({ n: moment.n, kind: "told", ...tale })));
    if (isMine) break;
  }
  return news;
}

// In their turn a player reads first what was done to them: the others may have played on since.
export function aimedLast(news: readonly StoryLine[], me: number): readonly StoryLine[] {
  const isAimed = ({ at, by }: StoryLine) => by !== me && at.some((spot) => "seat" in spot && spot.seat === me);
  const n = news.filter(isAimed).at(-1)?.n;
  return n === undefined ? news : [...news.filter((line) => line.n !== n), ...news.filter((line) => line.n === n)];
}
