// The legal answers a seat was sent, by card and by what the card can be played on. The client knows no rules: what is
// not among these cannot be done.
import { choicesByCard, type ChoiceOf, type ListedByCard, type Targets } from "../../../table/by_card";
import type { Answer, Card, Cell, Legal, Seat } from "../messages";
import type { Edge } from "./board";

export type Target =
  | { kind: "cell"; at: Cell; rotation: number }
  | { kind: "obstacle" | "storm"; at: Cell }
  | { kind: "edge"; edge: Edge }
  | { kind: "mine"; mine: number }
  | { kind: "slot"; slot: number }
  | { kind: "seat"; seat: Seat }
  | { kind: "end"; at: Cell; route: readonly Cell[]; slot: number | null } // where a walk ends
  | { kind: "way"; rotation: number }; // the mine that was found, turned so

export type Choice = ChoiceOf<Answer, Target>;

export interface Choices {
  // What each card in hand can do, apart from being discarded.
  play: Map<Card, Choice[]>;
  // How many cards of the hand may be discarded together.
  discard: { least: number; most: number } | null;
  // What can be pointed at without a card: where the dwarf goes, which way round a mine lies, which treasure to take.
  aims: Choice[];
  // The dwarf stays where it is.
  stay: Answer | null;
}

type WithCard = ListedByCard<Legal>;

const targets: Targets<Legal, WithCard, Target> = {
  lay_path: ([at, rotation]) => ({ kind: "cell", at, rotation }),
  use_tool: ([at]) => ({ kind: "obstacle", at }),
  place_token: ([edge]) => ({ kind: "edge", edge }),
  call_storm: ([at]) => ({ kind: "storm", at }),
  look_at_mine: ([mine]) => ({ kind: "mine", mine }),
  look_at_treasure: ([slot]) => ({ kind: "slot", slot }),
  look_at_dwarf: ([seat]) => ({ kind: "seat", seat }),
};

function aimsIn({ walk = [], pick_rotation = [], pick_treasure = [] }: Legal): Choice[] {
  return [
    ...walk.flatMap(([route, slot]): Choice[] => {
      const at = route.at(-1);
      const answer: Answer = slot === undefined || slot === null ? ["walk", route] : ["walk", route, slot];
      return at ? [{ answer, target: { kind: "end", at, route, slot: slot ?? null } }] : [];
    }),
    ...pick_rotation.map(([rotation]): Choice => ({ answer: ["pick_rotation", rotation], target: { kind: "way", rotation } })),
    ...pick_treasure.map(([slot]): Choice => ({ answer: ["pick_treasure", slot], target: { kind: "slot", slot } })),
  ];
}

export function choicesOf(legal: Legal = {}): Choices {
  const { least = 0, most = 0 } = legal.discard ?? {};
  return {
    play: choicesByCard<Answer, Legal, WithCard, Target>(targets, legal),
    discard: legal.discard ? { least, most } : null,
    aims: aimsIn(legal),
    stay: legal.walk?.some(([route]) => route.length === 0) ? ["walk", []] : null,
  };
}

// Whether there is anything to answer but to go on.
export const hasChoice = (legal: Legal | undefined): boolean =>
  Object.keys(legal ?? {}).some((name) => name !== "go_on" && name !== "set_ready");

// Legal answers that allow only this one.
export function onlyAnswer(answer: Answer): Legal {
  const [name, card, ...rest] = answer as [keyof Legal, Card, ...unknown[]];
  if (name === "discard") return { discard: { least: card.length, most: card.length } };
  return (name in targets ? { [name]: { [card]: [rest] } } : { [name]: [answer.slice(1)] }) as Legal;
}
