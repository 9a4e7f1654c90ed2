// The rules in plain words, topic by topic, in the order one reads them; the words are in the catalogue.
import { cards } from "../cards/cards";
import type { rules } from "./words/en/rules";
import type { saboteur2Rules } from "./words/en/saboteur2_rules";
import { pathKind, type PathKind } from "../words/names";

type Titled<Key> = Key extends `rules.${infer Id}.title` ? Id : never;
export type TopicId = Titled<keyof typeof rules | keyof typeof saboteur2Rules>;

export interface Topic {
  id: TopicId;
  cards: readonly string[]; // what the topic explains, drawn beside it
  box?: string; // the first topic of a box says whose rules follow
}

export const topics: readonly Topic[] = [
  { id: "idea", cards: ["gold_digger", "saboteur"] },
  { id: "setup", cards: ["start", "goal-gold", "goal-stone-ne"] },
  { id: "turn", cards: [] },
  { id: "paths", cards: ["b-nes", "b-ew", "b-nesw"] },
  { id: "dead_ends", cards: ["b-xn", "b-xnesw", "b-xew"] },
  { id: "broken", cards: ["broken_pickaxe", "broken_lantern", "broken_cart"] },
  { id: "repair", cards: ["repair_pickaxe", "repair_lantern_cart"] },
  { id: "rockfall", cards: ["rockfall"] },
  { id: "map", cards: ["map"] },
  { id: "passing", cards: [] },
  { id: "goals", cards: ["goal-gold", "goal-stone-nw"] },
  { id: "end", cards: [] },
  { id: "share", cards: ["gold-1", "gold-2", "gold-3"] },
  { id: "match", cards: [] },
  { id: "editions", cards: [] },
  { id: "talking", cards: [] },
  { id: "s2_idea", cards: ["blue_digger", "green_digger"], box: "saboteur2" },
  { id: "s2_roles", cards: ["boss", "profiteer", "geologist"] },
  { id: "s2_doors", cards: ["s2-blue-ew", "s2-green-ew"] },
  { id: "s2_ladders", cards: ["s2-ladder-n", "s2-ladder-ne"] },
  { id: "s2_crossings", cards: ["s2-bridge", "s2-double-nw", "s2-ns-xe"] },
  { id: "s2_crystals", cards: ["s2-cry-new", "geologist"] },
  { id: "s2_clearing", cards: [] },
  { id: "s2_passing", cards: [] },
  { id: "s2_thief", cards: ["thief", "hands_off"] },
  { id: "s2_prison", cards: ["prison", "free_at_last"] },
  { id: "s2_inspection", cards: ["inspection"] },
  { id: "s2_role_change", cards: ["role_change"] },
  { id: "s2_hand_swap", cards: ["hand_swap"] },
  { id: "s2_winners", cards: [] },
  { id: "s2_shares", cards: [] },
  { id: "s2_thefts", cards: ["thief"] },
];

const ofPaths: Readonly<Record<PathKind, TopicId>> = {
  bridge: "s2_crossings",
  double: "s2_crossings",
  stubs: "s2_crossings",
  ladder: "s2_ladders",
  door_blue: "s2_doors",
  door_green: "s2_doors",
  crystal: "s2_crystals",
  dead_end: "dead_ends",
  path: "paths",
};
const ofEffects: Readonly<Record<string, TopicId>> = {
  break: "broken",
  mend: "repair",
  rockfall: "rockfall",
  map: "map",
  thief: "s2_thief",
  hands_off: "s2_thief",
  prison: "s2_prison",
  free_at_last: "s2_prison",
  inspection: "s2_inspection",
  role_change: "s2_role_change",
  hand_swap: "s2_hand_swap",
};

// Where the rules speak of a card. The saboteur is in every box.
export function topicOf(card: string, hasTeams = false): TopicId {
  const known = cards.find(card);
  if (known?.kind === "path") return ofPaths[pathKind(known.facts)];
  if (known?.kind === "start") return "setup";
  if (known?.kind === "goal") return "goals";
  if (known?.kind === "role") return hasTeams || known.box === "saboteur2" ? "s2_roles" : "idea";
  if (known?.kind === "gold") return "share";
  if (known?.kind === "piece") return "s2_shares";
  if (known?.kind !== "action") return "turn";
  return ofEffects[known.facts.effect] ?? "turn";
}
