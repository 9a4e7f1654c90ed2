// One person in one browser tab: the line to the server, and the table they are at.
import { Connection, type Status } from "../net/connection";
import type { Advice, Choice, ClientMessage, Create, Failed, Game, Lobby, Named, Refused, ServerMessage } from "../protocol";
import { forgetSeat, keepSeat, noteRematch, seatAt } from "./seats";
import { ownName, settings } from "./settings.svelte";
import { TableState } from "./table.svelte";

// How this person came to the table, to come back the same way when the line was lost.
// A token may be good at several tables: after a rematch at the old one and the new one.
type Way = { token: string; table?: string | undefined } | { watch: string };

function wayTo(way: Way): ClientMessage {
  if ("watch" in way) return { type: "watch", table: way.watch };
  return { type: "resume", token: way.token, ...(way.table ? { table: way.table } : {}) };
}

const swift = 400; // milliseconds in which an answer is taken without a word

function randomSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Session {
  status: Status = $state("connecting");
  line = $state(0); // counts the lines that were open: what was asked on another one is not answered any more
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
  // On the way to a table, until it is there or the server says why not.
  isComing = $state(false);
  #wantsRematch = false; // and goes to its table as soon as there is one
  // Said at the table that is being created, and at no other.
  #afterSeated: ClientMessage[] = [];
  // The server knows this person's salt, or has chosen its place among the others: a new salt makes the shuffle fair again.
  #hasOldSalt = false;
  #swiftness: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string) {
    this.#connection = new Connection(url, {
      opened: () => this.#opened(),
      heard: (message) => this.#heard(message),
      changed: (status) => this.#changed(status),
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
    this.#say(wayTo(this.#way));
  }
  // With the token of a personal link, or of a seat this browser holds.
  resume(token: string, table?: string): void {
    this.#afterSeated = [];
    this.#way = { token, table };
    // In a lobby the salt may be that of the match before, which everybody knows by now.
    this.#hasOldSalt = true;
    this.#say(wayTo(this.#way));
  }
  // Back to the own seat, if there is one at this table.
  resumeAt(tableOrCode: string): boolean {
    const own = seatAt(tableOrCode);
    if (own) this.resume(own.token, own.table);
    return own !== undefined;
  }
  // From a match that is over to the table of its rematch, to the same seat.
  follow(): void {
    const next = this.table?.lobby.next;
    const token = this.#seat?.token;
    if (!next) return;
    this.#stand();
    // What the old table still says is not heard on another line.
    this.#connection.renew();
    if (token) this.resume(token, next.table);
    else this.watch(next.table);
  }
  leave(): void {
    this.say({ type: "leave" });
    if (this.table && this.table.lobby.phase === "lobby") forgetSeat(this.table.lobby.table);
    this.#stand();
  }
  // Away from the table the seat is kept. In the lobby a person who leaves gives it up, and one whose line breaks does not.
  stepAway(): void {
    const isSeated = this.table !== null && this.table.seat !== null;
    if (isSeated && this.table!.lobby.phase === "lobby") {
      this.#stand();
      this.#connection.renew();
    } else this.leave();
  }
  #stand(): void {
    this.#way = null;
    this.#seat = null;
    this.table = null;
    this.isComing = false;
    this.#wantsRematch = false;
  }
  answer(answer: Named): void {
    const table = this.table;
    const question = table?.now?.question?.number;
    if (!table || question === undefined || table.isSending) return;
    table.sending = this.say({ type: "answer", question, answer }) ? "sent" : "failed";
    clearTimeout(this.#swiftness);
    this.#swiftness = setTimeout(() => table.sending === "sent" && (table.sending = "slow"), swift);
  }
  get isSending(): boolean {
    return this.table?.isSending ?? false;
  }
  // Why a card cannot be played there: what comes back is a refusal.
  askWhyNot(aim: object): void {
    this.say({ type: "why_not", aim });
  }
  // What could be chosen for a table; the reply is the next advice. While the line is down nobody knows.
  consult({ game, players, options }: Choice): void {
    this.#connection.send({ type: "choose", game, players, options });
  }
  // False: the line is down, and nobody heard it.
  say(message: ClientMessage): boolean {
    // The page asks for the history by itself: nobody has done anything yet.
    if (message.type !== "history") this.failure = this.refusal = null;
    if (message.type === "rematch") this.#wantsRematch = this.table?.isHost ?? false;
    return this.#connection.send(message);
  }
  // It was open, or should be by now.
  get isDown(): boolean {
    return this.status !== "open" && this.status !== "connecting";
  }
  // Something will be said as soon as the line is open.
  get isWaiting(): boolean {
    return this.#waiting !== null;
  }
  get personalLink(): string | null {
    return this.#seat ? `${location.origin}/seat/${this.#seat.table}#${this.#seat.token}` : null;
  }

  // Before somebody is at a table, nothing is lost by waiting for the line.
  #say(message: ClientMessage): void {
    this.failure = null;
    this.isComing = true;
    this.#waiting = this.#connection.send(message) ? null : message;
  }
  #person() {
    return { name: ownName() || "Filon", avatar: settings.avatar, salt: randomSalt() };
  }

  #changed(status: Status): void {
    this.status = status;
    if (status !== "open" && !this.#way && !this.#waiting) this.isComing = false;
    if (this.table?.isSending && status !== "open") this.table.sending = "unsure";
  }
  #opened(): void {
    this.line += 1;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) this.#connection.send(waiting);
    else if (this.#way && (this.table || this.isComing)) this.#connection.send(wayTo(this.#way));
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.games = message.games;
        break;
      case "seated":
        this.#seat = message;
        this.#way = { token: message.token, table: message.table };
        if (this.table?.lobby.table === message.table) this.table.seat = message.seat;
        else this.table = null;
        break;
      case "seat":
        if (this.#seat) this.#seat = { ...this.#seat, seat: message.seat };
        if (this.table) this.table.seat = message.seat;
        this.#hasOldSalt = true;
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
      case "taken_back":
        if (this.table) this.table.takenBack = message.seat;
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
        if (this.table) this.table.sending = null;
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
      case "unseated":
        this.#unseated();
        break;
      case "pong":
        break;
    }
  }

  #saltAnew({ lobby, seat }: TableState): void {
    this.#hasOldSalt = false;
    if (lobby.phase !== "lobby") return;
    const chair = lobby.seats[seat ?? -1];
    if (chair?.name === undefined) return;
    this.#connection.send({ type: "rename", name: chair.name, avatar: chair.avatar ?? "", salt: randomSalt() });
  }

  #lobby(lobby: Lobby): void {
    if (this.table?.lobby.table === lobby.table) this.table.lobby = lobby;
    else this.table = new TableState(lobby, this.#seat?.table === lobby.table ? this.#seat.seat : null);
    if (this.#seat?.table === lobby.table)
      keepSeat({ table: lobby.table, code: lobby.code, token: this.#seat.token, at: Date.now() });
    this.isComing = false;
    for (const message of this.#afterSeated.splice(0)) this.#connection.send(message);
    if (this.#hasOldSalt) this.#saltAnew(this.table);
    // In the pause after a round the server takes an answer by telling everybody who is ready.
    if (lobby.seats[this.table.seat ?? -1]?.ready) this.table.sending = null;
    if (lobby.next) this.#nextIs(lobby.next);
  }

  // The seat at the next table is kept at once: it may begin while this person still looks at the end of the last match.
  #nextIs(next: NonNullable<Lobby["next"]>): void {
    if (this.#seat && !seatAt(next.table)) keepSeat({ ...next, token: this.#seat.token, at: Date.now() });
    noteRematch(next.table);
    if (this.#wantsRematch) this.follow();
  }

  #failed(error: Failed): void {
    this.failure = error;
    if (this.table) this.table.sending = null;
    if (["cannot_play", "cannot_save", "too_many_tables", "bad_message", "bad_name"].includes(error.code)) this.#afterSeated = [];
    this.isComing = false;
    if (error.code === "removed") this.#unseated();
    if (["no_such_token", "no_such_table", "sealed", "table_gone"].includes(error.code)) {
      // A sealed table may be mended, and come back with all its seats.
      if (this.table && this.#seat && error.code !== "sealed") forgetSeat(this.table.lobby.table);
      this.#stand();
    }
  }
  // The seat is somebody else's by now; whoever had it looks on.
  #unseated(): void {
    if (!this.table) return;
    forgetSeat(this.table.lobby.table);
    this.table.seat = null;
    this.table.legal = undefined;
    this.#way = { watch: this.table.lobby.table };
    this.#seat = null;
  }
}
