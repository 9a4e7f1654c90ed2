// What was announced: its card, and whom or what it is aimed at.
import { cards } from "../cards/cards";
import type { Answer, Card, Cell, Seat, Table } from "../messages";

// The places in the maze.
export function cellsOf(action: Answer, { goals = [], chests = [] }: Table): Cell[] {
  const there = (...all: ({ at?: Cell } | undefined)[]) => all.flatMap((one) => (one?.at ? [one.at] : []));
  switch (action[0]) {
    case "place_path": case "divert": case "rockfall": return [action[2]];
    case "peek_goal": return there(goals[action[2]]);
    case "swap_goals": return there(goals[action[2]], goals[action[3]]);
    case "peek_chest": return there(chests[action[2]]);
    default: return [];
  }
}

export function seatOf(action: Answer): Seat | null {
  return action[0] === "break_tool" || action[0] === "mend_tool" || action[0] === "play_on" ? action[2] : null;
}

// The tunnel that will lie there: the card itself, or the one that it moves.
export function tunnelOf(action: Answer, table: Table): { id: Card; turned: boolean } | null {
  if (action[0] === "place_path") return { id: action[1], turned: action[3] ?? false };
  const moved = lastPath(table);
  return action[0] === "divert" && moved ? { id: moved, turned: action[3] ?? false } : null;
}

// The tunnel card that was laid or moved last.
export function lastPath({ last_path: [at] = [], tunnels = {} }: Table): Card | null {
  return (at && tunnels[at.join()]?.[0]) ?? null;
}

export const cardOf = (action: Answer): Card | null => (typeof action[1] === "string" && cards.find(action[1]) ? action[1] : null);
