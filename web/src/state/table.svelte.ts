// The table one is at, kept up to date by what the server says. The client never guesses: all of this was sent.
import type { History, Legal, Lobby, Played, Said, Stated, View } from "../protocol";
import { momentsOf, next, type Moment } from "./moment";

export type TalkLine = Said | Stated;

export class TableState {
  lobby: Lobby = $state.raw() as Lobby;
  seat: number | null = $state(null); // null: one watches
  moments: Moment[] = $state.raw([]);
  legal: Legal | undefined = $state.raw();
  talk: TalkLine[] = $state.raw([]);
  deadline: number | null = $state(null); // when the open question is answered by a bot, milliseconds since 1970
  // What happened last, for who draws it; counts up with every answer heard while one was there.
  heard: { count: number; moment: Moment | null } = $state.raw({ count: 0, moment: null });

  constructor(lobby: Lobby, seat: number | null) {
    this.lobby = lobby;
    this.seat = seat;
  }

  get now(): Moment | undefined {
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

  // The whole view, as after coming back. False: what went before is not known and should be asked for.
  seen(view: View): boolean {
    const moment = next(undefined, view);
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

  played(message: Played): void {
    const moment = next(this.now, message);
    this.moments = [...this.moments, moment];
    this.legal = message.legal;
    this.#setClock(message.left);
    this.heard = { count: this.heard.count + 1, moment };
  }

  remembered(history: History): void {
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
