// A client for tests. It keeps all messages, and a view that follows docs/protocol.md.
import { once } from 'node:events';
import { WebSocket } from './packages.mjs';

// RFC 7396.
export function merged(target, patch) {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch;
  const result = { ...(target !== null && typeof target === 'object' && !Array.isArray(target) ? target : {}) };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = merged(result[key], value);
  }
  return result;
}

// Without members that are 0, null or empty, because a missing member means the same: docs/protocol.md, Views.
export function bare(value, key) {
  if (Array.isArray(value)) return value.length ? value : undefined;
  if (value === false || (value === 0 && key !== 'first')) return undefined;
  if (value === null || typeof value !== 'object') return value;
  const left = Object.entries(value).map(([name, one]) => [name, bare(one, name)]).filter(([, one]) => one !== undefined);
  return left.length ? Object.fromEntries(left) : undefined;
}

// All legal answers. For a free choice of cards from the hand: each card alone, and the first cards together.
export function answersOf(legal, hand) {
  return Object.entries(legal).flatMap(([name, choices]) => {
    if (name === 'discard') {
      const together = Array.from({ length: choices.most - 1 }, (_, i) => [name, hand.slice(0, i + 2)]);
      return [...(choices.least > 1 ? [] : hand.map((card) => [name, [card]])), ...together.filter(([, cards]) => cards.length >= choices.least)];
    }
    if (name === 'recruit') return choices.cells.flatMap((cell) => choices.pawns.flatMap((pawn) => hand.map((card) => [name, card, pawn, cell])));
    if (name === 'clear_away') return choices.away.map((card) => [name, card, hand.slice(0, choices.pay)]);
    if (Array.isArray(choices)) return choices.map((rest) => [name, ...rest]);
    return Object.entries(choices).flatMap(([card, rests]) => rests.map((rest) => [name, card, ...rest]));
  });
}

export class View {
  n = -1;
  question = null;
  table = {};
  mine = {};
  legal = {};

  heard(message) {
    if (message.type === 'view') Object.assign(this, { table: {}, mine: {} });
    else if (message.type !== 'played') return;
    this.n = message.n;
    this.question = message.question;
    this.table = merged(this.table, message.table);
    this.mine = merged(this.mine, message.mine ?? {});
    this.legal = message.legal ?? {};
  }
  answers() {
    return answersOf(this.legal, this.mine.hand ?? []);
  }
}

export class Client {
  view = new View();
  heard = [];
  closed = null;

  // Callbacks: on_sent(message), on_heard(message, client).
  static async connect(url, { on_sent, on_heard, headers } = {}) {
    const client = new Client();
    client.on_sent = on_sent;
    client.socket = new WebSocket(url, { headers });
    client.socket.on('message', (text) => {
      const message = JSON.parse(text);
      client.heard.push(message);
      client.view.heard(message);
      on_heard?.(message, client);
      client.wake?.();
    });
    client.socket.on('close', (code, reason) => {
      client.closed = { code, reason: String(reason) };
      client.wake?.();
    });
    await once(client.socket, 'open');
    await client.hears('welcome');
    return client;
  }

  send(message) {
    this.on_sent?.(message);
    this.socket.send(JSON.stringify(message));
  }
  say_text(text) {
    this.socket.send(text);
  }
  say(type, fields = {}) {
    this.send({ type, ...fields });
  }

  next() {
    return this.hears_what(() => true, 'anything');
  }
  // Waits for the next message of this type with these fields.
  hears(type, fields = {}) {
    const is_it = (message) => message.type === type && Object.entries(fields).every(([key, value]) => message[key] === value);
    return this.hears_what(is_it, `${type} ${JSON.stringify(fields)}`);
  }
  async hears_what(is_it, what, seconds = 10) {
    const late = Date.now() + seconds * 1000;
    for (;;) {
      const at = this.heard.findIndex(is_it);
      if (at >= 0) return this.heard.splice(0, at + 1).at(-1);
      if (this.closed || Date.now() > late) {
        const why = this.closed ? `closed (${this.closed.code} ${this.closed.reason})` : 'too late';
        throw new Error(`waiting for ${what}: ${why}; heard meanwhile: ${JSON.stringify(this.heard.slice(-5))}`);
      }
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, late - Date.now() + 1);
        this.wake = () => (clearTimeout(timer), resolve());
      });
    }
  }
  // Sends a message and waits for the error with this code.
  async refuses(message, code) {
    this.send(message);
    return this.hears('error', { code });
  }
  async closes() {
    if (!this.closed) await once(this.socket, 'close');
    return this.closed;
  }
  close() {
    this.socket.close();
  }
}
