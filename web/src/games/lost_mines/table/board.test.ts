import { expect, test } from "vitest";
import { cellBox } from "../../../table/viewport";
import { board, edgeAt, edgeKey, middleOf, slotAt, slotPlace, slotScale, whole } from "./board";

test("the board has room for its starts, its mines and its slots", () => {
  for (const [x, y] of [...Object.values(board.starts), ...board.mines]) {
    expect(x).toBeLessThan(board.columns);
    expect(y).toBeLessThan(board.rows);
  }
  for (let slot = 0; slot < board.slots; ++slot) {
    const { right, bottom, top } = cellBox(...slotPlace(slot, board.slots));
    expect(right - 50 * (1 - slotScale)).toBeLessThanOrEqual(whole.right);
    expect(top).toBeGreaterThan(whole.top - 50);
    expect(bottom).toBeLessThan(whole.bottom + 50);
  }
});

test("slots do not lie on each other, and each is found where it lies", () => {
  for (const count of [3, 6, board.slots])
    for (let slot = 0; slot < count; ++slot) {
      const [x, y] = slotPlace(slot, count);
      expect(slotAt((x + 0.5) * 100, (y + 0.5) * 150, count)).toBe(slot);
    }
  expect(slotAt(50, 75, 9)).toBeNull();
});

test("an edge is the same from both sides, and lies between its spaces", () => {
  expect(edgeKey([[4, 2], [5, 2]])).toBe(edgeKey([[5, 2], [4, 2]]));
  expect(middleOf([[4, 2], [5, 2]])).toEqual([4.5, 2]);
  expect(edgeAt(495, 375)).toEqual([[4, 2], [5, 2]]);
  expect(edgeAt(405, 375)).toEqual([[3, 2], [4, 2]]);
  expect(edgeAt(450, 305)).toEqual([[4, 1], [4, 2]]);
  expect(edgeAt(450, 445)).toEqual([[4, 2], [4, 3]]);
});
