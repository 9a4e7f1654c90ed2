// An example of how the loot is shared: LOST-EX-08.
export interface Sharer {
  name: "ada" | "ben" | "cleo" | "dan" | "eve" | "finn";
  treasure: number;
  share: number;
  rest: number; // of what could not be shared equally
  dragon: number;
}

export const example: readonly Sharer[] = [
  { name: "ada", treasure: 5, share: 4, rest: 0, dragon: 0 },
  { name: "ben", treasure: 3, share: 4, rest: 0, dragon: 0 },
  { name: "cleo", treasure: 2, share: 2, rest: 0, dragon: 2 },
  { name: "dan", treasure: 2, share: 2, rest: 0, dragon: 0 },
  { name: "eve", treasure: 4, share: 2, rest: 2, dragon: 0 },
  { name: "finn", treasure: 3, share: 3, rest: 0, dragon: 0 },
];

export const pointsOf = ({ share, rest, dragon }: Sharer): number => share + rest - dragon;
