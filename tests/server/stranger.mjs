// A client written only from docs/protocol.md: it plays a whole match with one person and bots.
//   node stranger.mjs ws://localhost:8765/ws
import { fileURLToPath } from 'node:url';
import { WebSocket } from './packages.mjs';

function merge(target, patch) {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch;
  const result = target !== null && typeof target === 'object' && !Array.isArray(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = merge(result[name], value);
  }
  return result;
}

// Resolves with the last lobby, which has the standing, and the view at the end.
export function play(url, { seats = 5, name = 'Stranger' } = {}) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    const send = (message) => socket.send(JSON.stringify(message));
    let view = {};

    // The first answer of the first kind: from a list, from a list by card, or with cards of the hand.
    const answer = (question, legal) => {
      if (!legal) return;
      const [kind, choices] = Object.entries(legal)[0];
      const { hand = [] } = view.mine;
      const rest = () => {
        if (Array.isArray(choices)) return choices[0];
        if ('least' in choices) return [hand.slice(0, choices.least)];
        if ('pay' in choices) return [choices.away[0], hand.slice(0, choices.pay)];
        const [card, places] = Object.entries(choices)[0];
        return [card, ...places[0]];
      };
      send({ type: 'answer', question: question.number, answer: [kind, ...rest()] });
    };
    const hear = {
      welcome: ({ games: [{ game, bots }] }) => {
        send({ type: 'create', game, players: seats, public: false, clock: 0, name, salt: 'what-ever-i-like' });
        for (let seat = 1; seat < seats; ++seat) send({ type: 'add_bot', seat, level: bots[0] });
        send({ type: 'start' });
      },
      view: ({ question, table, mine, legal }) => {
        view = { question, table: merge({}, table), mine: merge({}, mine) };
        answer(question, legal);
      },
      played: ({ question, table, mine = {}, legal }) => {
        view = { question, table: merge(view.table, table), mine: merge(view.mine, mine) };
        answer(question, legal);
      },
      lobby: (lobby) => {
        if (lobby.phase === 'over') socket.close(), resolve({ lobby, view });
      },
      error: ({ code, text }) => reject(new Error(`${code}: ${text}`)),
      refused: ({ code, text }) => reject(new Error(`${code}: ${text}`)),
    };
    socket.on('message', (text) => {
      const message = JSON.parse(text);
      hear[message.type]?.(message);
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the connection was closed')));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log((await play(process.argv[2])).lobby.standing);
