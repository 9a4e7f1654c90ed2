// docs/protocol.md is enough to write a client and to verify the shuffle, and docs/shuffle.md to compute it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { Client } from './client.mjs';
import { Served } from './served.mjs';
import { Shuffle, commitment_of } from './shuffle/stream.mjs';
import { play } from './stranger.mjs';

let served;
before(async () => (served = await Served.start()));
after(() => served.end());

test('the client plays a whole match against bots, and the record is confirmed', async () => {
  const { lobby, view } = await play(served.socket);
  assert.equal(lobby.phase, 'over');
  assert.equal(view.question, null);
  assert.equal(view.table.results.length, 3);
  assert.deepEqual(view.table.winners, lobby.standing.winners);
  assert.deepEqual(lobby.salts, ['what-ever-i-like', '', '', '', '']);
  assert.match(await served.verify(lobby.table, lobby.commitment), /^Confirmed/);
  assert.match(await served.verify(lobby.table, lobby.commitment.toUpperCase()), /^Confirmed/);
  for (const wrong of ['0'.repeat(64), 'nonsense']) await assert.rejects(served.verify(lobby.table, wrong), /NOT confirmed/);
  assert.equal(await served.figure('filon_tables_sealed_total'), 0);
});

test('roles, goals and hands of the first round are those of the published secret', async () => {
  const deck = JSON.parse(readFileSync(new URL('../../data/base.json', import.meta.url), 'utf8'));
  const shown = { goals: [] };
  const on_heard = ({ told = [] }) => {
    for (const [event, ...rest] of told) {
      if (event === 'round_began') shown.is_over = true;
      if (shown.is_over) return;
      if (event === 'roles_shown') shown.roles = rest[0];
      if (event === 'goal_turned') shown.goals[rest[0]] = rest[1];
    }
  };
  const client = await Client.connect(served.socket, { on_heard });
  client.say('create', { game: 'classic', players: 4, public: true, clock: 0, name: 'Ann', salt: 'abc' });
  const { table } = await client.hears('seated');
  for (let seat = 1; seat < 4; ++seat) client.say('add_bot', { seat, level: 'easy' });
  const { commitment } = await client.hears('lobby');
  client.say('start');
  const { mine } = await client.hears('view');
  while (client.view.question) {
    const { n, question } = client.view;
    const [answer] = client.view.answers();
    if (answer) client.say('answer', { question: question.number, answer });
    await client.hears('played', { n: n + 1 });
  }
  const { secret, salts } = await client.hears('lobby', { phase: 'over' });
  client.close();

  assert.equal(commitment_of(secret), commitment);
  const shuffle = new Shuffle(secret, salts);
  const drawn = (count, bag) => Array.from({ length: count }, () => shuffle.take(bag).id);
  assert.deepEqual(drawn(4, [{ id: 'gold_digger', count: 4 }, { id: 'saboteur', count: 1 }]), shown.roles);
  assert.deepEqual(drawn(3, deck.goals), shown.goals);
  assert.deepEqual(drawn(6, [...deck.paths, ...deck.actions]).sort(), [...mine.hand].sort());
  assert.match(await served.verify(table, commitment), /^Confirmed/);
});
