// A lesson: a round that was really played at a server, played once more. Where the pupil is asked, only what was answered
// then lights up; everything else comes by itself, with time to look at it.
import type { ClientMessage, Legal, Lobby, Refused } from "../protocol";
import type { Door } from "../shell/session";
import type { Change, Vocabulary } from "../state/moment";
import { TableState } from "../state/table.svelte";

export interface Recorded<Game extends Vocabulary = Vocabulary> {
  seat: number;
  messages: (Change<Game> & { type: "view" | "played"; legal?: Legal })[];
  answers: { n: number; answer: string }[];
}

// The only answer there is, grouped as the server groups them.
export function onlyAnswer(legal: Legal, answer: string): Legal {
  for (const [head, tails] of Object.entries(legal))
    for (const tail of tails ?? [])
      if ((tail === "" ? head : `${head} ${tail}`) === answer) return { [head]: [tail] };
  throw new Error(`the lesson's answer "${answer}" is not legal`);
}

export class Lesson<Game extends Vocabulary = Vocabulary> implements Door {
  place: TableState<Game>;
  refusal: Refused | null = $state.raw(null);
  readonly personalLink = null;
  // What the coach speaks of: "welcome", "wait", "end", a kind of answer, or "KIND.first" for the first one of its kind.
  topic = $state("welcome");

  #recorded: Recorded<Game>;
  #next = 0; // the message that comes next
  #answered = $state(0);
  #known = new Set<string>();

  constructor(
    recorded: Recorded<Game>,
    lobby: Lobby,
    private readonly kindOf: (answer: string) => string,
    private readonly pause: number, // milliseconds between what the others do
    private readonly left: () => void,
  ) {
    this.#recorded = recorded;
    this.place = new TableState<Game>(lobby, recorded.seat);
    this.#tell();
  }

  get progress(): number {
    return this.#answered / this.#recorded.answers.length;
  }

  answer(answer: string): void {
    const expected = this.#recorded.answers[this.#answered];
    const isRight = answer === expected?.answer;
    this.refusal = isRight ? null : { type: "refused", n: this.place.now!.n, code: "not_an_answer", text: "" };
    if (!isRight) return;
    this.#answered += 1;
    this.topic = "wait";
    this.place.legal = undefined;
    this.#tell();
  }
  // Nobody listens here.
  say(_message: ClientMessage): void {}
  leave(): void {
    this.left();
  }

  // What happens until the pupil is asked again.
  #tell(): void {
    const message = this.#recorded.messages[this.#next];
    if (!message) {
      this.topic = "end";
      this.place.lobby = { ...this.place.lobby, phase: "paused" };
      return;
    }
    this.#next += 1;
    const expected = this.#recorded.answers[this.#answered];
    const legal = message.legal && expected?.n === message.n ? onlyAnswer(message.legal, expected.answer) : undefined;
    const shown = { ...message };
    delete shown.legal;
    if (legal) shown.legal = legal;
    if (shown.type === "view") this.place.seen(shown);
    else this.place.played(shown);
    if (legal && expected) this.#teach(expected.answer);
    else setTimeout(() => this.#tell(), this.pause);
  }
  #teach(answer: string): void {
    const kind = this.kindOf(answer);
    const isFirst = !this.#known.has(kind);
    this.#known.add(kind);
    if (this.#answered === 0) this.topic = "welcome";
    else this.topic = isFirst ? `${kind}.first` : kind;
  }
  // After the welcome the first card is explained.
  begin(): void {
    const first = this.#recorded.answers[0];
    if (this.topic === "welcome" && first) this.topic = `${this.kindOf(first.answer)}.first`;
  }
}
