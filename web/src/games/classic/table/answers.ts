// The legal answers a seat was sent, by card and by what the card can be played on. The client knows no rules: what is
// not among these cannot be done.
import { choicesByCard, type ChoiceOf, type ListedByCard, type Targets } from "../../../table/by_card";
import type { Answer, Card, Cell, Legal, Seat, Tool } from "../messages";

// Who pays where the dwarf of somebody else stands.
export type Fee = "none" | "mine" | "request";

export type Target =
  | { kind: "cell"; at: Cell; turned: boolean; fee: Fee }
  | { kind: "seat"; seat: Seat; tool: Tool | null }
  | { kind: "goal"; goal: number }
  | { kind: "goals"; one: number; other: number; swap: boolean }
  | { kind: "chest"; chest: number }
  | { kind: "rock"; at: Cell }
  | { kind: "place"; at: Cell } // whatever lies there: a goal, a chest, a postcard
  | { kind: "way"; turned: boolean } // the card that was turned up, one way round
  | { kind: "nothing" }; // the card does what it does

export type Choice = ChoiceOf<Answer, Target>;
interface Valued {
  value: number;
  answer: Answer;
}

export interface Choices {
  // What each card in hand can do, apart from being discarded.
  play: Map<Card, Choice[]>;
  // How many cards of the hand may be discarded together.
  discard: { least: number; most: number } | null;
  // The cards in front of the player that can be paid away, and how many cards of the hand that costs.
  clear: { away: readonly Card[]; pay: number };
  // The dwarfs for hire, and where they can stand. It costs a card of the hand.
  recruit: { pawns: readonly number[]; cells: readonly Cell[] } | null;
  // Who or what can be pointed at without a card: whom to steal from, which goal comes first, which way round a card lies.
  aims: Choice[];
  // The answer that does nothing.
  decline: Answer | null;
  agree: Answer | null;
  veto: Answer | null;
  // Gold cards on offer, to take or to hand in, by value.
  gold: Valued[];
  // Cards that are looked at, by their position.
  looking: Valued[];
  // Passing with an empty hand.
  pass: Answer | null;
}

type WithCard = Exclude<ListedByCard<Legal>, "recruit">;

// Last items that are false or "none" may be missing.
const targets: Targets<Legal, WithCard, Target> = {
  place_path: ([at, turned = false, fee = "none"]) => ({ kind: "cell", at, turned, fee }),
  divert: ([at, turned = false, fee = "none"]) => ({ kind: "cell", at, turned, fee }),
  rockfall: ([at]) => ({ kind: "rock", at }),
  peek_goal: ([goal]) => ({ kind: "goal", goal }),
  peek_chest: ([chest]) => ({ kind: "chest", chest }),
  swap_goals: ([one, other, swap = false]) => ({ kind: "goals", one, other, swap }),
  break_tool: ([seat]) => ({ kind: "seat", seat, tool: null }),
  mend_tool: ([seat, tool]) => ({ kind: "seat", seat, tool }),
  play_on: ([seat]) => ({ kind: "seat", seat, tool: null }),
  play_card: () => ({ kind: "nothing" }),
  play_veto: () => ({ kind: "nothing" }),
};

function aimsIn(legal: Legal): Choice[] {
  const ofSeat = (name: "steal" | "pick_player") =>
    (legal[name] ?? []).map(([seat]): Choice => ({ answer: [name, seat], target: { kind: "seat", seat, tool: null } }));
  return [
    ...ofSeat("steal"),
    ...ofSeat("pick_player"),
    ...(legal.pick_place ?? []).map(([at]): Choice => ({ answer: ["pick_place", at], target: { kind: "place", at } })),
    ...(legal.pick_rotation ?? []).map(([turned = false]): Choice => ({ answer: ["pick_rotation", turned], target: { kind: "way", turned } })),
  ];
}

export function choicesOf(legal: Legal = {}): Choices {
  const [veto] = Object.keys(legal.play_veto ?? {});
  const { least = 0, most = 0 } = legal.discard ?? {};
  const { pawns = [], cells = [] } = legal.recruit ?? {};
  const valued = (name: "take_gold" | "cash_gold" | "pick_card") =>
    (legal[name] ?? []).map(([value]): Valued => ({ value, answer: [name, value] }));
  return {
    play: choicesByCard<Answer, Legal, WithCard, Target>(targets, legal),
    discard: legal.discard ? { least, most } : null,
    clear: { away: legal.clear_away?.away ?? [], pay: legal.clear_away?.pay ?? 0 },
    recruit: pawns.length > 0 && cells.length > 0 ? { pawns, cells } : null,
    aims: aimsIn(legal),
    decline: legal.decline ? ["decline"] : null,
    agree: legal.agree ? ["agree"] : null,
    veto: veto === undefined ? null : ["play_veto", veto],
    gold: [...valued("take_gold"), ...valued("cash_gold")],
    looking: valued("pick_card"),
    pass: legal.pass ? ["pass"] : null,
  };
}

// Whether there is anything to answer but to let it pass or to go on. Where all are asked so that nobody knows who could do
// more, the others are left in peace.
export const hasChoice = (legal: Legal | undefined): boolean => Object.keys(legal ?? {}).some((name) => name !== "decline" && name !== "go_on");

// Legal answers that allow only this one.
export function onlyAnswer(answer: Answer): Legal {
  const [name, card, ...rest] = answer as [keyof Legal, Card, ...unknown[]];
  if (name === "discard") return { discard: { least: card.length, most: card.length } };
  return (name in targets ? { [name]: { [card]: [rest] } } : { [name]: [answer.slice(1)] }) as Legal;
}
