// What a box of cards holds, as the files of data/ say it.
export type Side = "N" | "E" | "S" | "W";
export type Tool = "pickaxe" | "lantern" | "cart";
export type Clan = "yellow" | "blue";
export type Group = "I" | "II" | "III";

interface Printed {
  readonly id: string;
  readonly count: number;
  readonly module?: string;
}
/** What lies in the maze: starts, goals, paths. Sides are those of the upright card. */
export interface PathFacts extends Printed {
  readonly open: string;
  readonly joined: readonly string[];
  readonly feature?: string;
  readonly value?: number;
  readonly clan?: Clan;
  readonly group?: Group;
  readonly steps?: number;
  readonly at?: Side;
  readonly over?: "EW" | "NS";
}
export interface ActionFacts extends Printed {
  readonly effect: string;
  readonly tools?: readonly Tool[];
  readonly shows?: readonly string[];
  readonly obstacle?: string;
  readonly symbol?: string;
}
export interface RoleFacts extends Printed {
  readonly clan?: Clan;
  readonly role?: "loyal" | "selfish" | "saboteur";
}
export interface GoldFacts extends Printed {
  readonly value: number;
}
export interface TreasureFacts extends Printed {
  readonly back: "gems" | "gold" | "silver";
  readonly value: number;
}
export interface ChestFacts extends Printed {
  readonly effect: string;
}
export interface PieceFacts extends Printed {
  readonly kind: string;
  readonly clan?: Clan;
  readonly value?: number;
}

/** A board that is printed: how large it is, and where cards lie from the start. */
export interface BoardFacts {
  readonly columns: number;
  readonly rows: number;
  readonly slots: number; // for treasures, beside it
  readonly starts: Readonly<Record<Clan, readonly [x: number, y: number]>>;
  readonly mines: readonly (readonly [x: number, y: number])[];
}

/** A box as its file has it: data/deck.schema.json. */
export interface Box {
  readonly box: string;
  readonly title: string;
  readonly starts?: readonly PathFacts[];
  readonly goals?: readonly PathFacts[];
  readonly paths?: readonly PathFacts[];
  readonly actions?: readonly ActionFacts[];
  readonly roles?: readonly RoleFacts[];
  readonly gold?: readonly GoldFacts[];
  readonly treasures?: readonly TreasureFacts[];
  readonly chests?: readonly ChestFacts[];
  readonly pieces?: readonly PieceFacts[];
  readonly board?: BoardFacts;
}

/** A card with the kind that says which facts it has. */
export type Card = { readonly box: string } & (
  | { readonly kind: "start" | "goal" | "path"; readonly facts: PathFacts }
  | { readonly kind: "action"; readonly facts: ActionFacts }
  | { readonly kind: "role"; readonly facts: RoleFacts }
  | { readonly kind: "gold"; readonly facts: GoldFacts }
  | { readonly kind: "treasure"; readonly facts: TreasureFacts }
  | { readonly kind: "chest"; readonly facts: ChestFacts }
  | { readonly kind: "piece"; readonly facts: PieceFacts }
);
export type Kind = Card["kind"];
export type PathCard = Extract<Card, { facts: PathFacts; kind: "path" | "start" | "goal" }>;
/** Whether the card lies in the maze. */
export const isPath = (card: Card): card is PathCard => card.kind === "path" || card.kind === "start" || card.kind === "goal";

/** The cards of a box, in the order of its file. */
export function cardsOf(box: Box): readonly Card[] {
  const { box: name } = box;
  const all = <K extends Kind, F>(kind: K, rows: readonly F[] = []) =>
    rows.map((facts) => ({ box: name, kind, facts }));
  return [
    ...all("start", box.starts), ...all("goal", box.goals), ...all("path", box.paths),
    ...all("action", box.actions), ...all("role", box.roles), ...all("gold", box.gold),
    ...all("treasure", box.treasures), ...all("chest", box.chests), ...all("piece", box.pieces),
  ];
}
