// The disk is full while people play with a short clock: nothing is lost, nobody's time runs out, the server answers, says what
// is wrong, ends when it is told to, and continues by itself. FULL_SECONDS=60 node --test tests/server/full_disk_test.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Chance } from './chance.mjs';
import { Client } from './client.mjs';
import { fill_disk, free_disk } from './full_disk.mjs';
import { Party } from './party.mjs';
import { check_record, until } from './played.mjs';
import { Served, no_limits } from './served.mjs';

const full_seconds = Number(process.env.FULL_SECONDS ?? 5);
const clock = 2;

async function crowd(served, many) {
  const counts = { told: 0, same_views: 0, later_views: 0, kept: 0, lost: 0, dissolved: 0, reopened: 0, refused: 0 };
  const failed = [];
  const parties = Array.from({ length: many }, (_, i) => new Party({
    name: String.fromCharCode(65 + i),
    url: served.socket,
    people: 3 + (i % 3),
    bots: i % 2,
    chance: new Chance(i + 1),
    counts,
    clock,
    fail: (error) => failed.push(error),
  }));
  await until(() => 'all tables play', () => parties.every((party) => party.is_playing()));
  return { parties, counts, failed };
}

const pongs = async (client) => {
  client.say('ping');
  await client.hears('pong');
};

test(`a disk that is full for ${full_seconds} s`, { timeout: (90 + full_seconds) * 1000 }, async (t) => {
  const served = await Served.start(no_limits);
  const { parties, counts, failed } = await crowd(served, 12);
  const watcher = await Client.connect(served.socket);
  watcher.say('watch', { table: parties[0].table });
  await watcher.hears('lobby');

  fill_disk(served);
  await until(() => 'the log tells it', () => /all tables wait: /.test(served.log));
  const health = await served.get('/healthz');
  assert.equal(health.status, 503);
  assert.doesNotMatch(await health.text(), /sqlite|\//, 'players are not told names of files');
  assert.match(await (await served.operator('/healthz')).text(), /disk/);
  const told = counts.told;
  for (const end = Date.now() + full_seconds * 1000; Date.now() < end; await sleep(200)) {
    await pongs(watcher);
    const stranger = await Client.connect(served.socket);
    await pongs(stranger);
    await stranger.refuses({ type: 'create', game: 'classic', players: 3, public: true, clock: 0, name: 'Dan' }, 'cannot_save');
    stranger.close();
    assert.equal((await served.get('/healthz')).status, 503);
  }
  assert.equal(counts.told, told, 'nothing can be told');
  free_disk(served);
  await until(() => 'the log tells that it continues', () => /the tables continue/.test(served.log));
  assert.equal((await served.get('/healthz')).status, 200);
  await pongs(watcher);

  await sleep(1000);
  assert.ok(counts.told > told + parties.length, 'they play on');
  for (const party of parties) Object.assign(party, { is_resting: true, slowness: 0 });
  await until(() => parties.filter((party) => party.is_playing()).map((party) => party.name).join(' '),
              () => !parties.some((party) => party.is_playing()), 60);
  assert.deepEqual(failed, []);
  let answers = 0;
  for (const party of parties) for (const one of party.finished) answers += await check_record(served, one);
  t.diagnostic(`${answers} answers verified, all of them given by the people themselves; ${counts.refused} messages refused while it was full`);
  for (const party of parties) party.end();
  watcher.close();
  assert.deepEqual(await served.end(), { code: 0, signal: null });
});

test('a server with a full disk ends when it is told to, and nothing that was told is lost', async () => {
  const served = await Served.start(no_limits);
  const { parties, counts, failed } = await crowd(served, 6);
  fill_disk(served);
  await until(() => 'the log tells it', () => /all tables wait: /.test(served.log));
  await sleep(500);
  assert.deepEqual(await served.kill('SIGTERM'), { code: 0, signal: null });
  assert.match(served.log, /could not be stored; nobody was told of them/);
  await served.start();
  await until(() => 'all are back', () => parties.every((party) => party.is_back()));
  const told = counts.told;
  await until(() => 'they play on', () => counts.told > told + 50);
  assert.deepEqual(failed, []);
  for (const party of parties) party.end();
  await served.end();
});
