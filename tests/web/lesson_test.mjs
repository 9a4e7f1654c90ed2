// The first lesson, by what lights up alone, to its end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone } from './browser.mjs';
import { openHouse } from './house.mjs';
import { playTurn, until } from './turns.mjs';

const house = openHouse();

test('after looking up a rule the lesson goes on where it was', { timeout: 120_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer(phone);
  await page.goto('/tutorial');
  await page.getByRole('button', { name: 'Let’s dig' }).click();
  await page.locator('.prompt.mine').waitFor();
  await playTurn(page);
  const coach = page.getByRole('region', { name: 'Coach' });
  await until('the pupil is asked again', async () => !/^Watch what the others do/.test(await coach.innerText()));
  const told = await coach.innerText();
  const back = page.getByRole('link', { name: 'Back to the lesson' });

  await page.locator('.hand .card').first().click();
  await page.getByRole('link', { name: 'The rule for this card' }).click();
  await page.getByRole('heading', { name: 'Rules', exact: true }).waitFor();
  await back.click();
  await coach.waitFor();
  assert.equal(await coach.innerText(), told);
  await page.locator('.hand .card').first().click();
  await page.getByRole('link', { name: 'The rule for this card' }).click();
  await back.waitFor();
  await page.goBack();
  await coach.waitFor();
  assert.equal(await coach.innerText(), told);

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('button', { name: 'End the lesson' }).click();
  await back.waitFor({ state: 'detached' });
  await page.goto('/tutorial');
  await page.getByRole('button', { name: 'Let’s dig' }).waitFor();
  assert.deepEqual(mistakes, []);
  await context.close();
});

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
