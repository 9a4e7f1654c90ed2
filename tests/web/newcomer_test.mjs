// Somebody who has never seen Filon: from the first page to the end of a round, clicking only what lights up.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Served } from '../server/served.mjs';
import { desktop, launch, newcomer, phone } from './browser.mjs';
import { playTurn, untilAsked } from './turns.mjs';

let served, browser;
before(async () => {
  served = await Served.start({ 'bot-pause': 20 });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await served?.end();
});

for (const [name, look, locale] of [['a phone', phone, 'fr'], ['a desktop', desktop, 'en']])
  test(`a round on ${name}`, { timeout: 240_000 }, async () => {
    const { page, context, mistakes } = await newcomer(browser, `http://127.0.0.1:${served.options.port}`, look, locale);
    await page.goto('/');
    await page.locator('.play').click();
    let turns = 0;
    let scene = await untilAsked(page);
    for (; scene === null && turns < 100; ++turns) {
      await playTurn(page);
      scene = await untilAsked(page);
    }
    assert.match(scene, locale === 'fr' ? /manche 1/ : /Round 1/, 'the round ends with a scene');
    assert.ok(turns > 2, `${turns} turns were played`);
    assert.deepEqual(mistakes, []);
    await context.close();
  });
