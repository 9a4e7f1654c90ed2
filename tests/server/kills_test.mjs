// Kills the server at random moments while people play: everything that was sent to players is kept, and they reconnect and
// continue. KILLS=200 SEED=7 node --test tests/server/kills_test.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Chance } from './chance.mjs';
import { Party } from './party.mjs';
import { check_record, until } from './played.mjs';
import { Served, no_limits } from './served.mjs';

const kills = Number(process.env.KILLS ?? 10);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const parties_at_once = 12;

test(`killed ${kills} times while people play (seed ${seed})`, { timeout: (60 + kills * 10) * 1000 }, async (t) => {
  const served = await Served.start(no_limits);
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
