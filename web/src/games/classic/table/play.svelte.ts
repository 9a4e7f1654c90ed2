// What the player is about to do: the card in the hand, where it would go, or what would be discarded. Nothing here is sent
// until it is confirmed.
import { settings } from "../../../state/settings.svelte";
import type { Answer, Card, Cell, Legal, Seat, Tool } from "../messages";
import { choicesOf, type Choice, type Choices } from "./answers";

export type Mark =
  | { kind: "cell"; at: Cell; choices: Choice[] }
  | { kind: "rock"; at: Cell; choices: Choice[] }
  | { kind: "goal"; goal: number; choices: Choice[] }
  | { kind: "seat"; seat: number; choices: Choice[] };

const sameCell = (a: Cell, b: Cell) => a[0] === b[0] && a[1] === b[1];

// Places that light up: one for each cell, player or goal, with all that could be done there.
export function marksOf(choices: readonly Choice[]): Mark[] {
  const marks: Mark[] = [];
  for (const choice of choices) {
    const { target } = choice;
    const found = marks.find(
      (mark) =>
        (mark.kind === "cell" && target.kind === "cell" && sameCell(mark.at, target.at)) ||
        (mark.kind === "seat" && target.kind === "seat" && mark.seat === target.seat),
    );
    if (found) found.choices.push(choice);
    else if (target.kind === "cell") marks.push({ kind: "cell", at: target.at, choices: [choice] });
    else if (target.kind === "rock") marks.push({ kind: "rock", at: target.at, choices: [choice] });
    else if (target.kind === "goal") marks.push({ kind: "goal", goal: target.goal, choices: [choice] });
    else marks.push({ kind: "seat", seat: target.seat, choices: [choice] });
  }
  return marks;
}

// Takes answers, and is asked why something cannot be done.
export interface PlaySession {
  answer(answer: Answer): void;
  askWhyNot(aim: Aim): void;
}

// What somebody points at with a card. A place in the maze may be a goal's, too.
export type Aim = { card: Card } & ({ at: Cell; turned: boolean; goal?: number } | { seat: Seat });

export class Play {
  hand: Card[] = $state.raw([]);
  legal: Legal | undefined = $state.raw();
  picked: number | null = $state(null); // index in the hand
  discarding = $state(false);
  clearing: Card | null = $state(null); // the card in front of the player that is being paid away
  thrown: number[] = $state.raw([]); // indices in the hand
  mark: Mark | null = $state.raw(null);
  turned = $state(false);

  #isAnswered = false; // and nothing was heard since

  constructor(private readonly session: PlaySession) {}

  choices: Choices = $derived(choicesOf(this.legal));
  card: Card | null = $derived(this.picked === null ? null : (this.hand[this.picked] ?? null));
  marks: Mark[] = $derived.by(() => {
    if (this.choices.steal.length > 0) return marksOf(this.choices.steal);
    return this.card === null || this.discarding ? [] : marksOf(this.choices.play.get(this.card) ?? []);
  });
  // The answers at the chosen place: several for a card that fits both ways, or mends one of two tools.
  ready: Choice[] = $derived.by(() => {
    const all = this.mark?.choices ?? [];
    if (this.mark?.kind !== "cell") return all;
    const wanted = all.filter((one) => one.target.kind === "cell" && one.target.turned === this.turned);
    return wanted.length > 0 ? wanted : all.slice(0, 1);
  });
  canTurn: boolean = $derived(
    this.mark?.kind === "cell" ? this.mark.choices.length > 1 : this.marks.some((mark) => mark.kind === "cell"),
  );
  // What the chosen cards are thrown away for: the answer, once they are enough and not too many.
  discard: Answer | null = $derived.by(() => {
    const cards = [...this.thrown].sort((a, b) => a - b).map((index) => this.hand[index]!);
    if (this.clearing !== null) return cards.length === this.choices.clear.pay ? ["clear_away", this.clearing, cards] : null;
    const { least, most } = this.choices.discard ?? { least: 1, most: 0 };
    return cards.length >= least && cards.length <= most ? ["discard", cards] : null;
  });

  // The question has changed: whatever the player was about to do is over, unless somebody else played and the same card is still
  // there to be played.
  update(hand: Card[], legal: Legal | undefined): void {
    const card = this.card;
    const same = hand.length === this.hand.length && hand.every((one, index) => one === this.hand[index]);
    this.hand = hand;
    this.legal = legal;
    this.mark = null;
    this.thrown = [];
    this.discarding = false;
    this.clearing = null;
    if (this.#isAnswered) this.picked = null;
    else if (!same) this.picked = card === null ? null : hand.includes(card) && !legal ? hand.indexOf(card) : null;
    this.#isAnswered = false;
  }

  pick(index: number): void {
    if (this.discarding) {
      this.thrown = this.thrown.includes(index)
        ? this.thrown.filter((one) => one !== index)
        : [...this.thrown, index].slice(-this.mostThrown);
      return;
    }
    this.picked = this.picked === index ? null : index;
    this.mark = null;
    this.turned = false;
  }
  get mostThrown(): number {
    return Math.max(1, this.clearing === null ? (this.choices.discard?.most ?? 1) : this.choices.clear.pay);
  }
  // The cards in front of the player that can be paid away.
  get clearable(): readonly Card[] {
    return this.choices.clear.away;
  }

  startDiscarding(): void {
    this.discarding = true;
    this.clearing = null;
    this.thrown = this.picked === null ? [] : [this.picked];
    this.mark = null;
  }
  startClearing(card: Card): void {
    this.startDiscarding();
    this.clearing = card;
  }
  drop(): void {
    this.picked = null;
    this.mark = null;
    this.discarding = false;
    this.clearing = null;
    this.thrown = [];
  }

  // The first tap shows it, the second plays it; players who want no second tap play at once.
  choose(mark: Mark): void {
    const again = this.mark !== null && this.mark.kind === mark.kind && this.#sameTarget(this.mark, mark);
    this.mark = mark;
    if ((again || !settings.confirm) && this.ready.length === 1) this.confirm();
  }
  turn(): void {
    this.turned = !this.turned;
    const only = this.ready[0]?.target;
    if (this.mark && only?.kind === "cell") this.turned = only.turned;
  }
  confirm(tool?: Tool): void {
    const wanted = this.discarding
      ? this.discard
      : (tool ? this.ready.find((one) => one.target.kind === "seat" && one.target.tool === tool) : this.ready[0])?.answer;
    if (!wanted) return;
    this.#isAnswered = true;
    this.session.answer(wanted);
  }
  // The card is meant for this player, lit or not: if not, the server says why.
  aim(seat: Seat): void {
    const mark = this.marks.find((one) => one.kind === "seat" && one.seat === seat);
    if (mark) this.choose(mark);
    else this.#ask((card) => ({ card, seat }));
  }
  // The same for a place that is not lit; a goal may lie there.
  askAbout(at: Cell, goal?: number): void {
    this.#ask((card) => ({ card, at, turned: this.turned, ...(goal === undefined ? {} : { goal }) }));
  }

  #ask(aimOf: (card: Card) => Aim): void {
    if (this.card !== null && !this.discarding && this.legal) this.session.askWhyNot(aimOf(this.card));
  }
  #sameTarget(a: Mark, b: Mark): boolean {
    if (a.kind === "seat" && b.kind === "seat") return a.seat === b.seat;
    if (a.kind === "goal" && b.kind === "goal") return a.goal === b.goal;
    if ((a.kind === "cell" || a.kind === "rock") && (b.kind === "cell" || b.kind === "rock"))
      return sameCell(a.at, b.at);
    return false;
  }
}
