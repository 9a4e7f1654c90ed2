// Ten clients of boardgame.io at one match, through its lobby and its SocketIO transport.
'use strict';

const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

const { choose } = require('../game');
const likeGame = require('./game');

async function open({ port, variant, seats, saw, received }) {
  const server = `http://127.0.0.1:${port}`;
  const game = likeGame(variant === 'patches');
  const lobby = new LobbyClient({ server });
  const { matchID } = await lobby.createMatch(game.name, { numPlayers: seats });
  const clients = [];
  for (let i = 0; i < seats; ++i) {
    const playerID = String(i);
    const { playerCredentials } = await lobby.joinMatch(game.name, matchID, { playerID, playerName: `Load ${i}` });
    const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'], forceNew: true } });
    const client = Client({ game, numPlayers: seats, matchID, playerID, credentials: playerCredentials, multiplayer,
                            debug: false });
    clients.push(client);
    await new Promise((ready) => {
      client.subscribe((state) => {
        if (state === null) return;
        ready();
        saw(i, state.G.n);
      });
      client.start();
      client.transport.socket.io.engine.on('packet', ({ type, data }) => {
        if (type === 'message') received(1 + Buffer.byteLength(data));
      });
    });
  }
  const first = clients[0];
  return {
    answer() {
      const { G, ctx } = first.getState();
      const by = clients[Number(ctx.currentPlayer)];
      const { slot, cell } = choose((at) => G.board[at] !== undefined, G.placed);
      by.moves.play(slot, cell);
    },
    leave: () => clients.forEach((client) => client.stop()),
  };
}

module.exports = { open };
