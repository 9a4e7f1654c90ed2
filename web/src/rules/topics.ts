// The rules in plain words, topic by topic, in the order one reads them; the words are in the catalogue.
import { findCard } from "../cards/deck";

export interface Topic {
  id: string;
  cards: readonly string[]; // what the topic explains, drawn beside it
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
];

// Where the rules speak of a card.
export function topicOf(card: string): string {
  const known = findCard(card);
  if (known?.kind === "path") return known.facts.joined.length === 0 ? "dead_ends" : "paths";
  if (known?.kind === "start") return "setup";
  if (known?.kind === "goal") return "goals";
  if (known?.kind === "role") return "idea";
  if (known?.kind === "gold") return "share";
  if (known?.kind !== "action") return "turn";
  return { break: "broken", mend: "repair", rockfall: "rockfall", map: "map" }[known.facts.effect] ?? "turn";
}
