// Kills the server at random moments while people play: everything that was sent to players is kept, and they reconnect and
// continue. KILLS=200 SEED=7 node --test tests/server/kills_test.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Chance } from './chance.mjs';
import { Party } from './party.mjs';
import { Served } from './served.mjs';

const kills = Number(process.env.KILLS ?? 10);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const parties_at_once = 12;

async function until(what, holds, seconds = 20) {
  const late = Date.now() + seconds * 1000;
  while (!holds()) {
    if (Date.now() > late) throw new Error(`timeout after ${seconds} s: ${what()}`);
    await sleep(5);
  }
}

// The client may omit usual values at the end; the server writes them.
const is_same = (given, sent) =>
  JSON.stringify(given.slice(0, sent.length)) === JSON.stringify(sent) &&
  given.slice(sent.length).every((item) => item === false || item === 'none');

// The record agrees with the shuffle, and has the answers of each player at the moments at which they were sent.
async function check_record(served, { table, players }) {
  assert.match(await served.verify(table), /^Confirmed/);
  const { steps } = await (await served.get(`/api/tables/${table}/replay`)).json();
  assert.equal(steps.at(-1).question, null);
  for (const { name, answers } of players)
    for (const [n, answer] of answers)
      assert.ok(steps[n].answers.some(([, given]) => is_same(given, answer)), `answer ${n} of ${name} at ${table}: ${JSON.stringify(answer)}`);
  return steps.flatMap((step) => step.answers).length;
}

test(`killed ${kills} times while people play (seed ${seed})`, { timeout: (60 + kills * 10) * 1000 }, async (t) => {
  const many = 100_000;
  const served = await Served.start({
    'connections-per-address': many,
    'sockets-per-address': many,
    'tables-per-address': many,
    'messages-per-second': many,
    'requests-per-second': many,
  });
  console.error(`SEED=${seed} repeats this run`);
  const moments = new Chance(seed);
  const counts = { told: 0, same_views: 0, later_views: 0, kept: 0, lost: 0, dissolved: 0, reopened: 0 };
  let failure = null;
  const parties = Array.from({ length: parties_at_once }, (_, i) => new Party({
    name: String.fromCharCode(65 + i),
    url: served.socket,
    people: 3 + moments.below(3),
    bots: 1 + moments.below(2),
    chance: new Chance(seed + i + 1),
    counts,
    fail: (error) => (failure ??= error),
  }));
  const all_back = () => {
    if (failure) throw failure;
    return parties.every((party) => party.is_back());
  };
  const who_is_missing = () =>
    parties.flatMap((party) => party.players).filter((player) => !player.is_back).map((player) => player.name).join(' ');

  try {
    for (let kill = 1; kill <= kills; ++kill) {
      // Sometimes before everybody is back.
      const is_early = moments.below(5) === 0;
      if (!is_early) await until(who_is_missing, all_back);
      await sleep(moments.below(is_early ? 100 : 1200));
      if (failure) throw failure;
      assert.equal(await served.figure('filon_tables_sealed_total'), 0);
      await served.kill();
      await served.start();
      assert.equal(await served.figure('filon_tables_sealed_total'), 0);
      if (kill % 20 === 0) console.error(`killed ${kill} times`);
    }
    await until(who_is_missing, all_back);

    for (const party of parties) Object.assign(party, { is_resting: true, slowness: 0 });
    await until(() => parties.filter((party) => party.is_playing()).map((party) => party.name).join(' '),
                () => all_back() && !parties.some((party) => party.is_playing()), 60);
    assert.equal(await served.figure('filon_tables_sealed_total'), 0);

    const finished = parties.flatMap((party) => party.finished);
    assert.ok(finished.length >= parties_at_once);
    let answers = 0;
    for (const one of finished) answers += await check_record(served, one);
    t.diagnostic(`${finished.length} matches with ${answers} answers verified`);
    t.diagnostic(`${counts.told} messages received; views after reconnecting: ${counts.same_views} the same, ${counts.later_views} later; ` +
      `answers without a reply: ${counts.kept} kept, ${counts.lost} lost; tables given up: ${counts.dissolved}; finished tables opened again: ${counts.reopened}`);
  } finally {
    for (const party of parties) party.end();
    const ended = await served.end();
    if (!failure) assert.deepEqual(ended, { code: 0, signal: null });
  }
});
