// A server of Colyseus with its rooms in memory: nothing is durable. Patches are sent after each answer instead of at
// regular intervals, which is better for a turn-based game.
'use strict';

const { Room, Server } = require('@colyseus/core');
const { ArraySchema, MapSchema, StateView } = require('@colyseus/schema');
const { WebSocketTransport } = require('@colyseus/ws-transport');

const { seats, handSize, cells, mostPlaced, newDeck } = require('../game');
const { report } = require('../report');
const { Player, State } = require('./state');

function shuffled(cards) {
  for (let i = cards.length - 1; i > 0; --i) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

class LikeRoom extends Room {
  maxClients = seats;
  autoDispose = false;  // a table stays when all have left
  patchRate = null;

  onCreate() {
    this.state = new State();
    this.state.board = new MapSchema();
    this.state.players = new ArraySchema();
    for (let i = 0; i < seats; ++i) {
      const player = new Player();
      player.hand = new ArraySchema();
      player.discards = 0;
      this.state.players.push(player);
    }
    this.state.turn = 0;
    this.state.n = 0;
    this.deal();
    this.onMessage('play', (client, { slot, cell }) => this.play(client.userData.seat, slot, cell));
  }

  onJoin(client) {
    const seat = this.clients.length - 1;
    client.userData = { seat };
    client.view = new StateView();
    client.view.add(this.state.players[seat]);
    this.broadcastPatch();  // everybody knows the deal before the first answer
  }

  deal() {
    this.cards = shuffled(newDeck());
    for (const player of this.state.players)
      for (let i = 0; i < handSize; ++i) player.hand[i] = this.cards.pop();
    this.state.board.clear();
    this.state.pile = this.cards.length;
  }

  play(seat, slot, cell) {
    const { state } = this;
    const player = state.players[seat];
    const isPlace = cell >= 0;
    if (seat !== state.turn || !(slot >= 0 && slot < handSize) || !(cell >= -1 && cell < cells)) return;
    if (isPlace && (state.board.has(String(cell)) || state.board.size >= mostPlaced)) return;
    if (isPlace) state.board.set(String(cell), player.hand[slot]);
    else ++player.discards;
    player.hand[slot] = this.cards.pop();
    state.pile = this.cards.length;
    state.turn = (seat + 1) % seats;
    ++state.n;
    if (state.pile === 0) this.deal();
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('like', LikeRoom);
server.listen(0, '127.0.0.1').then(() => report(server.transport.server.address().port));
