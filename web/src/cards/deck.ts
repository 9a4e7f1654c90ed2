// The five boxes of data/, typed, and the one door to a card: findCard(id, game).
// Ids are unique within a game, except where a box brings more copies of a card (rockfall, saboteur, nugget-1).
import anniversary from "../../../data/anniversary.json";
import base from "../../../data/base.json";
import darkCave from "../../../data/dark_cave.json";
import lostMines from "../../../data/lost_mines.json";
import saboteur2 from "../../../data/saboteur2.json";

export type Game = "classic" | "dark_cave" | "lost_mines";
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

/** A box as its file has it. */
export interface Box {
  readonly box: string;
  readonly title: string;
  readonly game: Game;
  readonly starts?: readonly PathFacts[];
  readonly goals?: readonly PathFacts[];
  readonly paths?: readonly PathFacts[];
  readonly actions?: readonly ActionFacts[];
  readonly roles?: readonly RoleFacts[];
  readonly gold?: readonly GoldFacts[];
  readonly treasures?: readonly TreasureFacts[];
  readonly chests?: readonly ChestFacts[];
  readonly pieces?: readonly PieceFacts[];
}

/** A card with the kind that says which facts it has. */
export type Card = { readonly game: Game; readonly box: string } & (
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

/** All boxes, in the order they came out. TypeScript widens the words of a JSON file to string, hence the cast. */
export const boxes = [base, saboteur2, anniversary, darkCave, lostMines] as unknown as readonly Box[];

/** The cards of a box, in the order of its file. */
export function cardsOf(box: Box): readonly Card[] {
  const { game, box: name } = box;
  const all = <K extends Kind, F>(kind: K, rows: readonly F[] = []) =>
    rows.map((facts) => ({ game, box: name, kind, facts }));
  return [
    ...all("start", box.starts), ...all("goal", box.goals), ...all("path", box.paths),
    ...all("action", box.actions), ...all("role", box.roles), ...all("gold", box.gold),
    ...all("treasure", box.treasures), ...all("chest", box.chests), ...all("piece", box.pieces),
  ];
}

const index = new Map<string, Card>();
for (const card of boxes.flatMap(cardsOf)) {
  for (const key of [`${card.game}/${card.facts.id}`, card.facts.id]) if (!index.has(key)) index.set(key, card);
}

/** The card of that id; without a game the first box that has it. `game` is a game or a box of it. */
export function findCard(id: string, game?: string): Card | undefined {
  if (game === undefined) return index.get(id);
  return index.get(`${boxes.find((box) => box.box === game)?.game ?? game}/${id}`);
}

export type BackKind =
  | "deck" | "goal" | "role" | "gold" | "chest" | "chest_path"
  | "cave" | "cave_goal" | "trail" | "mine" | "clan_yellow" | "clan_blue"
  | "treasure_gems" | "treasure_gold" | "treasure_silver";

/** What the card shows when it lies face down; pieces and starts never do. */
export function backOf(card: Card): BackKind {
  switch (card.kind) {
    case "treasure": return `treasure_${card.facts.back}`;
    case "chest": return "chest";
    case "gold": return "gold";
    case "role": return card.facts.clan ? `clan_${card.facts.clan}` : "role";
    case "goal": return card.game === "classic" ? "goal" : card.game === "dark_cave" ? "cave_goal" : "mine";
    case "piece": return card.facts.clan ? `clan_${card.facts.clan}` : "deck";
    case "start": case "path": case "action":
      if (card.facts.module === "mini_treasure_chests") return "chest_path";
      return card.game === "classic" ? "deck" : card.game === "dark_cave" ? "cave" : "trail";
  }
}
