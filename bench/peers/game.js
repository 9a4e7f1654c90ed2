// A game similar to Filon, the same on every server here: ten hands of four cards that only their owners see, a board of
// up to 60 cards, a pile, discards. An answer takes one card from a hand, places or discards it, and draws another.
'use strict';

const seats = 10;
const handSize = 4;
const cells = 63;
const mostPlaced = 60;
const kinds = 40;
const deckSize = 140;

const newDeck = () => Array.from({ length: deckSize }, (_, i) => i % kinds);

// A random answer. Cell -1 means a discard.
function choose(isTaken, placed) {
  const slot = Math.floor(Math.random() * handSize);
  if (placed >= mostPlaced || Math.random() < 0.25) return { slot, cell: -1 };
  let cell = Math.floor(Math.random() * cells);
  while (isTaken(cell)) cell = (cell + 1) % cells;
  return { slot, cell };
}

module.exports = { seats, handSize, cells, mostPlaced, newDeck, choose };
