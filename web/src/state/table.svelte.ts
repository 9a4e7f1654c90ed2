// The table this person is at, kept up to date by what the server says. The client never guesses: all of this was sent.
import type { Lobby, Said, Stated } from "../protocol";
import { momentsOf, next, type Change, type Moment, type Vocabulary } from "./moment";

export type TalkLine = Said | Stated;

// A view or an answer that was played, with the answers the seat may give now and the seconds left for it.
interface Asking<Game extends Vocabulary> extends Change<Game> {
  legal?: Game["legal"];
  unplayable?: Readonly<Record<string, string>>;
  left?: number;
}
interface Seen<Game extends Vocabulary> extends Asking<Game> {
  rules: Game["rules"];
  kept?: Game["answer"];
  orders?: Game["orders"];
}

interface Came<Game extends Vocabulary> {
  message: Asking<Game>;
  at: number;
}

export class TableState<Game extends Vocabulary = Vocabulary> {
  lobby: Lobby = $state.raw() as Lobby;
  seat: number | null = $state(null); // null: this person watches
  rules: Game["rules"] = $state.raw({});
  moments: Moment<Game>[] = $state.raw([]);
  legal: Game["legal"] | undefined = $state.raw();
  unplayable: Readonly<Record<string, string>> = $state.raw({}); // cards, each with a code that says why
  kept: Game["answer"] | null = $state.raw(null); // the own answer to a question others still answer
  orders: Game["orders"] = $state.raw({}); // what this seat wants to answer before it is asked
  talk: TalkLine[] = $state.raw([]);
  deadline: number | null = $state(null); // when the open question closes or is answered by a bot, milliseconds since 1970
  // What happened last, to be drawn; counts up whenever something is heard while this person is there. After somebody went
  // on there may be several moments: from this number on.
  heard: { count: number; from: number; moment: Moment<Game> | null } = $state.raw({ count: 0, from: 0, moment: null });

  // What came after the moment that is still looked at, and when it came.
  #later: readonly Came<Game>[] = $state.raw([]);
  #until: string | null = null; // the event with which it begins

  constructor(lobby: Lobby, seat: number | null) {
    this.lobby = lobby;
    this.seat = seat;
  }

  get now(): Moment<Game> | undefined {
    return this.moments.at(-1);
  }
  get isHost(): boolean {
    return this.seat !== null && this.seat === this.lobby.host;
  }
  // This seat has something to answer. A question waits while the table is paused.
  get isAsked(): boolean {
    return this.legal !== undefined && this.lobby.phase === "playing";
  }

  // The others are further on than what is shown here.
  get isBehind(): boolean {
    return this.#later.length > 0;
  }
  // They wait for an answer to a question that is not shown yet. In a window nobody has to answer.
  get isAwaited(): boolean {
    const last = this.#later.at(-1)?.message;
    return last?.legal !== undefined && !last.question?.window && this.lobby.phase === "playing";
  }

  // A bot answers for the person who sits here.
  get isSubstituted(): boolean {
    return this.seat !== null && this.lobby.seats[this.seat]?.bot !== undefined && this.lobby.phase !== "over";
  }

  // The whole view, as after coming back. False: what went before is not known and should be asked for.
  seen(view: Seen<Game>): boolean {
    const moment = next<Game>(undefined, view);
    const known = this.now;
    this.rules = view.rules;
    this.#later = [];
    this.#until = null;
    this.#asked(view, Date.now());
    this.kept = view.kept ?? null;
    this.orders = view.orders ?? {};
    if (known && known.n === moment.n) {
      this.moments = [...this.moments.slice(0, -1), { ...moment, told: known.told, secrets: known.secrets }];
      return true;
    }
    this.moments = [moment];
    return false;
  }

  played(message: Asking<Game>): void {
    const came = { message, at: Date.now() };
    if (this.isBehind || this.#begins(came)) this.#later = [...this.#later, came];
    else this.#hear([came]);
  }

  // Somebody looks at something, such as the end of a round: from this event on everything waits until they go on.
  lookUntil(event: string): void {
    this.#until = event;
  }
  // Shows what has waited, up to the next such event.
  goOn(): void {
    const later = this.#later;
    const end = later.findIndex((came, index) => index > 0 && this.#begins(came));
    this.#later = end < 0 ? [] : later.slice(end);
    if (!this.isBehind) this.#until = null;
    this.#hear(end < 0 ? later : later.slice(0, end));
  }
  catchUp(): void {
    do this.goOn();
    while (this.isBehind);
  }

  // The server has the answer, and tells nobody before the question closes.
  keeps(question: number, answer: Game["answer"]): void {
    if (this.now?.question?.number === question) this.kept = answer;
  }

  remembered(history: { steps: Change<Game>[]; talk: TalkLine[] }): void {
    const moments = momentsOf(history.steps);
    // An answer may have come in between.
    const last = moments.at(-1)?.n ?? -1;
    this.moments = [...moments, ...this.moments.filter((moment) => moment.n > last)];
    this.talk = history.talk;
  }

  said(line: TalkLine): void {
    this.talk = [...this.talk, line];
  }

  #begins({ message }: Came<Game>): boolean {
    return message.told?.some(([what]) => what === this.#until) ?? false;
  }
  #hear(all: readonly Came<Game>[]): void {
    const last = all.at(-1);
    if (!last) return;
    const moments = [...this.moments];
    for (const { message } of all) moments.push(next(moments.at(-1), message));
    this.moments = moments;
    this.#asked(last.message, last.at);
    this.kept = null;
    this.heard = { count: this.heard.count + 1, from: all[0]!.message.n, moment: moments.at(-1)! };
  }
  #asked({ legal, unplayable = {}, left }: Asking<Game>, at: number): void {
    this.legal = legal;
    this.unplayable = unplayable;
    this.deadline = left === undefined ? null : at + left * 1000;
  }
}
