// The first lesson, by what lights up alone, to its end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone } from './browser.mjs';
import { openHouse } from './house.mjs';
import { playTurn, until } from './turns.mjs';

const house = openHouse();

test('the lesson is played to its end', { timeout: 240_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer(phone);
  await page.goto('/tutorial');
  await page.getByRole('button', { name: 'Let’s dig' }).click();
  const end = page.getByRole('link', { name: /^Well done/ });
  const coach = page.getByRole('region', { name: 'Coach' });
  const told = new Set();
  let turns = 0;
  let scenes = 0; // the last round's end opens one over the coach's last words
  const what = () =>
    until('the lesson goes on', async () => {
      if (await page.locator('dialog[open] form button').count()) return 'scene';
      if (scenes > 0 && (await end.isVisible())) return 'end';
      if (/^Watch what the others do/.test(await coach.innerText())) return null;
      return (await page.locator('.prompt.mine').isVisible()) ? 'asked' : null;
    });
  for (let now = await what(); now !== 'end'; now = await what()) {
    if (now === 'scene') {
      await page.locator('dialog[open] form button').click();
      ++scenes;
      continue;
    }
    told.add(await coach.locator('p').innerText());
    await playTurn(page);
    ++turns;
  }
  assert.ok(turns > 4 && told.size > 4, `${turns} turns, ${told.size} explanations`);
  await end.click();
  await page.getByRole('button', { name: /^Play now/ }).waitFor();
  assert.deepEqual(mistakes, []);
  await context.close();
});
