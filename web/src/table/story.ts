// The log of a match: a line for everything heard and said, in the order it came.
import type { Cell } from "../protocol";
import type { Moment } from "../state/moment";
import type { TalkLine } from "../state/table.svelte";
import { secretSentence, sentence, statement, type NameOf } from "../words/sentences";
import { say } from "../words/words";

export interface StoryLine {
  n: number; // the moment it belongs to
  kind: "told" | "secret" | "talk";
  text: string;
}

// Where in the maze it happened.
export function placesOf(moment: Moment): Cell[] {
  const goal = (number: number) => moment.table.goals?.[number]?.at;
  return moment.told.flatMap((told) => {
    if (told[0] === "placed" || told[0] === "rock_fell") return [told[3]];
    const at = told[0] === "peeked" ? goal(told[3]) : told[0] === "goal_turned" ? goal(told[1]) : undefined;
    return at ? [at] : [];
  });
}

export function storyOf(moments: readonly Moment[], talk: readonly TalkLine[], name: NameOf): StoryLine[] {
  const lines: StoryLine[] = [];
  let spoken = 0;
  const speak = (before: number) => {
    for (; spoken < talk.length && talk[spoken]!.n < before; ++spoken) {
      const line = talk[spoken]!;
      const text = line.type === "said" ? line.text : statement(line, name);
      lines.push({ n: line.n, kind: "talk", text: say("log.said", { name: name(line.seat), text }) });
    }
  };
  for (const moment of moments) {
    speak(moment.n);
    const roles = moment.told.find((told) => told[0] === "roles_shown")?.[1] ?? [];
    for (const told of moment.told) {
      const text = sentence(told, name, roles);
      if (text) lines.push({ n: moment.n, kind: "told", text });
    }
    for (const secret of moment.secrets) {
      const text = secretSentence(secret, name);
      if (text) lines.push({ n: moment.n, kind: "secret", text });
    }
  }
  speak(Infinity);
  return lines;
}
