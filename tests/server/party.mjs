// People and bots who play match after match on a server that may be killed at any moment. Every player reconnects, and
// checks that nothing it was sent is lost or changed.
import assert from 'node:assert/strict';
import { View, bare } from './client.mjs';
import { WebSocket } from './packages.mjs';

class Player {
  view = new View();
  table = null;
  commitment = null;
  token = null;
  sent = null; // the last answer and its moment, { n, answer }, until its moment is received
  answers = new Map(); // answers whose moments were received, by the number of the moment
  is_back = false;
  pause = 20;

  constructor(party, name) {
    Object.assign(this, { party, name });
    this.connect();
  }

  connect() {
    this.timer = null;
    this.socket = new WebSocket(this.party.url);
    this.socket.on('message', (text) => this.party.guarded(() => this.heard(JSON.parse(text))));
    this.socket.on('error', () => {});
    this.socket.on('close', () => this.lost());
  }
  lost() {
    this.is_back = false;
    if (this.party.is_over) return;
    this.timer = setTimeout(() => this.connect(), this.pause * (0.5 + this.party.chance.next()));
    this.pause = Math.min(2 * this.pause, 400);
  }
  end() {
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    this.socket.terminate();
  }
  say(type, fields = {}) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type, ...fields }));
  }

  heard(message) {
    switch (message.type) {
      case 'welcome':
        this.pause = 20;
        this.is_new_here = true;
        if (this.token) return this.say('resume', { token: this.token }); // the newest table
        this.is_back = true;
        return this.party.seat(this);
      case 'seated':
        Object.assign(this, { token: message.token, seat: message.seat, is_back: true, names_table: false });
        this.follow(message.table);
        return this.party.sat_down(this);
      case 'lobby':
        if (message.table !== this.table) return; // from the table before
        if (message.next && !this.party.is_resting) this.go_to(message.next.table);
        this.commitment ??= message.commitment;
        assert.equal(message.commitment, this.commitment, `${this.name}: the commitment to the shuffle has changed`);
        return this.party.lobby(this, message);
      case 'view':
        return this.came_back(message);
      case 'played':
        return this.told(message);
      case 'error':
        // Without the name of its table a finished match is not found after a restart.
        if (message.code === 'no_such_token' && !this.names_table) return this.reopen();
        if (message.code === 'cannot_sit' || message.code === 'seat_taken') return this.party.dissolve();
        if (message.code === 'cannot_save') return this.try_later();
        if (['started', 'seats_empty', 'at_a_table', 'not_now'].includes(message.code)) return;
        throw new Error(`${this.name} was told ${JSON.stringify(message)}`);
      default:
        throw new Error(`${this.name} was told ${JSON.stringify(message)}`);
    }
  }
  // The server cannot store anything at the moment.
  try_later() {
    ++this.party.counts.refused;
    this.sent = null;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      if (this.socket.readyState !== WebSocket.OPEN) return;
      if (!this.token) return this.party.seat(this);
      if (this.party.phase === 'playing') this.answer();
      else if (this.party.last_lobby) this.party.lobby(this, this.party.last_lobby);
    }, 300);
  }
  reopen() {
    this.names_table = true;
    ++this.party.counts.reopened;
    this.say('resume', { token: this.token, table: this.table });
  }
  go_to(table) {
    if (this.next === table) return;
    this.next = table;
    this.say('leave');
    this.say('resume', { token: this.token, table });
  }
  // Goes to the table of the others, which may be a new one.
  follow(table) {
    this.party.table = table;
    if (this.table === table) return;
    // Their last answer ended the match, and nobody told them: the others are at the next table already.
    if (this.sent) this.answers.set(this.sent.n + 1, this.sent.answer);
    Object.assign(this, { table, view: new View(), sent: null, answers: new Map(), commitment: null });
  }

  came_back(message) {
    const before = this.view;
    this.view = new View();
    this.view.heard(message);
    assert.ok(message.n >= before.n, `${this.name} had received moment ${before.n}, now there are only ${message.n}`);
    if (message.n === before.n) {
      // Who has gone on is not offered it again.
      const is_pause = message.question?.what === 'go_on';
      for (const part of ['table', 'mine', 'question', ...(is_pause ? [] : ['legal'])])
        assert.deepEqual(bare(this.view[part]), bare(before[part]), `${this.name}: ${part} at ${message.n} has changed`);
      ++this.party.counts.same_views;
    } else if (before.n >= 0) {
      ++this.party.counts.later_views;
    }
    // On the same connection an answer may still be on its way.
    const may_be_lost = this.is_new_here;
    this.is_new_here = false;
    if (this.sent && (may_be_lost || message.n > this.sent.n)) {
      ++this.party.counts[message.n > this.sent.n ? 'kept' : 'lost'];
      if (message.n > this.sent.n) this.answers.set(this.sent.n + 1, this.sent.answer);
      this.sent = null;
    }
    if (!this.sent) this.answer();
  }
  told(message) {
    assert.equal(message.n, this.view.n + 1, `${this.name}: a moment is missing or was sent twice`);
    if (this.sent) {
      assert.equal(message.n, this.sent.n + 1);
      this.answers.set(message.n, this.sent.answer);
      this.sent = null;
    }
    this.view.heard(message);
    ++this.party.counts.told;
    this.answer();
  }
  answer() {
    const legal = this.view.answers();
    if (!legal.length) return;
    const { n } = this.view;
    const socket = this.socket;
    clearTimeout(this.thinking);
    this.thinking = setTimeout(() => {
      if (this.view.n !== n || this.socket !== socket || socket.readyState !== WebSocket.OPEN) return;
      const question = this.view.question.number;
      const answer = this.party.chance.one_of(legal);
      if (answer[0] !== 'go_on') this.sent = { n, answer }; // after that nothing is played
      this.say('answer', { question, answer });
    }, this.party.chance.below(this.party.slowness + 1));
  }
}

export class Party {
  table = null; // the table of all players
  is_over = false;
  is_resting = false; // they finish their match and do not start another
  phase = 'lobby';
  finished = []; // { table, players: [{ name, answers }] }
  slowness = 20; // maximum of milliseconds before an answer

  // fail(error) is called with the first error.
  constructor({ name, url, people, bots, chance, counts, fail, clock = 0 }) {
    Object.assign(this, { name, url, people, bots, chance, counts, fail, clock });
    this.players = Array.from({ length: people }, (_, i) => new Player(this, `${name}${i}`));
    this.host = this.players[0];
  }
  guarded(work) {
    try {
      if (!this.is_over) work();
    } catch (error) {
      this.fail(error);
    }
  }
  is_playing() {
    return this.phase === 'playing' && this.table !== null;
  }
  is_back() {
    return this.players.every((player) => player.is_back);
  }
  end() {
    this.is_over = true;
    for (const player of this.players) player.end();
  }

  // The host creates a table if there is none; the others join it.
  seat(player) {
    if (this.is_resting) return;
    const person = { name: player.name, salt: `salt-${this.chance.below(1e9)}` };
    if (player === this.host && !this.table)
      player.say('create', { game: 'classic', players: this.people + this.bots, public: true, clock: this.clock, ...person });
    else if (this.table) player.say('join', { table: this.table, ...person });
  }
  sat_down(player) {
    if (player !== this.host) return;
    for (const other of this.players) if (!other.token && other.is_back) this.seat(other);
  }
  // The table cannot be used any more: a player took a seat but never got the token.
  dissolve() {
    ++this.counts.dissolved;
    this.table = null;
    for (const player of this.players) {
      player.token = null;
      player.socket.terminate();
    }
  }
  note_finished(table) {
    if (!this.finished.some((one) => one.table === table))
      this.finished.push({ table, players: this.players.map(({ name, seat, answers }) => ({ name, seat, answers })) });
  }

  lobby(player, lobby) {
    if (player !== this.host) return;
    this.phase = lobby.phase;
    this.last_lobby = lobby;
    if (lobby.phase === 'over') {
      this.note_finished(player.table);
      if (!this.is_resting && !lobby.next) player.say('rematch');
    }
    if (lobby.phase !== 'lobby' || this.is_resting) return;
    const free = lobby.seats.flatMap((chair, seat) => (Object.keys(chair).length ? [] : [seat]));
    const seated = lobby.seats.filter((chair) => chair.name).length;
    if (seated < this.people) return;
    for (const seat of free) player.say('add_bot', { seat, level: 'easy' });
    if (!free.length) player.say('start');
  }
}
