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
}

export class TableState<Game extends Vocabulary = Vocabulary> {
  lobby: Lobby = $state.raw() as Lobby;
  seat: number | null = $state(null); // null: this person watches
  rules: Game["rules"] = $state.raw({});
  moments: Moment<Game>[] = $state.raw([]);
  legal: Game["legal"] | undefined = $state.raw();
  unplayable: Readonly<Record<string, string>> = $state.raw({}); // cards, each with a code that says why
  kept: Game["answer"] | null = $state.raw(null); // the own answer to a question others still answer
  talk: TalkLine[] = $state.raw([]);
  deadline: number | null = $state(null); // when the open question is answered by a bot, milliseconds since 1970
  // What happened last, to be drawn; counts up with every answer heard while this person was there.
  heard: { count: number; moment: Moment<Game> | null } = $state.raw({ count: 0, moment: null });

  // What came after the moment that is still looked at, and when it came.
  #later: readonly { message: Asking<Game>; at: number }[] = $state.raw([]);
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
  // They wait for an answer to a question that is not shown yet.
  get isAwaited(): boolean {
    return this.#later.at(-1)?.message.legal !== undefined && this.lobby.phase === "playing";
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
    if (known && known.n === moment.n) {
      this.moments = [...this.moments.slice(0, -1), { ...moment, told: known.told, secrets: known.secrets }];
      return true;
    }
    this.moments = [moment];
    return false;
  }

  played(message: Asking<Game>): void {
    const at = Date.now();
    if (this.isBehind || message.told?.some(([what]) => what === this.#until)) this.#later = [...this.#later, { message, at }];
    else this.#hear(message, at);
  }

  // Somebody looks at something, such as the end of a round: from this event on everything waits until they go on.
  lookUntil(event: string): void {
    this.#until = event;
  }
  goOn(): void {
    const later = this.#later;
    this.#later = [];
    this.#until = null;
    for (const { message, at } of later) this.#hear(message, at);
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

  #hear(message: Asking<Game>, at: number): void {
    const moment = next(this.now, message);
    this.moments = [...this.moments, moment];
    this.#asked(message, at);
    this.kept = null;
    this.heard = { count: this.heard.count + 1, moment };
  }
  #asked({ legal, unplayable = {}, left }: Asking<Game>, at: number): void {
    this.legal = legal;
    this.unplayable = unplayable;
    this.deadline = left === undefined ? null : at + left * 1000;
  }
}
