// A wall of rock behind a board, made of facets.

// Numbers that look thrown and are always the same.
function scattered(seed: number): number {
  const wave = Math.sin(seed * 127.1) * 43758.5453;
  return wave - Math.floor(wave);
}

export const wallSize = { width: 1200, height: 900 };

// A wall of facets, a path a shade.
export function wall(shades: number, step = 75): string[] {
  const corner = (column: number, row: number) => {
    const seed = column * 31 + row * 17 + 1;
    const off = (at: number) => (scattered(at) - 0.5) * step * 0.8;
    return `${Math.round(column * step + off(seed))} ${Math.round(row * step + off(seed + 0.5))}`;
  };
  const paths = Array.from({ length: shades }, () => "");
  for (let row = -1; row <= wallSize.height / step; ++row)
    for (let column = -1; column <= wallSize.width / step; ++column) {
      const [a, b] = [corner(column, row), corner(column + 1, row)];
      const [c, d] = [corner(column, row + 1), corner(column + 1, row + 1)];
      for (const [half, corners] of [[a, b, c], [b, d, c]].entries())
        paths[Math.floor(scattered(column * 7 + row * 13 + half * 3 + 0.25) * shades)] += `M${corners.join("L")}z`;
    }
  return paths;
}
