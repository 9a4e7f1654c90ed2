// What the player is about to do: the card in the hand, where it would go, or what would be discarded. Nothing here is sent
// until it is confirmed.
import { settings } from "../../../state/settings.svelte";
import type { Answer, Card, Cell, Legal, Seat } from "../messages";
import { choicesOf, type Choice, type Choices, type Target } from "./answers";
import { isSameMark, marksOf, type Mark } from "./marks";

// Takes answers, and is asked why something cannot be done.
export interface PlaySession {
  answer(answer: Answer): void;
  askWhyNot(aim: Aim): void;
  readonly isSending?: boolean; // an answer is on its way: nothing else is done meanwhile
}

// What somebody points at with a card. A place in the maze may be a goal's, too.
export type Aim = { card: Card } & ({ at: Cell; turned: boolean; goal?: number } | { seat: Seat });

const turnedIn = ({ target }: Choice): boolean => "turned" in target && target.turned;

export class Play {
  hand: Card[] = $state.raw([]);
  legal: Legal | undefined = $state.raw();
  picked: number | null = $state(null); // index in the hand
  discarding = $state(false);
  clearing: Card | null = $state(null); // the card in front of the player that is being paid away
  hiring: number | null = $state(null); // the dwarf that is being hired
  thrown: number[] = $state.raw([]); // indices in the hand
  mark: Mark | null = $state.raw(null);
  goals: number[] = $state.raw([]); // of two goals those that were pointed at
  turned = $state(false);

  #isAnswered = false; // and nothing was heard since

  constructor(private readonly session: PlaySession) {}

  choices: Choices = $derived(choicesOf(this.legal));
  card: Card | null = $derived(this.picked === null ? null : (this.hand[this.picked] ?? null));
  marks: Mark[] = $derived.by(() => {
    if (this.choices.aims.length > 0) return marksOf(this.choices.aims);
    if (this.hiring !== null) return (this.choices.recruit?.cells ?? []).map((at) => ({ kind: "end", at, choices: [] }));
    return this.card === null || this.discarding ? [] : marksOf(this.#ofCard);
  });
  // The answers at the chosen place: several for a card that mends one of two tools, or where a dwarf must be paid.
  ready: Choice[] = $derived.by(() => {
    if (this.mark === null) return this.discarding ? [] : this.#ofCard.filter(({ target }) => target.kind === "nothing");
    const all = this.mark.choices;
    if (this.#isPair) return all.filter(({ target }) => target.kind === "goals" && this.goals.length === 2 && this.goals.every((goal) => goal === target.one || goal === target.other));
    const turned = this.turnedAt(this.mark);
    return all.filter((one) => turnedIn(one) === turned);
  });
  canTurn: boolean = $derived(
    this.mark ? new Set(this.mark.choices.map(turnedIn)).size > 1 : this.marks.some((mark) => mark.kind === "cell"),
  );
  // What the chosen cards are thrown away for: the answer, once they are enough and not too many.
  discard: Answer | null = $derived.by(() => {
    const cards = this.thrown.map((index) => this.hand[index]!);
    if (this.clearing !== null) return cards.length === this.choices.clear.pay ? ["clear_away", this.clearing, cards] : null;
    if (this.hiring !== null) return cards.length === 1 && this.mark?.kind === "end" ? ["recruit", cards[0]!, this.hiring, this.mark.at] : null;
    const { least, most } = this.choices.discard ?? { least: 1, most: 0 };
    return cards.length >= least && cards.length <= most ? ["discard", cards] : null;
  });

  get #ofCard(): readonly Choice[] {
    return this.card === null ? [] : (this.choices.play.get(this.card) ?? []);
  }
  get #isPair(): boolean {
    return this.mark?.choices[0]?.target.kind === "goals";
  }

  // The question has changed: whatever the player was about to do is over, unless somebody else played and the same card is still
  // there to be played.
  update(hand: Card[], legal: Legal | undefined): void {
    const card = this.card;
    const same = hand.length === this.hand.length && hand.every((one, index) => one === this.hand[index]);
    this.hand = hand;
    this.legal = legal;
    this.#putBack();
    if (this.#isAnswered) this.picked = null;
    else if (!same) this.picked = card === null ? null : hand.includes(card) && !legal ? hand.indexOf(card) : null;
    this.#isAnswered = false;
    // A card that only has to be laid one way or the other lies there already.
    if (this.marks[0]?.kind === "way") {
      this.mark = this.marks[0];
      this.turned = false;
    }
  }

  pick(index: number): void {
    if (this.session.isSending) return;
    if (this.discarding) {
      this.thrown = this.thrown.includes(index)
        ? this.thrown.filter((one) => one !== index)
        : [...this.thrown, index].slice(-this.mostThrown);
      return;
    }
    this.picked = this.picked === index ? null : index;
    this.mark = null;
    this.goals = [];
    this.turned = false;
  }
  get mostThrown(): number {
    if (this.hiring !== null) return 1;
    return Math.max(1, this.clearing === null ? (this.choices.discard?.most ?? 1) : this.choices.clear.pay);
  }
  // The cards in front of the player that can be paid away.
  get clearable(): readonly Card[] {
    return this.choices.clear.away;
  }

  startDiscarding(): void {
    if (this.session.isSending) return;
    const picked = this.picked;
    this.#putBack();
    this.discarding = true;
    this.thrown = picked === null ? [] : [picked];
  }
  startClearing(card: Card): void {
    if (this.session.isSending) return;
    this.startDiscarding();
    this.clearing = card;
  }
  startHiring(pawn: number): void {
    if (this.session.isSending) return;
    this.startDiscarding();
    this.hiring = pawn;
  }
  // Nothing was taken up.
  get isIdle(): boolean {
    return this.picked === null && this.mark === null && !this.discarding;
  }
  drop(): void {
    if (this.session.isSending) return;
    this.picked = null;
    this.#putBack();
  }
  #putBack(): void {
    this.mark = null;
    this.goals = [];
    this.discarding = false;
    this.clearing = null;
    this.hiring = null;
    this.thrown = [];
  }

  // How the card would lie at a place: as it was turned, if it fits there so.
  turnedAt({ choices: [first, ...more] }: Mark): boolean {
    if (!first) return false;
    return more.some((one) => turnedIn(one) === this.turned) ? this.turned : turnedIn(first);
  }
  isChosen(mark: Mark): boolean {
    if (mark.kind === "goal" && this.#isPair) return this.goals.includes(mark.goal);
    return this.mark !== null && isSameMark(this.mark, mark);
  }
  // The first tap shows it, the second plays it; players who want no second tap play at once. Of two goals each is tapped, and
  // can be let go.
  choose(mark: Mark): void {
    if (this.session.isSending) return;
    const again = this.isChosen(mark);
    this.mark = mark;
    if (this.#isPair && mark.kind === "goal") {
      this.goals = again ? this.goals.filter((one) => one !== mark.goal) : [...this.goals.slice(-1), mark.goal];
      return;
    }
    const isClear = this.hiring === null ? this.ready.length === 1 : this.discard !== null;
    if ((again || !settings.confirm) && isClear) this.confirm();
  }
  turn(): void {
    if (this.session.isSending) return;
    this.turned = !this.turned;
    const only = this.ready[0];
    if (this.mark && only) this.turned = turnedIn(only);
  }
  confirm(choice: Choice | undefined = this.ready[0]): void {
    const wanted = this.discarding ? this.discard : choice?.answer;
    if (wanted) this.send(wanted);
  }
  send(answer: Answer): void {
    if (this.session.isSending) return;
    this.#isAnswered = true;
    this.session.answer(answer);
  }
  // The card is meant for this player, lit or not: if not, the server says why.
  aim(seat: Seat): void {
    const mark = this.marks.find((one) => one.kind === "seat" && one.seat === seat);
    if (mark) this.choose(mark);
    else this.#ask((card) => ({ card, seat }));
  }
  // The same for a place that is not lit; a goal may lie there. A card that goes nowhere is played wherever it is put.
  askAbout(at: Cell, goal?: number): void {
    if (this.ready.length > 0 && this.mark === null) return;
    this.#ask((card) => ({ card, at, turned: this.turned, ...(goal === undefined ? {} : { goal }) }));
  }

  #ask(aimOf: (card: Card) => Aim): void {
    if (this.card !== null && !this.discarding && this.legal && !this.session.isSending) this.session.askWhyNot(aimOf(this.card));
  }
}

// What is chosen between when several answers are left at a place.
export function variantOf(target: Target): string | null {
  switch (target.kind) {
    case "seat": return target.tool;
    case "cell": return target.fee;
    case "goals": return target.swap ? "swap" : "pretend";
    default: return null;
  }
}
