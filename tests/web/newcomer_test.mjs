// Somebody who has never seen Filon: from the first page to the end of a round, clicking only what lights up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, phone } from './browser.mjs';
import { openHouse } from './house.mjs';
import { playTurn, untilAsked } from './turns.mjs';

const house = openHouse({ 'bot-pause': 20 });

for (const [name, look, locale] of [['a phone', phone, 'fr'], ['a desktop', desktop, 'en']])
  test(`a round on ${name}`, { timeout: 240_000 }, async () => {
    const { page, context, mistakes } = await house.newcomer(look, locale);
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
