// The game as the documentation of boardgame.io recommends: secrets in G.secret and G.players, removed by its player view;
// a move that needs secrets runs only on the server.
'use strict';

const { PlayerView } = require('boardgame.io/core');

const { handSize, cells, mostPlaced, newDeck } = require('../game');

const invalid = 'INVALID_MOVE';

function deal(G, random, seats) {
  G.secret = { pile: random.Shuffle(newDeck()) };
  G.players = {};
  for (let i = 0; i < seats; ++i) G.players[i] = { hand: G.secret.pile.splice(0, handSize) };
  G.board = {};
  G.placed = 0;
  G.pile = G.secret.pile.length;
}

function play({ G, ctx, random, playerID }, slot, cell) {
  const { hand } = G.players[playerID];
  const isPlace = cell >= 0;
  if (!(slot >= 0 && slot < hand.length) || !(cell >= -1 && cell < cells)) return invalid;
  if (isPlace && (G.board[cell] !== undefined || G.placed >= mostPlaced)) return invalid;
  if (isPlace) {
    G.board[cell] = hand[slot];
    ++G.placed;
  } else {
    ++G.discards[playerID];
  }
  hand[slot] = G.secret.pile.pop();
  G.pile = G.secret.pile.length;
  ++G.n;
  if (G.pile === 0) deal(G, random, ctx.numPlayers);
}

module.exports = (deltaState) => ({
  name: 'like',
  minPlayers: 2,
  maxPlayers: 10,
  disableUndo: true,
  deltaState,
  setup: ({ ctx, random }) => {
    const G = { n: 0, discards: Array(ctx.numPlayers).fill(0) };
    deal(G, random, ctx.numPlayers);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: { move: play, client: false } },
});
