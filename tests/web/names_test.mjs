// What people call themselves: a name that is no good is refused in the reader's words, a name that somebody has gets a number.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, phone } from './browser.mjs';
import { openHouse } from './house.mjs';

const house = openHouse();

async function called(name, look = desktop, locale = 'en') {
  const person = await house.newcomer(look, locale);
  await person.page.addInitScript((own) => (localStorage['filon.settings'] ??= JSON.stringify({ name: own, avatar: 'fox', ownFace: true })), name);
  return person;
}
const kept = (page) => page.evaluate(() => JSON.parse(localStorage['filon.settings']).name);
const refusal = { en: 'Pick another name', fr: 'Choisis un autre nom' };

test('a name that is no good is refused where it is entered, and the next one is taken', { timeout: 120_000 }, async () => {
  const host = await called('Bot 2', phone, 'fr');
  await host.page.goto('/create');
  await host.page.getByRole('button', { name: 'Créer la table' }).click();
  await host.page.locator('.refused', { hasText: refusal.fr }).waitFor();
  const field = host.page.getByLabel('Ton nom');
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
  await field.fill('  Ann ');
  await host.page.getByRole('button', { name: 'Créer la table' }).click();
  await host.page.waitForURL(/\/t\//);
  await host.page.locator('li.me', { hasText: 'Ann' }).waitFor();

  const guest = await called('\u202eAnn');
  await guest.page.goto(new URL(host.page.url()).pathname);
  const sit = guest.page.getByRole('button', { name: /^Sit down/ }).first();
  await sit.click();
  await guest.page.locator('.refused', { hasText: refusal.en }).waitFor();
  await guest.page.locator('.toast', { hasText: refusal.en }).waitFor();
  await guest.page.getByLabel('Your name').fill('ann');
  await sit.click();
  await guest.page.locator('li.me', { hasText: 'ann 2' }).waitFor();
  assert.equal(await kept(guest.page), 'ann', 'what was typed is kept');
  await guest.page.reload();
  await guest.page.locator('li.me', { hasText: 'ann 2' }).waitFor();
  assert.equal(await kept(guest.page), 'ann');
  assert.deepEqual([...host.mistakes, ...guest.mistakes], []);
});

test('a match does not begin under the name of a bot, and says why', { timeout: 60_000 }, async () => {
  const { page, mistakes } = await called('Robot facile');
  await page.goto('/');
  await page.locator('.play:enabled').click();
  await page.locator('.toast', { hasText: refusal.en }).waitFor();
  await page.locator('.play:enabled').waitFor();
  assert.deepEqual(mistakes, []);
});
