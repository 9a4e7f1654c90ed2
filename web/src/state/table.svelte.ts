// The table this person is at, kept up to date by what the server says. The client never guesses: all of this was sent.
import type { Lobby, Said, Stated } from "../protocol";
import { momentsOf, next, type Change, type Moment, type Vocabulary } from "./moment";

export type TalkLine = Said | Stated;

// A view or an answer that was played, with the answers the seat may give now and the seconds left for it.
interface Asking<Game extends Vocabulary> extends Change<Game> {
  legal?: Game["legal"];
  unplayable?: Readonly<Record<string, string>>;
  left?: number;
  can_take_back?: true;
}
interface Seen<Game extends Vocabulary> extends Asking<Game> {
  rules: Game["rules"];
  kept?: Game["answer"];
  orders?: Game["orders"];
}

// What became of the own answer: it was sent; that takes a while; the line broke before anything came back; it did not arrive.
export type Sending = "sent" | "slow" | "unsure" | "failed";

export class TableState<Game extends Vocabulary = Vocabulary> {
  lobby: Lobby = $state.raw() as Lobby;
  seat: number | null = $state(null); // null: this person watches
  rules: Game["rules"] = $state.raw({});
  kept: Game["answer"] | null = $state.raw(null); // the own answer to a question others still answer
  sending: Sending | null = $state(null);
  orders: Game["orders"] = $state.raw({}); // what this seat wants to answer before it is asked
  talk: TalkLine[] = $state.raw([]);
  saying: TalkLine | null = $state.raw(null); // what was said last while this person was here
  #saidBefore = $state(0); // lines of the talk that were said before they came
  canTakeBack = $state(false); // this seat its last answer
  takenBack: number | null = $state(null); // the seat that has just done so
  // What happened last, to be drawn; counts up whenever something is heard while this person is there. After somebody went
  // on there may be several moments: from this number on.
  heard: { count: number; from: number; moment: Moment<Game> | null } = $state.raw({ count: 0, from: 0, moment: null });

  // Everything that came, and how much of it is shown while somebody still looks at a moment; null: all of it.
  #all: Moment<Game>[] = $state.raw([]);
  #end: number | null = $state(null);
  #until: string | null = null; // the event with which begins what is held back
  // What belongs to the newest moment.
  #legal: Game["legal"] | undefined = $state.raw();
  #unplayable: Readonly<Record<string, string>> = $state.raw({});
  #deadline: number | null = $state(null);

  constructor(lobby: Lobby, seat: number | null) {
    this.lobby = lobby;
    this.seat = seat;
  }

  moments: readonly Moment<Game>[] = $derived(this.#end === null ? this.#all : this.#all.slice(0, this.#end));
  get now(): Moment<Game> | undefined {
    return this.moments.at(-1);
  }
  get legal(): Game["legal"] | undefined {
    return this.isBehind ? undefined : this.#legal;
  }
  set legal(legal: Game["legal"] | undefined) {
    this.#legal = legal;
  }
  // Cards, each with a code that says why.
  get unplayable(): Readonly<Record<string, string>> {
    return this.isBehind ? {} : this.#unplayable;
  }
  // When the open question closes or is answered by a bot, milliseconds since 1970.
  get deadline(): number | null {
    return this.isBehind ? null : this.#deadline;
  }
  get isHost(): boolean {
    return this.seat !== null && this.seat === this.lobby.host;
  }
  // This seat has something to answer. A question waits while the table is paused.
  get isAsked(): boolean {
    return this.legal !== undefined && this.lobby.phase === "playing";
  }

  // An answer is on its way: until it is known what became of it, no other is given.
  get isSending(): boolean {
    return this.sending !== null && this.sending !== "failed";
  }

  // The others are further on than what is shown here.
  get isBehind(): boolean {
    return this.#end !== null && this.#end < this.#all.length;
  }
  // They wait for an answer to a question that is not shown yet. In a window nobody has to answer.
  get isAwaited(): boolean {
    return this.isBehind && this.#legal !== undefined && !this.#all.at(-1)?.question?.window && this.lobby.phase === "playing";
  }

  // Lines of the talk that this person has heard.
  get talkHeard(): readonly TalkLine[] {
    return this.talk.slice(this.#saidBefore);
  }

  // A bot answers for the person who sits here.
  get isSubstituted(): boolean {
    return this.seat !== null && this.lobby.seats[this.seat]?.bot !== undefined && this.lobby.phase !== "over";
  }

  // The whole view, as after coming back or when an answer was taken back. False: what went before is not known and should be
  // asked for.
  seen(view: Seen<Game>): boolean {
    const moment = next<Game>(undefined, view);
    const known = this.#all.findIndex(({ n }) => n === moment.n);
    this.rules = view.rules;
    // The answer did not count if the same question is still open.
    const isOpen = view.legal !== undefined && !view.kept && view.question?.number === this.#all.at(-1)?.question?.number;
    this.sending = this.sending && isOpen ? "failed" : null;
    this.#end = null;
    this.#until = null;
    this.#asked(view);
    this.kept = view.kept ?? null;
    this.orders = view.orders ?? {};
    const { told, secrets } = this.#all[known] ?? moment;
    this.#all = [...this.#all.slice(0, Math.max(0, known)), { ...moment, told, secrets }];
    return known >= 0;
  }

  played(message: Asking<Game>): void {
    this.sending = null;
    const moment = next(this.#all.at(-1), message);
    const waits = this.isBehind || this.#begins(moment);
    if (waits) this.#end ??= this.#all.length;
    this.#all = [...this.#all, moment];
    this.#asked(message);
    this.kept = null;
    this.takenBack = null;
    if (!waits) this.#hear(moment.n);
  }

  // Somebody looks at a moment, such as the end of a round: what begins with this event after it waits until they go on.
  lookUntil(event: string, after: number): void {
    this.#until = event;
    const begun = this.#all.findIndex((moment) => moment.n > after && this.#begins(moment));
    this.#end = begun < 0 ? null : begun;
  }
  // Shows what has waited, up to the next such event.
  goOn(): void {
    const from = this.#end ?? this.#all.length;
    const end = this.#all.findIndex((moment, index) => index > from && this.#begins(moment));
    this.#end = end < 0 ? null : end;
    if (end < 0) this.#until = null;
    if (from < this.#all.length) this.#hear(this.#all[from]!.n);
  }
  catchUp(): void {
    do this.goOn();
    while (this.isBehind);
  }

  // The server has the answer, and tells nobody before the question closes.
  keeps(question: number, answer: Game["answer"]): void {
    this.sending = null;
    if (this.now?.question?.number === question) this.kept = answer;
  }

  remembered(history: { steps: Change<Game>[]; talk: TalkLine[] }): void {
    const moments = momentsOf(history.steps);
    // An answer may have come in between.
    const last = moments.at(-1)?.n ?? -1;
    this.#all = [...moments, ...this.#all.filter((moment) => moment.n > last)];
    this.talk = history.talk;
    this.#saidBefore = history.talk.length;
  }

  said(line: TalkLine): void {
    this.talk = [...this.talk, line];
    this.saying = line;
  }

  #begins({ told }: Moment<Game>): boolean {
    return told.some(([what]) => what === this.#until);
  }
  #hear(from: number): void {
    this.heard = { count: this.heard.count + 1, from, moment: this.now! };
  }
  #asked({ legal, unplayable = {}, left, can_take_back }: Asking<Game>): void {
    this.#legal = legal;
    this.#unplayable = unplayable;
    this.#deadline = left === undefined ? null : Date.now() + left * 1000;
    this.canTakeBack = can_take_back ?? false;
  }
}
