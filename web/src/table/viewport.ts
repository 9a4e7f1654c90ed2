// The part of a board that is in sight: a scale and the point of the board in the middle of the window. Pure arithmetic.
export interface Viewport {
  x: number; // of the board, in units of its drawing
  y: number;
  scale: number; // pixels a unit
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// Column and row.
export type Place = readonly [number, number];

export const card = { width: 100, height: 150 };
export const smallest = 0.16; // by hand: a board that is larger still is shown whole
export const largest = 2.8;

export function cellBox(x: number, y: number): Box {
  return {
    left: x * card.width,
    top: y * card.height,
    right: (x + 1) * card.width,
    bottom: (y + 1) * card.height,
  };
}

export function around(cells: Iterable<Place>, margin: number): Box {
  const box = { left: 0, top: 0, right: card.width, bottom: card.height };
  for (const [x, y] of cells) {
    const one = cellBox(x, y);
    box.left = Math.min(box.left, one.left);
    box.top = Math.min(box.top, one.top);
    box.right = Math.max(box.right, one.right);
    box.bottom = Math.max(box.bottom, one.bottom);
  }
  return {
    left: box.left - margin,
    top: box.top - margin,
    right: box.right + margin,
    bottom: box.bottom + margin,
  };
}

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export function fit(box: Box, width: number, height: number): Viewport {
  const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
  return {
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    scale: Math.min(scale, largest),
  };
}

// What stands in the corner at the foot of the window, at the right: nothing lies under it. `width` and `height` are given
// with what keeps it off the edges.
export interface Corner {
  width: number;
  height: number;
}

// The whole board in what the window has left: below its head, and beside the corner or above it if it would lie under it.
export function fitAround(box: Box, width: number, height: number, head: number, corner: Corner): Viewport {
  const room = Math.max(1, height - head);
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const place = (right: number, below: number) => {
    const all = fit(box, Math.max(1, width - right), Math.max(1, room - below));
    // From the middle no farther than it must be.
    const aside = Math.max(0, right - (width - wide * all.scale) / 2);
    const up = Math.max(0, below - (room - high * all.scale) / 2);
    return { view: { ...all, x: all.x + aside / all.scale, y: all.y + (up - head / 2) / all.scale }, off: aside + up };
  };
  // What is a little smaller and nearer to the middle looks better.
  const worth = ({ view, off }: ReturnType<typeof place>) => view.scale * (1 - off / (2 * width));
  const [beside, above] = [place(corner.width, 0), place(0, corner.height)];
  return (worth(above) > worth(beside) ? above : beside).view;
}

export function moved(view: Viewport, dx: number, dy: number): Viewport {
  return { ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale };
}

// Scaled round a point of the window, given from its middle: what lies under the finger stays there.
export function zoomed(view: Viewport, factor: number, fromMiddle: { x: number; y: number }): Viewport {
  const scale = between(view.scale * factor, smallest, largest);
  return {
    scale,
    x: view.x + fromMiddle.x / view.scale - fromMiddle.x / scale,
    y: view.y + fromMiddle.y / view.scale - fromMiddle.y / scale,
  };
}

// How large something must be drawn to be read at this scale: as large as it looks well, and 16 pixels at least.
export function readable(size: number, view: Viewport): number {
  return Math.max(size, 16 / view.scale);
}

export function cellAt(view: Viewport, fromMiddle: { x: number; y: number }): [number, number] {
  return [
    Math.floor((view.x + fromMiddle.x / view.scale) / card.width),
    Math.floor((view.y + fromMiddle.y / view.scale) / card.height),
  ];
}

// A thumb is wider than a card of a large board: which of the cells is meant by a point, given from the middle.
export const thumb = 44;
export function nearest(cells: readonly Place[], view: Viewport, fromMiddle: { x: number; y: number }): number | null {
  let found: number | null = null;
  let shortest = Infinity;
  for (const [index, [x, y]] of cells.entries()) {
    const dx = ((x + 0.5) * card.width - view.x) * view.scale - fromMiddle.x;
    const dy = ((y + 0.5) * card.height - view.y) * view.scale - fromMiddle.y;
    const isUnder = Math.abs(dx) <= Math.max(card.width * view.scale, thumb) / 2 && Math.abs(dy) <= Math.max(card.height * view.scale, thumb) / 2;
    if (isUnder && Math.hypot(dx, dy) < shortest) {
      found = index;
      shortest = Math.hypot(dx, dy);
    }
  }
  return found;
}

// The middle stays over the board: nobody gets lost in the dark.
export function kept(view: Viewport, box: Box): Viewport {
  return { ...view, x: between(view.x, box.left, box.right), y: between(view.y, box.top, box.bottom) };
}
