// One person in one browser tab: the line to the server, and the table they are at.
import { Connection, type Status } from "../net/connection";
import type { Advice, Choice, ClientMessage, Create, Failed, Game, Named, Refused, ServerMessage } from "../protocol";
import { forgetSeat, keepSeat, seatAt } from "./seats";
import { settings } from "./settings.svelte";
import { TableState } from "./table.svelte";

// How this person came to the table, to come back the same way when the line was lost.
type Way = { token: string } | { watch: string };

function randomSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Session {
  status: Status = $state("connecting");
  games: readonly Game[] | null = $state.raw(null);
  table: TableState | null = $state.raw(null);
  failure: Failed | null = $state.raw(null); // the last error, until something else is done
  refusal: Refused | null = $state.raw(null);
  advice: Advice | null = $state.raw(null); // on the choice that was asked about last

  #connection: Connection;
  #way: Way | null = null;
  #seat: { table: string; seat: number; token: string } | null = null;
  // Said once when the line is open: creating, joining. Of two wishes the last one counts.
  #waiting: ClientMessage | null = null;
  // Said at the table that is being created, and at no other.
  #afterSeated: ClientMessage[] = [];
  // The server knows this person's salt, or has chosen its place among the others: a new salt makes the shuffle fair again.
  #hasOldSalt = false;

  constructor(url: string) {
    this.#connection = new Connection(url, {
      opened: () => this.#opened(),
      heard: (message) => this.#heard(message),
      changed: (status) => (this.status = status),
    });
  }

  create(what: Omit<Create, "type" | "name" | "avatar" | "salt">, then: ClientMessage[] = []): void {
    this.#afterSeated = then;
    this.#say({ type: "create", ...what, ...this.#person() });
  }
  join(table: string, seat?: number): void {
    this.#afterSeated = [];
    this.#say({ type: "join", table, ...(seat === undefined ? {} : { seat }), ...this.#person() });
  }
  watch(table: string): void {
    this.#afterSeated = [];
    this.#way = { watch: table };
    this.#say({ type: "watch", table });
  }
  // With the token of a personal link, or of a seat this browser holds.
  resume(token: string): void {
    this.#afterSeated = [];
    this.#way = { token };
    this.#say({ type: "resume", token });
  }
  // Back to the own seat, if there is one at this table.
  resumeAt(tableOrCode: string): boolean {
    const own = seatAt(tableOrCode);
    if (own) this.resume(own.token);
    return own !== undefined;
  }
  leave(): void {
    this.say({ type: "leave" });
    if (this.table && this.table.lobby.phase === "lobby") forgetSeat(this.table.lobby.table);
    this.#way = null;
    this.#seat = null;
    this.table = null;
  }
  // Away from the table the seat is kept. In the lobby a person who leaves gives it up, and one whose line breaks does not.
  stepAway(): void {
    const isSeated = this.table !== null && this.table.seat !== null;
    if (isSeated && this.table!.lobby.phase === "lobby") {
      this.#way = null;
      this.#seat = null;
      this.table = null;
      this.#connection.renew();
    } else this.leave();
  }
  answer(answer: Named): void {
    const question = this.table?.now?.question?.number;
    if (question !== undefined) this.say({ type: "answer", question, answer });
  }
  // Why a card cannot be played there: what comes back is a refusal.
  askWhyNot(aim: object): void {
    this.say({ type: "why_not", aim });
  }
  // What could be chosen for a table; the reply is the next advice. While the line is down nobody knows.
  consult({ game, players, options }: Choice): void {
    this.#connection.send({ type: "choose", game, players, options });
  }
  say(message: ClientMessage): void {
    this.failure = null;
    this.refusal = null;
    this.#connection.send(message);
  }
  // Something will be said as soon as the line is open.
  get isWaiting(): boolean {
    return this.#waiting !== null;
  }
  get personalLink(): string | null {
    return this.#seat ? `${location.origin}/seat#${this.#seat.token}` : null;
  }

  // Before somebody is at a table, nothing is lost by waiting for the line.
  #say(message: ClientMessage): void {
    this.failure = null;
    this.#waiting = this.#connection.send(message) ? null : message;
  }
  #person() {
    return { name: settings.name.trim() || "Filon", avatar: settings.avatar, salt: randomSalt() };
  }

  #opened(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (this.table && this.#way) {
      const way = this.#way;
      this.#connection.send("token" in way ? { type: "resume", token: way.token } : { type: "watch", table: way.watch });
    }
    if (waiting) this.#connection.send(waiting);
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.games = message.games;
        break;
      case "seated":
        this.#seat = message;
        this.#way = { token: message.token };
        if (this.table?.lobby.table === message.table) this.table.seat = message.seat;
        else this.table = null;
        break;
      case "seat":
        if (this.#seat) this.#seat = { ...this.#seat, seat: message.seat };
        if (this.table) this.table.seat = message.seat;
        this.#hasOldSalt = true;
        break;
      case "moved":
        if (this.#seat) this.#seat = { ...this.#seat, table: message.table };
        else this.#way = { watch: message.table };
        this.#hasOldSalt = true;
        this.table = null;
        break;
      case "lobby":
        this.#lobby(message);
        break;
      case "view":
        if (this.table && !this.table.seen(message)) this.#connection.send({ type: "history" });
        break;
      case "played":
        this.refusal = null;
        this.table?.played(message);
        break;
      case "history":
        this.table?.remembered(message);
        break;
      case "said":
      case "stated":
        this.table?.said(message);
        break;
      case "refused":
        this.refusal = message;
        break;
      case "kept":
        this.table?.keeps(message.question, message.answer);
        break;
      case "ordered":
        if (this.table) this.table.orders = message.orders;
        break;
      case "advice":
        this.advice = message;
        break;
      case "error":
        this.#failed(message);
        break;
      case "pong":
        break;
    }
  }

  #saltAnew({ lobby, seat }: TableState): void {
    this.#hasOldSalt = false;
    const chair = lobby.seats[seat ?? -1];
    if (chair?.name === undefined) return;
    this.#connection.send({ type: "rename", name: chair.name, avatar: chair.avatar ?? "", salt: randomSalt() });
  }

  #lobby(lobby: Extract<ServerMessage, { type: "lobby" }>): void {
    if (this.table?.lobby.table === lobby.table) this.table.lobby = lobby;
    else this.table = new TableState(lobby, this.#seat?.table === lobby.table ? this.#seat.seat : null);
    if (this.#seat?.table === lobby.table)
      keepSeat({ table: lobby.table, code: lobby.code, token: this.#seat.token, at: Date.now() });
    for (const message of this.#afterSeated.splice(0)) this.#connection.send(message);
    if (this.#hasOldSalt) this.#saltAnew(this.table);
  }

  #failed(error: Failed): void {
    this.failure = error;
    if (error.code === "cannot_play" || error.code === "too_many_tables" || error.code === "bad_message") this.#afterSeated = [];
    if (error.code === "removed" && this.table) {
      forgetSeat(this.table.lobby.table);
      this.table.seat = null;
      this.#way = { watch: this.table.lobby.table };
      this.#seat = null;
    }
    if (error.code === "no_such_token" || error.code === "sealed" || error.code === "table_gone") {
      // A sealed table may be mended, and come back with all its seats.
      if (this.table && error.code !== "sealed") forgetSeat(this.table.lobby.table);
      this.#way = null;
      this.#seat = null;
      this.table = null;
    }
  }
}
