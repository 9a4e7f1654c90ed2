// What the player is about to do: the card in the hand and where it would go, what would be discarded, where the dwarf would
// walk. Nothing here is sent until it is confirmed.
import { settings } from "../../../state/settings.svelte";
import type { Answer, Card, Cell, Legal, Seat } from "../messages";
import { choicesOf, type Choice, type Choices } from "./answers";
import type { Edge } from "./board";
import { isSameMark, marksOf, waysAt, wayOf, type Mark } from "./marks";

// Takes answers, and is asked why something cannot be done.
export interface PlaySession {
  answer(answer: Answer): void;
  askWhyNot(aim: Aim): void;
  readonly isSending?: boolean; // an answer is on its way: nothing else is done meanwhile
}

// What somebody points at with a card; without one it is where the dwarf is to go.
export type Aim = { at: Cell } | ({ card: Card } & ({ at: Cell; rotation: number } | { edge: Edge } | { mine: number } | { slot: number } | { seat: Seat }));
export type AimedAt = { at: Cell } | { edge: Edge } | { mine: number } | { slot: number };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Play {
  hand: Card[] = $state.raw([]);
  legal: Legal | undefined = $state.raw();
  picked: number | null = $state(null); // index in the hand
  discarding = $state(false);
  thrown: number[] = $state.raw([]); // indices in the hand
  mark: Mark | null = $state.raw(null);
  #way = $state(""); // how a card is turned, or which way the dwarf goes

  #isAnswered = false; // and nothing was heard since

  constructor(private readonly session: PlaySession) {}

  choices: Choices = $derived(choicesOf(this.legal));
  card: Card | null = $derived(this.picked === null ? null : (this.hand[this.picked] ?? null));
  marks: Mark[] = $derived.by(() => {
    if (this.choices.aims.length > 0) return marksOf(this.choices.aims);
    return this.discarding ? [] : marksOf(this.#ofCard);
  });
  // The answers at the chosen place, one way: several where several treasures could be taken.
  ready: Choice[] = $derived.by(() => {
    const { mark } = this;
    if (mark === null) return [];
    const way = this.wayAt(mark);
    return mark.choices.filter((one) => wayOf(one) === way);
  });
  ways: string[] = $derived.by(() => {
    if (this.mark) return waysAt(this.mark);
    return waysAt({ choices: this.marks.filter(({ kind }) => kind === "cell").flatMap(({ choices }) => choices) });
  });
  canTurn: boolean = $derived(this.ways.length > 1);
  discard: Answer | null = $derived.by(() => {
    const { least, most } = this.choices.discard ?? { least: 1, most: 0 };
    return this.thrown.length >= least && this.thrown.length <= most ? ["discard", this.thrown.map((index) => this.hand[index]!)] : null;
  });

  get #ofCard(): readonly Choice[] {
    return this.card === null ? [] : (this.choices.play.get(this.card) ?? []);
  }
  // How a card lies that would be laid.
  get rotation(): number {
    return Number(this.#way) || 0;
  }

  // The question has changed: whatever the player was about to do is over, unless somebody else did something and they could
  // still do it.
  update(hand: Card[], legal: Legal | undefined): void {
    const card = this.card;
    const isSameHand = isSame(hand, this.hand);
    const isSameQuestion = isSameHand && legal !== undefined && isSame(legal, this.legal);
    const isAnswered = this.#isAnswered;
    this.#isAnswered = false;
    if (isSameQuestion && !isAnswered) return;
    this.hand = hand;
    this.legal = legal;
    this.#putBack();
    if (isAnswered) this.picked = null;
    else if (!isSameHand) this.picked = card === null || legal || !hand.includes(card) ? null : hand.indexOf(card);
    // A mine that only has to be turned lies there already.
    if (this.marks[0]?.kind === "way") this.mark = this.marks[0];
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
    if (this.mark?.kind === "way" || this.choices.aims.length > 0) return;
    this.mark = null;
    this.#way = "";
  }
  get mostThrown(): number {
    return Math.max(1, this.choices.discard?.most ?? 1);
  }
  startDiscarding(): void {
    if (this.session.isSending) return;
    const picked = this.picked;
    this.#putBack();
    this.discarding = true;
    this.thrown = picked === null ? [] : [picked];
  }
  // Nothing was taken up.
  get isIdle(): boolean {
    return this.picked === null && this.mark === null && !this.discarding;
  }
  drop(): void {
    if (this.session.isSending) return;
    this.picked = null;
    this.#putBack();
    if (this.marks[0]?.kind === "way") this.mark = this.marks[0];
  }
  #putBack(): void {
    this.mark = null;
    this.#way = "";
    this.discarding = false;
    this.thrown = [];
  }

  // How a card would lie at a place, or a dwarf would come there: as it was chosen, if that can be.
  wayAt(mark: Mark): string {
    const ways = waysAt(mark);
    return ways.includes(this.#way) ? this.#way : (ways[0] ?? "");
  }
  isChosen(mark: Mark): boolean {
    return this.mark !== null && isSameMark(this.mark, mark);
  }
  // The first tap shows it, the second does it; players who want no second tap play at once. Where several ways lead to one
  // place each tap shows the next.
  choose(mark: Mark): void {
    if (this.session.isSending) return;
    const again = this.isChosen(mark);
    const isFork = mark.kind === "end" && waysAt(mark).length > 1;
    this.mark = mark;
    if (isFork && again) this.turn();
    else if ((again || (!settings.confirm && !isFork)) && this.ready.length === 1) this.confirm();
  }
  // The next way: the card is turned on, or the dwarf goes another way to the same place.
  turn(): void {
    if (this.session.isSending || !this.canTurn) return;
    const now = this.mark ? this.wayAt(this.mark) : this.ways.includes(this.#way) ? this.#way : (this.ways[0] ?? "");
    this.#way = this.ways[(this.ways.indexOf(now) + 1) % this.ways.length]!;
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
  // The same for a place that is not lit.
  askAbout(what: AimedAt): void {
    if (this.choices.stay && "at" in what && !this.session.isSending) this.session.askWhyNot({ at: what.at });
    else this.#ask((card) => ("at" in what ? { card, at: what.at, rotation: this.rotation } : { card, ...what }));
  }
  #ask(aimOf: (card: Card) => Aim): void {
    const isPlaying = this.card !== null && !this.discarding && this.choices.aims.length === 0;
    if (isPlaying && this.legal && !this.session.isSending) this.session.askWhyNot(aimOf(this.card!));
  }
}
