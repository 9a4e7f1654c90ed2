// Where things lie on the board and beside it.
import type { BoardFacts } from "../../../art/box";
import { card, type Box, type Place } from "../../../table/viewport";
import { cards } from "../cards/cards";
import type { Cell, Table } from "../messages";

// A box without a board has one without spaces.
const none: BoardFacts = { columns: 0, rows: 0, slots: 0, starts: { yellow: [0, 0], blue: [0, 0] }, mines: [] };
export const board: BoardFacts = cards.boxes.find((box) => box.board)?.board ?? none;

export type Edge = readonly [one: Cell, other: Cell];

// The middle of an edge: half a space from both of its spaces.
export const middleOf = ([one, other]: Edge): Place => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
export const edgeKey = (edge: Edge): string => edge.map((cell) => cell.join()).sort().join(" ");
export const edgeOf = (one: Cell, other: Cell): Edge => [one, other];

// Treasures lie in a column beside the board, smaller than cards on it.
export const slotScale = 0.74;
const gap = 40; // between board and slots
const short = (value: number): number => Math.round(value * 1000) / 1000;

// Where a slot is, as if it were a space; `count` of them are in use.
export function slotPlace(slot: number, count: number): Place {
  const step = (board.rows * card.height) / Math.max(1, board.slots);
  const y = ((board.rows * card.height) - count * step) / 2 + (slot + 0.5) * step;
  const x = board.columns * card.width + gap + (card.width * slotScale) / 2;
  return [short(x / card.width - 0.5), short(y / card.height - 0.5)];
}
export const slotCount = ({ treasures = [] }: Table): number => treasures.length;

// All of it, as it is drawn.
export const whole: Box = {
  left: -22,
  top: -22,
  right: board.columns * card.width + gap + card.width * slotScale + 16,
  bottom: board.rows * card.height + 22,
};

// The border nearest to a point of the board, in units of its drawing.
export function edgeAt(x: number, y: number): Edge {
  const at: Cell = [Math.floor(x / card.width), Math.floor(y / card.height)];
  const [dx, dy] = [x / card.width - at[0] - 0.5, y / card.height - at[1] - 0.5];
  const beside: Cell = Math.abs(dx) > Math.abs(dy) ? [at[0] + Math.sign(dx), at[1]] : [at[0], at[1] + (Math.sign(dy) || 1)];
  return beside[0] < at[0] || beside[1] < at[1] ? [beside, at] : [at, beside];
}
// The slot at such a point; null: none.
export function slotAt(x: number, y: number, count: number): number | null {
  if (x < board.columns * card.width) return null;
  for (let slot = 0; slot < count; ++slot) {
    const middle = (slotPlace(slot, count)[1] + 0.5) * card.height;
    if (Math.abs(y - middle) <= (card.height * slotScale) / 2) return slot;
  }
  return null;
}

export const isOnBoard = ([x, y]: Cell): boolean => x >= 0 && y >= 0 && x < board.columns && y < board.rows;
