// docs/operations.md explains every option and every metric, and its backup works.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Client } from './client.mjs';
import { Served } from './served.mjs';

const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const missing = (names) => [...new Set(names)].filter((name) => !text.includes(`\`${name}\``));

let served;
before(async () => (served = await Served.start()));
after(() => served.end());

test('every option is explained', async () => {
  const help = await served.tool('serve', '--help');
  const options = [...help.matchAll(/^ +--([a-z-]+) TEXT/gm)].map((match) => match[1]).filter((name) => name !== 'config');
  assert.ok(options.length >= 20, help);
  assert.deepEqual(missing(options), []);
});

test('every metric is explained, and no other', async () => {
  const metrics = await (await served.operator('/metrics')).text();
  const figures = [...metrics.matchAll(/^# TYPE (\S+)/gm)].map((match) => match[1]);
  assert.ok(figures.length >= 20, metrics);
  assert.deepEqual(missing(figures), []);
  const explained = [...text.matchAll(/`((?:filon|process)_\w+)`/g)].map((match) => match[1]);
  assert.deepEqual(explained.filter((name) => !figures.includes(name)), []);
});

test('a load test of a server with limits ends with a reason', { timeout: 60_000 }, () => {
  const metrics = new URL(served.metrics).host;
  const at = ['--server', `127.0.0.1:${served.options.port}`, '--metrics', metrics];
  return assert.rejects(served.tool('load', ...at, '--tables', '20'), /too many connections/);
});

const skip = spawnSync('sqlite3', ['--version']).error && 'sqlite3 is not installed';

test('a backup of a running server restores its tables', { skip }, async () => {
  const sql = /^sqlite3 \S+ "(VACUUM INTO) '/m.exec(text)?.[1];
  const ends = [...(/^rm -f (.*)$/m.exec(text)?.[1] ?? '').matchAll(/\.sqlite(-\w+)/g)].map((match) => match[1]);
  const copy = join(served.folder, 'copy.sqlite');
  const ann = await Client.connect(served.socket);
  ann.say('create', { game: 'classic', players: 3, public: true, clock: 0, name: 'Ann' });
  const { table, token } = await ann.hears('seated');
  execFileSync('sqlite3', [served.options.data, `${sql} '${copy}'`]);
  const bob = await Client.connect(served.socket);
  bob.say('create', { game: 'classic', players: 3, public: true, clock: 0, name: 'Bob' });
  await bob.hears('seated');
  await served.kill('SIGKILL');
  copyFileSync(copy, served.options.data);
  for (const end of ends.filter((end) => end !== '-running')) rmSync(served.options.data + end, { force: true });
  await assert.rejects(served.start(), /the newest data are missing/);
  for (const end of ends) rmSync(served.options.data + end, { force: true });
  await served.start();
  const again = await Client.connect(served.socket);
  again.say('resume', { token });
  assert.equal((await again.hears('seated')).table, table);
  again.close();
});
