// What a drawing is made of before it becomes SVG: plain values that tests can read.
// A paint is one or more words of cards.css: "wood ink" is filled as wood and outlined in ink.

export type Shape =
  | { readonly paint: string; readonly d: string; readonly mark?: Readonly<Record<`data-${string}`, string>> }
  | { readonly use: string; readonly turn?: string }
  | { readonly numeral: number; readonly x: number; readonly y: number; readonly size: number; readonly paint: string }
  | { readonly shapes: readonly Shape[]; readonly put: string };

/** Many paths in few characters: paint and outline by turns. */
export function draw(...words: readonly string[]): Shape[] {
  const shapes: Shape[] = [];
  for (let i = 0; i + 1 < words.length; i += 2) shapes.push({ paint: words[i]!, d: words[i + 1]! });
  return shapes;
}

/** Shapes moved to a place, scaled and turned about their origin. */
export function put(shapes: readonly Shape[], x: number, y: number, scale = 1, turn = 0): Shape {
  const parts = [`translate(${x} ${y})`];
  if (turn !== 0) parts.push(`rotate(${turn})`);
  if (scale !== 1) parts.push(`scale(${scale})`);
  return { shapes, put: parts.join(" ") };
}

export const ellipse = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
