// How many there are of what, by the number of players: docs/rules/lost-mines.md, 2.8.
export interface Numbers {
  players: number;
  loyal: number; // of each clan; there is always one selfish dwarf and one saboteur
  treasures: number;
  hand: number;
  left: number; // dwarf cards that are not dealt
  pile: number;
}

const [fewest, most] = [3, 9];
const [deck, aside] = [63, 10];

export const numbers: readonly Numbers[] = Array.from({ length: most - fewest + 1 }, (_, index) => {
  const players = fewest + index;
  const loyal = players <= 4 ? 1 : players <= 6 ? 2 : 3;
  const hand = players <= 6 ? 5 : 4;
  return { players, loyal, treasures: players, hand, left: 2 * (loyal + 2) - players, pile: deck - aside - hand * players };
});
