import { expect, test } from "vitest";
import { around, cellAt, fit, fitAround, kept, moved, nearest, readable, zoomed } from "./viewport";

const maze = around([[0, 0], [8, -2], [8, 2]], 20);

test("everything is in the window after fitting", () => {
  for (const [width, height] of [[390, 500], [1440, 700]] as const) {
    const view = fit(maze, width, height);
    expect((maze.right - maze.left) * view.scale).toBeLessThanOrEqual(width + 0.01);
    expect((maze.bottom - maze.top) * view.scale).toBeLessThanOrEqual(height + 0.01);
  }
});

test("nothing lies under the head of the window or in its corner", () => {
  const corner = { width: 60, height: 148 };
  const long = around([[0, -9], [8, 9]], 20);
  for (const box of [maze, long])
    for (const [width, height] of [[390, 500], [390, 300], [510, 360], [1440, 700], [2000, 1000]] as const)
      for (const head of [0, 80]) {
        const view = fitAround(box, width, height, head, corner);
        const edge = (side: keyof typeof box) =>
          side === "left" || side === "right" ? width / 2 + (box[side] - view.x) * view.scale : height / 2 + (box[side] - view.y) * view.scale;
        expect(edge("left")).toBeGreaterThanOrEqual(-0.01);
        expect(edge("top")).toBeGreaterThanOrEqual(head - 0.01);
        expect(edge("right")).toBeLessThanOrEqual(width + 0.01);
        expect(edge("bottom")).toBeLessThanOrEqual(height + 0.01);
        expect(edge("right") <= width - corner.width + 0.01 || edge("bottom") <= height - corner.height + 0.01).toBe(true);
      }
});

test("a board grows with its window", () => {
  expect(fit(maze, 1741, 1048).scale).toBeGreaterThan(1.2);
});

test("what lies under the finger stays there when the board is zoomed", () => {
  const view = fit(maze, 800, 600);
  const finger = { x: 120, y: -80 };
  const closer = zoomed(view, 1.7, finger);
  expect(closer.x + finger.x / closer.scale).toBeCloseTo(view.x + finger.x / view.scale);
  expect(closer.y + finger.y / closer.scale).toBeCloseTo(view.y + finger.y / view.scale);
  expect(zoomed(view, 1000, finger).scale).toBeLessThan(3);
});

test("dragging moves the maze by as much as the finger", () => {
  const view = fit(maze, 800, 600);
  const dragged = moved(view, 30, -10);
  expect((view.x - dragged.x) * view.scale).toBeCloseTo(30);
  expect((view.y - dragged.y) * view.scale).toBeCloseTo(-10);
});

test("the cell under a point", () => {
  const view = { x: 50, y: 75, scale: 0.5 };
  expect(cellAt(view, { x: 0, y: 0 })).toEqual([0, 0]);
  expect(cellAt(view, { x: 51, y: 0 })).toEqual([1, 0]);
  expect(cellAt(view, { x: 0, y: -80 })).toEqual([0, -1]);
});

test("nobody gets lost", () => {
  expect(kept({ x: 1e6, y: -1e6, scale: 1 }, maze)).toEqual({ x: maze.right, y: maze.top, scale: 1 });
});

test("where cards are small, a thumb beside a cell means it", () => {
  const far = { x: 50, y: 75, scale: 0.2 }; // cards are 20 wide
  expect(nearest([[0, 0]], far, { x: 21, y: 0 })).toBe(0);
  expect(nearest([[0, 0]], far, { x: 23, y: 0 })).toBeNull();
  expect(nearest([[0, 0], [1, 0]], far, { x: 12, y: 0 })).toBe(1);
  const close = { x: 50, y: 75, scale: 1 };
  expect(nearest([[0, 0]], close, { x: 49, y: 74 })).toBe(0);
  expect(nearest([[0, 0]], close, { x: 51, y: 0 })).toBeNull();
});

test("a number stays readable where cards are small", () => {
  for (const scale of [0.16, 0.37, 0.7, 2])
    expect(readable(26, { x: 0, y: 0, scale }) * scale).toBeGreaterThanOrEqual(16);
  expect(readable(26, { x: 0, y: 0, scale: 1 })).toBe(26);
});
