import { expect, test } from "vitest";
import { standing } from "./figures";

const seats = (count: number) => ({ seats: Object.fromEntries(Array.from({ length: count }, (_, seat) => [seat, { clan: "blue" as const, dwarf: [3, 4] as [number, number] }])) });

test("all figures on one card are apart and on the card", () => {
  for (let count = 1; count <= 9; ++count) {
    const all = standing(seats(count), null);
    expect(all).toHaveLength(count);
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x, y, scale } of all) {
      expect(x - 30 * scale).toBeGreaterThanOrEqual(0);
      expect(x + 30 * scale).toBeLessThanOrEqual(100);
      expect(y - 60 * scale).toBeGreaterThanOrEqual(-6);
      expect(y + 51 * scale).toBeLessThanOrEqual(152);
    }
  }
});

test("the own figure stands first", () => {
  expect(standing(seats(4), 2).map(({ seat }) => seat)).toEqual([2, 0, 1, 3]);
});

test("who has no figure yet stands nowhere", () => {
  expect(standing({ seats: { 0: { hand_size: 5 } } }, 0)).toEqual([]);
});
