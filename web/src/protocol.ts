// The messages between this page and the server, as far as they know no game; docs/protocol.md describes them. What the
// games put into them is in games/<game>/messages.ts, written from the fields of the server's own types.

export type Seat = number;
export type Phase = "lobby" | "playing" | "paused" | "over";
// Whatever a game asks, tells and takes as an answer begins with its name.
export type Named = readonly [name: string, ...rest: unknown[]];

// What can be chosen when a table is made, with what it is if nobody chooses.
export type Option =
  | { id: string; one_of: readonly string[]; usual: string }
  | { id: string; any_of: readonly string[] }
  | { id: string; number: readonly [least: number, most: number]; usual: number }
  | { id: string; cells: readonly [least: number, most: number]; usual: readonly Cell[] };
export type Cell = readonly [x: number, y: number];
export type Value = string | readonly string[] | number | readonly Cell[];
export type Values = Readonly<Record<string, Value>>;

export interface Game {
  game: string;
  options: readonly Option[];
  players: readonly [fewest: number, most: number]; // whatever else is chosen
  bots: readonly string[]; // levels, the weakest first
}

export interface Choice {
  game: string;
  players: number;
  options: Values;
}

// Why something cannot be chosen: a code, what its sentence names, and the sentence in English.
export interface Reason {
  option: string;
  code: string;
  values: Readonly<Record<string, string>>;
  text: string;
}
type Reasons = Readonly<Record<string, Reason>>;

export interface Advice {
  type: "advice";
  choice: Choice;
  reason?: Reason; // why it cannot be played
  // Why single values cannot be chosen with all the rest as it is.
  impossible?: { players: Reasons; options: Readonly<Record<string, Reasons>> };
  instead?: Choice; // the nearest choice that can be played
}

interface Person {
  name: string;
  avatar?: string;
  salt?: string; // this person's part of the shuffle
}

export interface Create extends Choice, Person {
  type: "create";
  public: boolean;
  clock: number; // seconds for an answer; 0: for ever
  rest?: number; // seconds that people have to look at a round that is over
  undo?: boolean; // whether answers that revealed nothing can be taken back
}

// A statement, true or not.
export interface Claim {
  type: "state";
  about: "goal" | "suspect" | "trust";
  subject: number;
  what?: string;
  with?: string;
}
export interface Wish {
  type: "state";
  about: "request";
  what?: string;
  with?: string;
}
export interface Reaction {
  type: "state";
  about: "reaction";
  subject: 0;
  what: "cheer" | "laugh" | "wow" | "angry" | "sad" | "think" | "thanks" | "hello";
}
export type State = Claim | Wish | Reaction;

// What the host may change. How many play and what is played: only before the start.
export interface Configure {
  type: "configure";
  public?: boolean;
  clock?: number;
  rest?: number;
  undo?: boolean;
  players?: number;
  options?: Values;
}

export type ClientMessage =
  | ({ type: "choose" } & Choice)
  | Create
  | ({ type: "join"; table: string; seat?: Seat } & Person)
  | { type: "resume"; token: string; table?: string }
  | { type: "watch"; table: string }
  | { type: "sit"; seat: Seat }
  | ({ type: "rename" } & Person)
  | { type: "leave" }
  | { type: "add_bot"; seat: Seat; level: string }
  | { type: "clear"; seat: Seat }
  | { type: "shuffle" }
  | Configure
  | { type: "choosing"; on: boolean }
  | { type: "start" }
  | { type: "pause"; on: boolean }
  | { type: "hand_over"; seat: Seat }
  | { type: "substitute"; seat: Seat; level?: string }
  | { type: "take_over" }
  | { type: "give_up" }
  | { type: "mute"; seat: Seat; on: boolean }
  | { type: "hide"; seat: Seat; on: boolean }
  | { type: "rematch" }
  | { type: "answer"; question: number; answer: Named; then?: Named }
  | { type: "take_back" }
  | { type: "signal"; signal: Named }
  | { type: "order"; orders: object }
  | { type: "why_not"; aim: object }
  | { type: "say"; text: string }
  | State
  | { type: "history" }
  | { type: "ping" };

// A seat of the lobby. A person has a name; a bot, or a person for whom a bot answers, has a bot; an empty seat has nothing.
export interface Chair {
  name?: string;
  avatar?: string;
  connected?: boolean;
  muted?: true;
  bot?: string;
  was?: string; // the person whose seat the bot has for good
  ready?: true; // has gone on, in the pause between two rounds
  absent?: true; // has been away for so long that anybody may let a bot answer
}

export interface Standing {
  scores: number[];
  winners: Seat[];
}

// Everything about the table but the match itself. Always whole.
export interface Lobby {
  type: "lobby";
  table: string;
  code: string;
  phase: Phase;
  game: string;
  options: Values;
  public: boolean;
  clock: number;
  rest: number;
  undo: boolean;
  host: Seat;
  seats: Chair[];
  watching: number;
  commitment: string;
  secret?: string;
  salts?: string[];
  standing?: Standing;
  choosing?: true; // the host is changing the table
  proposed?: Seat[]; // who would like a rematch
  next?: { table: string; code: string }; // the table of the rematch
}

// What is asked, of whom. In a window nobody has to answer.
export interface Question<Ask extends string = string> {
  number: number;
  what: Ask;
  seats: readonly Seat[];
  answered?: readonly Seat[];
  window?: boolean;
}

// What happened at a moment, and how it changed what lay there: table and mine are merge patches (RFC 7396).
export interface Step {
  n: number;
  told?: readonly Named[];
  secrets?: readonly Named[];
  question: Question | null; // null: the match is over
  table: object;
  mine?: object;
}
// With it what the seat may answer, and for how many seconds.
interface Asking {
  legal?: object;
  unplayable?: Readonly<Record<string, string>>; // cards no legal answer plays, each with a code
  left?: number;
}
export interface View extends Step, Asking {
  type: "view";
  rules: object;
  kept?: Named; // the seat's answer to a question that is still open
  orders?: object; // what the seat wants to answer before it is asked
}
export interface Played extends Step, Asking {
  type: "played";
  can_take_back?: true; // for the seat that has just answered
}
// The last answer was undone. A view follows, with a smaller n.
export interface TakenBack {
  type: "taken_back";
  seat: Seat;
}

export interface Refused {
  type: "refused";
  question: number;
  code: string;
  text: string;
}
export interface Kept {
  type: "kept";
  question: number;
  answer: Named;
}
export interface Ordered {
  type: "ordered";
  orders: object;
}
export interface Failed {
  type: "error";
  code: string;
  text: string;
}
export interface Said {
  type: "said";
  n: number;
  seat: Seat;
  text: string;
}
export interface Stated {
  type: "stated";
  n: number;
  seat: Seat;
  about: State["about"];
  subject: number;
  what: string;
  with: string;
}
export interface History {
  type: "history";
  steps: Step[];
  talk: (Said | Stated)[];
}

export type ServerMessage =
  | { type: "welcome"; protocol: number; games: Game[] }
  | Advice
  | Failed
  | { type: "seated"; table: string; seat: Seat; token: string }
  | { type: "seat"; seat: Seat }
  | { type: "unseated" }
  | Lobby
  | View
  | Played
  | TakenBack
  | Refused
  | Kept
  | Ordered
  | Said
  | Stated
  | History
  | { type: "pong" };

// A table in a list: GET /api/tables.
export interface Summary {
  table: string;
  code: string;
  phase: Phase;
  game: string;
  options: Values;
  players: number;
  names: (string | null)[]; // by seat; null where no person sits
  avatars: (string | null)[];
  taken: number;
  standing?: Standing;
}

// One's own seat at a table, in the list that POST /api/seats returns; null: no such table, or not one's seat.
export interface OwnSeat extends Summary {
  seat: Seat;
  asked: boolean; // this person has something to answer now
  connected: boolean[]; // by seat
  finished_at?: number; // seconds since 1970
}

// A finished match, with all its secrets: GET /api/tables/TABLE/replay.
export interface ReplayStep extends Step {
  answers: [by: Seat, answer: Named][];
  own: { secrets?: readonly Named[]; mine?: object }[];
}
export interface Replay {
  summary: Summary;
  steps: ReplayStep[];
  talk: (Said | Stated)[];
}
