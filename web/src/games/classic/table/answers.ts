// The legal answers a seat was sent, by card and by what the card can be played on. The client knows no rules: what is
// not among these cannot be done.
import type { Answer, Card, Cell, Legal, Seat, Tool } from "../messages";

export type Target =
  | { kind: "cell"; at: Cell; turned: boolean }
  | { kind: "seat"; seat: Seat; tool: Tool | null }
  | { kind: "goal"; goal: number }
  | { kind: "rock"; at: Cell };

export interface Choice {
  answer: Answer;
  target: Target;
}

export interface Choices {
  // What each card in hand can do, apart from being discarded.
  play: Map<Card, Choice[]>;
  // How many cards of the hand may be discarded together.
  discard: { least: number; most: number } | null;
  // The cards in front of the player that can be paid away, and how many cards of the hand that costs.
  clear: { away: readonly Card[]; pay: number };
  // Whom a thief may steal from, and the answer that steals nothing.
  steal: Choice[];
  decline: Answer | null;
  // Gold cards on offer, by value.
  gold: { value: number; answer: Answer }[];
  // Passing with an empty hand.
  pass: Answer | null;
}

// The answers that are listed by card, with what follows the card.
type RestOf<Name extends keyof Legal> = NonNullable<Legal[Name]> extends { [card: string]: (infer Rest)[] | undefined } ? Rest : never;
type WithCard = { [Name in keyof Legal]-?: [RestOf<Name>] extends [never] ? never : Name }[keyof Legal];

const targets: { readonly [Name in WithCard]: (rest: RestOf<Name>) => Target } = {
  place_path: ([at, turned = false]) => ({ kind: "cell", at, turned }),
  rockfall: ([at]) => ({ kind: "rock", at }),
  peek_goal: ([goal]) => ({ kind: "goal", goal }),
  break_tool: ([seat]) => ({ kind: "seat", seat, tool: null }),
  mend_tool: ([seat, tool]) => ({ kind: "seat", seat, tool }),
  play_on: ([seat]) => ({ kind: "seat", seat, tool: null }),
};

function choicesWith<Name extends WithCard>(name: Name, legal: Legal): [Card, Choice[]][] {
  const byCard = (legal[name] ?? {}) as Readonly<Record<Card, RestOf<Name>[]>>;
  return Object.entries(byCard).map(([card, rests]) => [
    card,
    rests.map((rest) => ({ answer: [name, card, ...(rest as unknown[])] as Answer, target: targets[name](rest) })),
  ]);
}

export function choicesOf(legal: Legal = {}): Choices {
  const play = new Map<Card, Choice[]>();
  for (const name of Object.keys(targets) as WithCard[])
    for (const [card, choices] of choicesWith(name, legal)) play.set(card, [...(play.get(card) ?? []), ...choices]);
  const { least = 0, most = 0 } = legal.discard ?? {};
  return {
    play,
    discard: legal.discard ? { least, most } : null,
    clear: { away: legal.clear_away?.away ?? [], pay: legal.clear_away?.pay ?? 0 },
    steal: (legal.steal ?? []).map(([seat]) => ({ answer: ["steal", seat], target: { kind: "seat", seat, tool: null } })),
    decline: legal.decline ? ["decline"] : null,
    gold: (legal.take_gold ?? []).map(([value]) => ({ value, answer: ["take_gold", value] })),
    pass: legal.pass ? ["pass"] : null,
  };
}

// Legal answers that allow only this one.
export function onlyAnswer(answer: Answer): Legal {
  const [name, card, ...rest] = answer as [keyof Legal, Card, ...unknown[]];
  if (name === "discard") return { discard: { least: card.length, most: card.length } };
  return (name in targets ? { [name]: { [card]: [rest] } } : { [name]: [answer.slice(1)] }) as Legal;
}
