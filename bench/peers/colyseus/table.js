// Ten clients of Colyseus in one room.
'use strict';

const { Client } = require('colyseus.js');

const { choose } = require('../game');

async function open({ port, seats, saw, received }) {
  const rooms = [];
  for (let i = 0; i < seats; ++i) {
    const client = new Client(`ws://127.0.0.1:${port}`);
    const room = i === 0 ? await client.create('like') : await client.joinById(rooms[0].roomId);
    rooms.push(room);
    const { ws } = room.connection.transport;
    ws.addEventListener('message', ({ data }) => received(data.byteLength));
    await new Promise((ready) => {
      room.onStateChange((state) => {
        ready();
        saw(i, state.n);
      });
    });
  }
  return {
    answer() {
      const { board, turn } = rooms[0].state;
      rooms[turn].send('play', choose((at) => board.has(String(at)), board.size));
    },
    leave: () => rooms.forEach((room) => room.leave()),
  };
}

module.exports = { open };
