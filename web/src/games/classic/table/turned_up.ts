// A card that was turned up and has still to be laid one way or the other.
import type { Card, Cell, Table } from "../messages";

export function turnedUp({ chests = [], goals = [], tunnels = {} }: Table): { at: Cell; id: Card } | null {
  const chest = chests.find(({ state, cards }) => state === "closed" && cards?.path);
  if (chest?.at && chest.cards?.path) return { at: chest.at, id: chest.cards.path };
  const goal = goals.find(({ at, card }) => at && card && !tunnels[at.join()]);
  return goal?.at && goal.card ? { at: goal.at, id: goal.card } : null;
}
