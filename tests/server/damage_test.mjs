// Files of the database disappear while people play: the server notices, and nobody loses what they were sent.
// SEED=7 node --test tests/server/damage_test.mjs
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Chance } from './chance.mjs';
import { Party } from './party.mjs';
import { Served, filon } from './served.mjs';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

async function until(what, holds, seconds = 20) {
  const late = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > late) throw new Error(`timeout after ${seconds} s: ${what}`);
    await sleep(5);
  }
}

// Four parties play on a server while `damage` happens to it. A party fails if anything that it was sent is lost or changed.
async function with_parties(damage) {
  const many = 100_000;
  const served = await Served.start({ 'connections-per-address': many, 'sockets-per-address': many, 'messages-per-second': many, 'requests-per-second': many });
  console.error(`SEED=${seed} repeats this run`);
  const counts = { told: 0, same_views: 0, later_views: 0, kept: 0, lost: 0, dissolved: 0, reopened: 0 };
  let failure = null;
  const parties = Array.from({ length: 4 }, (_, i) => new Party({
    name: String.fromCharCode(65 + i),
    url: served.socket,
    people: 3,
    bots: 1,
    chance: new Chance(seed + i),
    counts,
    fail: (error) => (failure ??= error),
  }));
  // Everybody is back, and has received more than before.
  const play_on = async () => {
    const { told } = counts;
    await until('everybody is back and plays', () => {
      if (failure) throw failure;
      return parties.every((party) => party.is_back()) && counts.told > told + 100;
    });
  };
  try {
    await play_on();
    await damage(served, play_on);
    await play_on();
    assert.equal(await served.figure('filon_tables_sealed_total'), 0);
  } finally {
    for (const party of parties) party.end();
    await served.end();
  }
}

test('a killed server without its -wal does not start, and continues when it is back', { timeout: 120_000 }, () =>
  with_parties(async (served) => {
    const wal = `${served.options.data}-wal`;
    await served.kill();
    const log = readFileSync(wal);
    rmSync(wal);
    await assert.rejects(served.start(), /the newest data are missing .* put the file back/);
    writeFileSync(wal, log.subarray(0, log.length / 2));
    await assert.rejects(served.start(), /the newest data are missing/);
    writeFileSync(wal, log);
    await served.start();
  }));

test('a database that is deleted under load is rescued', { timeout: 120_000 }, () =>
  with_parties(async (served) => {
    const { data } = served.options;
    for (const end of ['', '-wal', '-shm']) rmSync(data + end, { force: true });
    const rescued = () => readdirSync(served.folder).filter((name) => name.includes('-rescued-'));
    let answer = '';
    await until('/healthz complains', async () => {
      const response = await served.operator('/healthz');
      answer = await response.text();
      return response.status === 503;
    });
    assert.match(answer, /was removed, renamed or replaced while the server uses it/);
    assert.equal(rescued().length, 1);
    assert.ok(answer.includes(rescued()[0]), answer);
    await served.kill();
    await assert.rejects(served.start());
    renameSync(join(served.folder, rescued()[0]), data);
    for (const end of ['-wal', '-shm']) rmSync(data + end, { force: true });
    await served.start();
  }));

test('a database that was renamed under load and back goes on', { timeout: 120_000 }, () =>
  with_parties(async (served) => {
    const { data } = served.options;
    renameSync(data, `${data}.away`);
    await until('/healthz complains', async () => (await served.get('/healthz')).status === 503);
    renameSync(`${data}.away`, data);
    await until('/healthz is content', async () => (await served.get('/healthz')).status === 200);
  }));

test('a damaged database is noticed by check, and salvage saves the rest', { timeout: 120_000 }, () =>
  with_parties(async (served) => {
    const { data } = served.options;
    const tool = (...words) => {
      const { status, stdout, stderr } = spawnSync(filon, ['database', ...words], { encoding: 'utf8' });
      return { status, text: stdout + stderr };
    };
    const running = tool('check', data);
    assert.equal(running.status, 2);
    assert.match(running.text, /another server is running/);
    await served.kill();
    const sound = tool('check', data);
    assert.equal(sound.status, 0, sound.text);
    assert.match(sound.text, /^Sound: \d+ live tables/);

    const fresh = `${data}-new`;
    const salvaged = tool('salvage', data, fresh);
    assert.equal(salvaged.status, 0, salvaged.text);
    assert.match(salvaged.text, /^Saved in \S+: \d+ live tables/);
    assert.equal(tool('check', fresh).text, sound.text);
    assert.equal(tool('salvage', data, fresh).status, 2);

    const bytes = readFileSync(fresh);
    writeFileSync(`${data}-damaged`, bytes.fill(0, 0, 4096));
    assert.equal(tool('check', `${data}-damaged`).status, 1);
    assert.equal(tool('salvage', `${data}-damaged`, `${data}-again`).status, 0);
    assert.equal(tool('check', `${data}-again`).text, sound.text);

    for (const end of ['-wal', '-shm', '-running']) rmSync(data + end, { force: true });
    renameSync(`${data}-again`, data);
    await served.start();
  }));
