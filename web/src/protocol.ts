// Made from protocol/protocol.schema.json: edit that, then `npm run types`.

/** What a client says. */
export type ClientMessage =
  | Create
  | Join
  | Resume
  | Watch
  | Sit
  | Rename
  | Leave
  | AddBot
  | Clear
  | Shuffle
  | Configure
  | Start
  | Pause
  | HandOver
  | Substitute
  | TakeOver
  | Mute
  | Hide
  | Rematch
  | Answer
  | Say
  | State
  | GetHistory
  | Ping;
export type Word = string;
/** Seconds; as a table's clock 0 is for ever. */
export type Clock = number;
export type Name = string;
export type Avatar = string;
/** One's own part of the shuffle. */
export type Salt = string;
export type IdOrCode = string;
/** Seats count from 0. */
export type Seat = number;
export type Talk = string;
/** A statement, true or not. */
export type State = Claim | Wish;
export type WordOrNone = string;
/** What the server says. */
export type ServerMessage =
  Welcome | Failed | Seated | Reseated | Lobby | View | Played | Refused | Said | Stated | History | Moved | Pong;
export type Players = number;
/** All numbers of players there can be. */
export type NumbersOfPlayers = Players[];
/** What can be played; also GET /api/games. */
export type Games = Game[];
export type ErrorCode =
  | 'at_a_table'
  | 'bad_message'
  | 'cannot_play'
  | 'cannot_sit'
  | 'late'
  | 'muted'
  | 'no_person'
  | 'no_such_level'
  | 'no_such_seat'
  | 'no_such_table'
  | 'no_such_token'
  | 'no_table'
  | 'not_host'
  | 'not_now'
  | 'not_seated'
  | 'removed'
  | 'sealed'
  | 'seat_taken'
  | 'seats_empty'
  | 'started'
  | 'substituted'
  | 'table_gone'
  | 'too_fast'
  | 'too_many_tables'
  | 'too_much_talk'
  | 'yourself';
/** For people, in English. */
export type Sentence = string;
/** 128 random bits: of a table, or the token of a seat. */
export type Id = string;
/** Five letters to say over the phone. */
export type Code = string;
export type Phase = 'lobby' | 'playing' | 'paused' | 'over';
export type Count = number;
/** 32 bytes. */
export type Hex = string;
export type Seats = Seat[];
export type Round = number;
/** What is asked, then the seats that are asked. */
export type Question = ['turn' | 'gold' | 'steal' | 'go_on', ...Seat[]];
/** A card as it lies: its id, and " turned" after half a turn. */
export type Laid = string;
/** East of the start, south of the start. */
export type Cell = [Coordinate, Coordinate];
export type Coordinate = number;
/** The id of a kind of card, as in data/. */
export type Card = string;
export type Tool = 'pickaxe' | 'lantern' | 'cart';
export type Tools = Tool[];
export type Role = 'gold_digger' | 'saboteur' | 'blue_digger' | 'green_digger' | 'boss' | 'profiteer' | 'geologist';
export type Winners =
  | 'nobody'
  | 'diggers'
  | 'saboteurs'
  | 'blue'
  | 'green'
  | 'blue_and_green'
  | 'boss'
  | 'profiteer'
  | 'boss_and_profiteer';
export type SeatOrNobody = Seat | null;
/** Of the rounds that are over. */
export type Results = {
  winners: Winners;
  finisher: SeatOrNobody;
}[];
export type Hand = Card[];
/** An event as the whole table hears it. */
export type Told =
  | RoundBegan
  | PathPlaced
  | ToolBroken
  | ToolMended
  | RockFell
  | GoalPeeked
  | CardsDiscarded
  | Passed
  | CardDrawn
  | GoalTurned
  | RoundEnded
  | RolesShown
  | GoldDrawn
  | GoldTaken
  | Rewarded
  | PlayedOn
  | ClearedAway
  | Shared
  | Stole
  | Declined
  | MatchEnded;
/** The round, who begins. */
export type RoundBegan = ['round_began', Round, Seat];
/** By whom, the card, where. */
export type PathPlaced = ['placed', Seat, Laid, Cell];
/** By whom, the card, whose, which tool. */
export type ToolBroken = ['broke', Seat, Card, Seat, Tool];
/** By whom, the card, whose, which tool. */
export type ToolMended = ['mended', Seat, Card, Seat, Tool];
/** By whom, the card, where. */
export type RockFell = ['rock_fell', Seat, Card, Cell];
/** By whom, the card, which goal. */
export type GoalPeeked = ['peeked', Seat, Card, GoalNumber];
/** Goals count from 0, north to south. */
export type GoalNumber = number;
/** By whom, how many. */
export type CardsDiscarded = ['discarded', Seat, number];
/** By whom, with an empty hand. */
export type Passed = ['passed', Seat];
/** By whom. */
export type CardDrawn = ['drew', Seat];
/** Which goal, its card, whether a tunnel reached it. */
export type GoalTurned = ['goal_turned', GoalNumber, Laid, boolean];
/** Who won, who reached the treasure. */
export type RoundEnded = ['round_ended', Winners, SeatOrNobody];
/** The role of each seat; the role nobody had, or null where that is not shown. */
export type RolesShown = ['roles_shown', Role[], Role | null];
/** How many gold cards go round. */
export type GoldDrawn = ['gold_drawn', number];
/** By whom. */
export type GoldTaken = ['gold_taken', Seat];
/** Whom, worth how many nuggets, in how many gold cards. */
export type Rewarded = ['rewarded', Seat, Count, Count];
/** What the card does; by whom, the card, on whom. */
export type PlayedOn = [
  'thief' | 'hands_off' | 'prison' | 'free_at_last' | 'inspection' | 'role_change' | 'hand_swap',
  Seat,
  Card,
  Seat
];
/** By whom, the card that is gone, how many were paid face down. */
export type ClearedAway = ['cleared', Seat, Card, Count];
/** Whom, how many nuggets. */
export type Shared = ['shared', Seat, Count];
/** By whom, from whom. */
export type Stole = ['stole', Seat, Seat];
/** By whom: a thief who steals nothing. */
export type Declined = ['declined', Seat];
/** The score of each seat, the winners. */
export type MatchEnded = ['match_ended', Count[], Seats];
/** What one's own seat learns besides. */
export type Secret =
  Dealt | GotCard | LostCard | DiscardedCard | GoalSeen | GoldOffered | GotGold | RoleSeen | GotRole | GotHand;
/** Role, hand. */
export type Dealt = ['dealt', Role, Hand];
export type GotCard = ['got_card', Card];
export type LostCard = ['lost_card', Card];
/** Lost, face down. */
export type DiscardedCard = ['discarded_card', Card];
/** Which goal, its card. */
export type GoalSeen = ['goal_seen', GoalNumber, Card];
/** Gold cards to choose from. */
export type GoldOffered = ['gold_offered', Gold];
export type GotGold = ['got_gold', Gold];
/** Whose, which role. */
export type RoleSeen = ['role_seen', Seat, Role];
export type GotRole = ['got_role', Role];
/** What one holds after a swap. */
export type GotHand = ['got_hand', Hand];
export type RefusalCode =
  | 'already_broken'
  | 'already_imprisoned'
  | 'already_thief'
  | 'beside_goal'
  | 'cannot_fall'
  | 'cannot_mend'
  | 'cell_taken'
  | 'edges_differ'
  | 'goal_face_up'
  | 'hand_not_empty'
  | 'imprisoned'
  | 'match_over'
  | 'no_role_left'
  | 'no_such_goal'
  | 'no_such_seat'
  | 'no_thief'
  | 'not_an_answer'
  | 'not_asked'
  | 'not_broken'
  | 'not_imprisoned'
  | 'not_in_front'
  | 'not_in_hand'
  | 'not_in_this_game'
  | 'not_linked'
  | 'not_offered'
  | 'not_that_kind'
  | 'not_the_question'
  | 'nothing_there'
  | 'nothing_to_steal'
  | 'on_yourself'
  | 'only_yourself'
  | 'tools_broken'
  | 'touches_nothing'
  | 'wrong_count';
/** In the order their cards were laid. */
export type Seats1 = Seat[];
/** The public tables: GET /api/tables. */
export type Tables = Summary[];

/** All there is. */
export interface Protocol {
  client: ClientMessage;
  server: ServerMessage;
  table: Table;
  mine: Mine;
  tables: Tables;
  replay: Replay;
}
/** Makes a table and sits down at it. */
export interface Create {
  type: 'create';
  game: Word;
  edition: Word;
  modules?: string[];
  seats: number;
  public: boolean;
  clock: Clock;
  name: Name;
  avatar?: Avatar;
  salt?: Salt;
}
/** Takes a free seat. */
export interface Join {
  type: 'join';
  table: IdOrCode;
  seat?: Seat;
  name: Name;
  avatar?: Avatar;
  salt?: Salt;
}
/** Comes back to one's seat. */
export interface Resume {
  type: 'resume';
  token: string;
}
/** Looks on. */
export interface Watch {
  type: 'watch';
  table: IdOrCode;
}
/** Changes to an empty seat. */
export interface Sit {
  type: 'sit';
  seat: Seat;
}
/** A new name and avatar, and before the start perhaps a new salt. */
export interface Rename {
  type: 'rename';
  name: Name;
  avatar?: Avatar;
  salt?: Salt;
}
/** Goes from the table; in the lobby the seat becomes free. */
export interface Leave {
  type: 'leave';
}
/** The host puts a bot on a seat. */
export interface AddBot {
  type: 'add_bot';
  seat: Seat;
  level: Word;
}
/** The host takes a bot or a person from a seat. */
export interface Clear {
  type: 'clear';
  seat: Seat;
}
/** The host seats everybody by chance. */
export interface Shuffle {
  type: 'shuffle';
}
/** The host changes what is given. */
export interface Configure {
  type: 'configure';
  public?: boolean;
  clock?: Clock;
}
/** The host begins the match. */
export interface Start {
  type: 'start';
}
/** The host stops the match for a while, or lets it go on. */
export interface Pause {
  type: 'pause';
  on: boolean;
}
/** The host makes another person the host. */
export interface HandOver {
  type: 'hand_over';
  seat: Seat;
}
/** The host lets a bot answer for a person; without a level the bot goes. */
export interface Substitute {
  type: 'substitute';
  seat: Seat;
  level?: Word;
}
/** One answers oneself again. */
export interface TakeOver {
  type: 'take_over';
}
/** The host silences a person, or no longer. */
export interface Mute {
  type: 'mute';
  seat: Seat;
  on: boolean;
}
/** One does not want to hear a person, or does again. */
export interface Hide {
  type: 'hide';
  seat: Seat;
  on: boolean;
}
/** The host takes everybody to a new table. */
export interface Rematch {
  type: 'rematch';
}
/** Answers the question that was put with message n. */
export interface Answer {
  type: 'answer';
  n: number;
  answer: string;
}
/** Talk. */
export interface Say {
  type: 'say';
  text: Talk;
}
/** A statement about a goal or a seat. */
export interface Claim {
  type: 'state';
  about: 'goal' | 'suspect' | 'trust';
  subject: Seat;
  what?: WordOrNone;
  with?: WordOrNone;
}
/** A statement that asks for something. */
export interface Wish {
  type: 'state';
  about: 'request';
  what?: WordOrNone;
  with?: WordOrNone;
}
/** Asks for the match so far and the last lines of talk. */
export interface GetHistory {
  type: 'history';
}
/** Asks for a pong. */
export interface Ping {
  type: 'ping';
}
/** The first message on every connection. */
export interface Welcome {
  type: 'welcome';
  protocol: 1;
  games: Games;
}
/** One game with what can be chosen. */
export interface Game {
  game: Word;
  editions: Word[];
  players: NumbersOfPlayers;
  modules: Module[];
  /** Levels. */
  bots: Word[];
}
/** What can be added to a game, with the editions and numbers of players it goes with. */
export interface Module {
  module: Word;
  editions: Word[];
  players: NumbersOfPlayers;
}
/** What was said last did nothing; or something happened to the client. */
export interface Failed {
  type: 'error';
  code: ErrorCode;
  text: Sentence;
}
/** One has a seat now. The token is the way back to it. */
export interface Seated {
  type: 'seated';
  table: Id;
  seat: Seat;
  token: Id;
}
/** One's seat has another number now. */
export interface Reseated {
  type: 'seat';
  seat: Seat;
}
/** Everything about the table but the match itself. Always whole. */
export interface Lobby {
  type: 'lobby';
  table: Id;
  code: Code;
  phase: Phase;
  game: Word;
  edition: Word;
  modules: Word[];
  public: boolean;
  clock: Clock;
  host: Seat;
  seats: Chair[];
  watching: Count;
  commitment: Hex;
  secret?: Hex;
  salts?: Salt[];
  standing?: Standing;
}
/** A seat of the lobby. A person has a name; a bot, or a person for whom a bot answers, has a bot; an empty seat has nothing. */
export interface Chair {
  name?: Name;
  avatar?: Avatar;
  connected?: boolean;
  muted?: true;
  bot?: Word;
}
/** How the match ended. */
export interface Standing {
  scores: Count[];
  winners: Seats;
}
/** All one may see: changes to an empty table and an empty hand. */
export interface View {
  type: 'view';
  n: Count;
  table: TableChange;
  mine?: MineChange;
  legal?: Legal;
  left?: Clock;
}
/** A merge patch (RFC 7396) of a Table. */
export interface TableChange {
  round?: Round;
  first?: Seat;
  ask?: Question | null;
  pile?: Count;
  gold_pile?: Count;
  gold_passing?: Count;
  board?: {
    [k: string]: (Laid | null) | undefined;
  };
  goals?: {
    [k: string]: GoalChange | undefined;
  };
  seats?: {
    [k: string]: PlayerChange | undefined;
  };
  thieves?: Seats;
  undealt_roles?: Count;
  played?: CardsChange;
  spare_role?: Role | null;
  results?: Results;
  winners?: Seats;
}
export interface GoalChange {
  at: Cell;
  card: Card | null;
}
export interface PlayerChange {
  hand?: Count;
  discards?: Count;
  broken?: Tools;
  prison?: boolean;
  role_changes?: Count;
  has_nuggets?: boolean;
  gold_cards?: Count;
  rewards?: Count;
  credit?: Count;
  role?: Role | null;
  gold?: GoldChange;
  score?: Count;
}
export interface GoldChange {
  [k: string]: (number | null) | undefined;
}
export interface CardsChange {
  [k: string]: (number | null) | undefined;
}
/** A merge patch (RFC 7396) of a Mine. */
export interface MineChange {
  role?: Role;
  hand?: Hand;
  gold?: GoldChange;
  offered?: GoldChange;
  goals_seen?: {
    [k: string]: (Card | null) | undefined;
  };
  nuggets?: Count;
  roles_seen?: {
    [k: string]: (SeenRole | null) | undefined;
  };
  discarded?: CardsChange;
}
/** What a seat was after so many changes of role. */
export interface SeenRole {
  role: Role;
  changes: Count;
}
/** The legal answers by what they begin with; an empty end means that the beginning is all. */
export interface Legal {
  [k: string]: string[] | undefined;
}
/** Somebody answered: what was told of it, and what changed. */
export interface Played {
  type: 'played';
  n: number;
  told: Told[];
  table: TableChange;
  left?: Clock;
  secrets?: Secret[];
  mine?: MineChange;
  legal?: Legal;
}
/** How many gold cards of each value. */
export interface Gold {
  [k: string]: number | undefined;
}
/** One's answer n is not legal; the question is still open. */
export interface Refused {
  type: 'refused';
  n: Count;
  code: RefusalCode;
  text: Sentence;
}
/** Somebody talks. */
export interface Said {
  type: 'said';
  n: Count;
  seat: Seat;
  text: Talk;
}
/** Somebody makes a statement. */
export interface Stated {
  type: 'stated';
  n: Count;
  seat: Seat;
  about: 'goal' | 'suspect' | 'trust' | 'request';
  subject: Seat;
  what: WordOrNone;
  with: WordOrNone;
}
/** The match so far as one heard it, and the last lines of talk. */
export interface History {
  type: 'history';
  steps: Step[];
  talk: (Said | Stated)[];
}
/** The deal, then one answer each: what Played said of it, without legal answers. */
export interface Step {
  n: Count;
  told: Told[];
  table: TableChange;
  secrets?: Secret[];
  mine?: MineChange;
}
/** One is at another table now: the rematch. */
export interface Moved {
  type: 'moved';
  table: Id;
}
/** The answer to a ping. */
export interface Pong {
  type: 'pong';
}
/** What everybody sees, after all changes. What is not there is 0, none or empty. */
export interface Table {
  round?: Round;
  first?: Seat;
  ask?: Question;
  pile?: Count;
  gold_pile?: Count;
  gold_passing?: Count;
  board?: {
    [k: string]: Laid;
  };
  goals?: {
    [k: string]: Goal | undefined;
  };
  seats?: {
    [k: string]: Player | undefined;
  };
  thieves?: Seats1;
  undealt_roles?: Count;
  played?: Cards;
  spare_role?: Role;
  results?: Results;
  winners?: Seats;
}
/** A goal; without a card it lies face down. */
export interface Goal {
  at: Cell;
  card?: Card;
}
/** What everybody sees of a seat. */
export interface Player {
  hand?: Count;
  discards?: Count;
  broken?: Tools;
  prison?: boolean;
  role_changes?: Count;
  has_nuggets?: boolean;
  gold_cards?: Count;
  rewards?: Count;
  credit?: Count;
  role?: Role;
  gold?: Gold;
  score?: Count;
}
/** How many of each kind. */
export interface Cards {
  [k: string]: number | undefined;
}
/** What one's own seat holds and knows, after all changes. */
export interface Mine {
  role?: Role;
  hand?: Hand;
  gold?: Gold;
  offered?: Gold;
  goals_seen?: {
    [k: string]: Card;
  };
  nuggets?: Count;
  roles_seen?: {
    [k: string]: SeenRole;
  };
  discarded?: Cards;
}
/** A table in the list. */
export interface Summary {
  table: Id;
  code: Code;
  phase: Phase;
  game: Word;
  edition: Word;
  modules: Word[];
  seats: Players;
  /** A name a seat; null where no person sits. */
  names: (Name | null)[];
  /** In the same order. */
  avatars: (Avatar | null)[];
  taken: Count;
  standing?: Standing;
}
/** A finished match, with all its secrets: GET /api/tables/TABLE/replay. */
export interface Replay {
  summary: Summary;
  steps: ReplayStep[];
  talk: (Said | Stated)[];
}
/** The deal, then one answer each. */
export interface ReplayStep {
  n: Count;
  told: Told[];
  table: TableChange;
  by?: Seat;
  answer?: string;
  /** What each seat was told besides. */
  own: {
    secrets?: Secret[];
    mine?: MineChange;
  }[];
}
