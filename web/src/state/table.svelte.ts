// The table one is at, kept up to date by what the server says. The client never guesses: all of this was sent.
import type { Legal, Lobby, Said, Stated } from "../protocol";
import { momentsOf, next, type Change, type Moment, type Vocabulary } from "./moment";

export type TalkLine = Said | Stated;

// A view or an answer that was played, with the answers one may give now and the seconds left for it.
interface Asking<Game extends Vocabulary> extends Change<Game> {
  legal?: Legal;
  left?: number;
}

export class TableState<Game extends Vocabulary = Vocabulary> {
  lobby: Lobby = $state.raw() as Lobby;
  seat: number | null = $state(null); // null: one watches
  moments: Moment<Game>[] = $state.raw([]);
  legal: Legal | undefined = $state.raw();
  talk: TalkLine[] = $state.raw([]);
  deadline: number | null = $state(null); // when the open question is answered by a bot, milliseconds since 1970
  // What happened last, for who draws it; counts up with every answer heard while one was there.
  heard: { count: number; moment: Moment<Game> | null } = $state.raw({ count: 0, moment: null });

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
  // A question waits while the table is paused.
  get isAsked(): boolean {
    if (this.seat === null || this.lobby.phase !== "playing") return false;
    return this.now?.table.ask?.slice(1).includes(this.seat) ?? false;
  }

  // A bot answers for the person who sits here.
  get isSubstituted(): boolean {
    return this.seat !== null && this.lobby.seats[this.seat]?.bot !== undefined && this.lobby.phase !== "over";
  }

  // The whole view, as after coming back. False: what went before is not known and should be asked for.
  seen(view: Asking<Game>): boolean {
    const moment = next<Game>(undefined, view);
    const known = this.now;
    this.legal = view.legal;
    this.#setClock(view.left);
    if (known && known.n === moment.n) {
      this.moments = [...this.moments.slice(0, -1), { ...known, table: moment.table, mine: moment.mine }];
      return true;
    }
    this.moments = [moment];
    return false;
  }

  played(message: Asking<Game>): void {
    const moment = next(this.now, message);
    this.moments = [...this.moments, moment];
    this.legal = message.legal;
    this.#setClock(message.left);
    this.heard = { count: this.heard.count + 1, moment };
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

  #setClock(left: number | undefined): void {
    this.deadline = left === undefined ? null : Date.now() + left * 1000;
  }
}
