// A lesson: a round that was really played at a server, played once more. Where the pupil is asked, only what was answered
// then lights up; everything else comes by itself, with time to look at it.
import type { ClientMessage, Lobby, Named, Refused } from "../protocol";
import type { TableSession } from "../shell/session";
import type { Change, Vocabulary } from "../state/moment";
import { TableState } from "../state/table.svelte";

export interface Recorded<Game extends Vocabulary = Vocabulary> {
  name: string;
  seat: number;
  rules: Game["rules"];
  messages: (Change<Game> & { type: "view" | "played" })[];
  answers: { question: number; answer: Game["answer"] }[];
}

// What a game adds to a lesson.
export interface Teaching<Game extends Vocabulary = Vocabulary> {
  onlyAnswer(answer: Game["answer"]): Game["legal"]; // legal answers that allow only this one
  hint(answer: Game["answer"]): string; // after another answer than this
}

export class Lesson<Game extends Vocabulary = Vocabulary> implements TableSession {
  place: TableState<Game>;
  refusal: Refused | null = $state.raw(null);
  readonly personalLink = null;
  // What the coach speaks of: "welcome", "wait", "end", or the number of the answer that comes next.
  topic = $state("welcome");

  #recorded: Recorded<Game>;
  #next = 0; // the message that comes next
  #answered = $state(0);

  constructor(
    recorded: Recorded<Game>,
    lobby: Lobby,
    private readonly teaching: Teaching<Game>,
    private readonly pause: number, // milliseconds between what the others do
    private readonly left: () => void,
  ) {
    this.#recorded = recorded;
    this.place = new TableState<Game>(lobby, recorded.seat);
    this.#tell();
  }

  get game(): string {
    return this.place.lobby.game;
  }
  get name(): string {
    return this.#recorded.name;
  }
  get progress(): number {
    return this.#answered / this.#recorded.answers.length;
  }

  answer(answer: Named): void {
    const expected = this.#recorded.answers[this.#answered];
    const isRight = JSON.stringify(answer) === JSON.stringify(expected?.answer);
    this.#refuse(isRight ? null : expected);
    if (!isRight) return;
    this.#answered += 1;
    this.topic = "wait";
    this.place.legal = undefined;
    this.#tell();
  }
  // Whatever the pupil points at, only one thing is to be done.
  askWhyNot(_aim: object): void {
    this.#refuse(this.#recorded.answers[this.#answered]);
  }
  #refuse(expected: { question: number; answer: Game["answer"] } | null | undefined): void {
    const hint = expected && this.teaching.hint(expected.answer);
    this.refusal = expected ? { type: "refused", question: expected.question, code: hint ? "lesson" : "not_an_answer", text: hint ?? "" } : null;
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
      return;
    }
    this.#next += 1;
    const expected = this.#recorded.answers[this.#answered];
    const legal = expected && expected.question === message.question?.number ? this.teaching.onlyAnswer(expected.answer) : undefined;
    const isLast = this.#next === this.#recorded.messages.length;
    const shown = { ...message, ...(legal ? { legal } : {}), ...(isLast ? { question: null } : {}) };
    if (message.type === "view") this.place.seen({ ...shown, rules: this.#recorded.rules });
    else this.place.played(shown);
    if (!legal) setTimeout(() => this.#tell(), this.pause);
    else if (this.#answered > 0) this.topic = String(this.#answered);
  }
  // After the welcome the first card is explained.
  begin(): void {
    if (this.topic === "welcome") this.topic = "0";
  }
}
