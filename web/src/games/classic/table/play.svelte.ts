// What one is about to do: the card in the hand, where it would go, or what would be discarded. Nothing here is sent
// until it is confirmed.
import { cards } from "../cards/cards";
import type { Card, Cell, Legal, Table, Tool } from "../../../protocol";
import { attempt, choicesOf, type Choice, type Choices } from "./answers";
import { settings } from "../../../state/settings.svelte";
import { cardOf, isTunnel, toolName } from "../words/names";
import { say } from "../words/words";
import { isImprisoned, isThief } from "./front";

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

function actionOf(card: Card) {
  const known = cards.find(card);
  return known?.kind === "action" ? known.facts : null;
}

// Why no place and no player lights up for a card.
export function reasonAgainst(card: Card, table: Table, me: number): string {
  const players = Object.values(table.seats ?? {});
  const { effect = "dig", tools = [] } = actionOf(card) ?? {};
  if (effect === "dig" && isImprisoned(table, me)) return say("ask.imprisoned");
  if (effect === "dig" && table.seats?.[me]?.broken?.length) return say("ask.stopped");
  if (effect === "mend" && !players.some((player) => player?.broken?.some((tool) => tools.includes(tool))))
    return say("ask.none_broken", { tools: tools.map(toolName).join(" / ") });
  if (effect === "rockfall" && !Object.values(table.board ?? {}).some((laid) => isTunnel(cardOf(laid)))) return say("ask.no_tunnel");
  if (effect === "free_at_last" && !players.some((player) => player?.prison)) return say("ask.no_prisoner");
  if (effect === "hands_off" && !table.thieves?.length) return say("ask.no_thief");
  if (effect === "thief" && isThief(table, me)) return say("refusal.already_thief");
  return say("ask.nothing");
}

export class Play {
  hand: Card[] = $state.raw([]);
  legal: Legal | undefined = $state.raw();
  picked: number | null = $state(null); // index in the hand
  discarding = $state(false);
  clearing: Card | null = $state(null); // the card in front of oneself that one pays for
  thrown: number[] = $state.raw([]); // indices in the hand
  mark: Mark | null = $state.raw(null);
  turned = $state(false);

  #isAnswered = false; // and nothing was heard since

  constructor(private readonly send: (answer: string) => void) {}

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
  // What the chosen cards are thrown away for: the answer, once they are enough.
  discard: string | null = $derived.by(() => {
    const cards = this.thrown.map((index) => this.hand[index]!).sort().join(" ");
    return this.#throws.find((one) => [...one.cards].sort().join(" ") === cards)?.answer ?? null;
  });

  // The question has changed: whatever one was about to do is over, unless somebody else played and the same card is still
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
    return Math.max(1, ...this.#throws.map((one) => one.cards.length));
  }
  get #throws(): readonly { cards: Card[]; answer: string }[] {
    return this.clearing === null ? this.choices.discard : this.choices.clear.filter((one) => one.card === this.clearing);
  }
  // The cards in front of oneself one could pay to be rid of.
  get clearable(): Card[] {
    return [...new Set(this.choices.clear.map((one) => one.card))];
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

  // The first tap shows it, the second plays it; who wants no second tap plays at once.
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
    this.send(wanted);
  }
  // The card is meant for this player, lit or not.
  aim(seat: number): void {
    const mark = this.marks.find((one) => one.kind === "seat" && one.seat === seat);
    if (mark) this.choose(mark);
    else this.ask(seat);
  }
  // A place or a seat that is not lit: the server says why.
  ask(where: Cell | number): void {
    if (this.card === null || this.discarding || !this.legal) return;
    const action = actionOf(this.card);
    const tool = action?.effect === "mend" ? (action.tools?.[0] ?? null) : null;
    if (typeof where === "number") this.send(attempt(this.card, { kind: "seat", seat: where, tool }));
    else if (action?.effect === "rockfall") this.send(attempt(this.card, { kind: "rock", at: where }));
    else this.send(attempt(this.card, { kind: "cell", at: where, turned: this.turned }));
  }

  #sameTarget(a: Mark, b: Mark): boolean {
    if (a.kind === "seat" && b.kind === "seat") return a.seat === b.seat;
    if (a.kind === "goal" && b.kind === "goal") return a.goal === b.goal;
    if ((a.kind === "cell" || a.kind === "rock") && (b.kind === "cell" || b.kind === "rock"))
      return sameCell(a.at, b.at);
    return false;
  }
}
