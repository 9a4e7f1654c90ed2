// Somebody at this address has tried many wrong codes: who has the right one is told to wait, and comes to the table by itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from '../server/client.mjs';
import { desktop, phone } from './browser.mjs';
import { openHouse } from './house.mjs';

const tries = 3; // one more every twenty seconds
const house = openHouse({ 'wrong-codes-per-minute': tries });

test('after too many wrong codes a page waits, and then goes to its table', { timeout: 120_000 }, async () => {
  const host = await Client.connect(house.served.socket);
  host.say('create', { game: 'classic', players: 3, public: false, clock: 0, name: 'Ann' });
  const { code } = await host.hears('lobby');
  const guesser = await Client.connect(house.served.socket);
  for (let i = 0; i < tries; ++i) await guesser.refuses({ type: 'watch', table: 'ABCDEFGH' }, 'no_such_table');
  await guesser.refuses({ type: 'watch', table: 'ABCDEFGH' }, 'too_many_tries');

  const { page, mistakes } = await house.newcomer(phone, 'fr');
  await page.goto(`/t/${code}`);
  await page.getByRole('heading', { name: 'Patiente une minute' }).waitFor();
  const other = await house.newcomer(desktop);
  await other.page.goto(`/t/${code}`);
  await other.page.getByRole('heading', { name: 'Wait a minute' }).waitFor();
  await other.page.getByRole('link', { name: 'Back to the home page', exact: true }).click();
  await other.page.locator('.play').waitFor();

  await page.getByRole('heading', { name: `Table ${code}` }).waitFor({ timeout: 60_000 });
  await page.getByText('Ann').first().waitFor();
  assert.equal(new URL(other.page.url()).pathname, '/', 'who went away stays away');
  assert.equal(await other.page.getByText(code).count(), 0);
  assert.deepEqual([...mistakes, ...other.mistakes], []);
  for (const client of [host, guesser]) client.close();
});
