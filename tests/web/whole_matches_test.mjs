// Whole matches with as many players as the box allows, on a phone held upright and sideways, by touching only what lights up,
// where it is in sight.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone, sideways } from './browser.mjs';
import { Digger } from './digger.mjs';
import { openHouse } from './house.mjs';

const house = openHouse();

const tables = [
  { name: 'the base game with ten', seats: 10, modules: [] },
  { name: 'Saboteur 2 with twelve', seats: 12, modules: [/^Saboteur 2/] },
];
const looks = [
  { held: 'upright', look: phone, locale: 'fr' },
  { held: 'sideways', look: sideways, locale: 'en' },
];

for (const { name, seats, modules } of tables)
  for (const { held, look, locale } of looks)
    test(`${name}, ${held}`, { timeout: 400_000 }, async () => {
      const person = await house.newcomer(look, locale);
      const { page, context, mistakes } = person;
      await page.goto('/create');
      for (const module of modules) await page.getByRole('checkbox', { name: module }).check();
      await page.locator('label').filter({ hasText: new RegExp(`^\\s*${seats}\\s*$`) }).click();
      await page.locator('form button.main').click();
      await page.getByRole('button', { name: /^(Fill with bots|Compléter avec des robots)$/ }).click();
      await page.getByRole('button', { name: /^(Start the game|Lancer la partie)$/ }).click();
      const digger = new Digger(person, { isInHurry: true, hasFinger: true });
      await digger.play(380);
      assert.equal(digger.scenes.length, 4, 'three rounds and the end of the match');
      assert.deepEqual(digger.blemishes, []);
      assert.deepEqual(mistakes, []);
      await context.close();
    });
