// What became of a match: its result is there after a restart of the server, after a reload, for strangers, and on the first page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, phone } from './browser.mjs';
import { endedMatch, result, toResult } from './ended.mjs';
import { openHouse } from './house.mjs';

const house = openHouse();

test('a result that is open while the server restarts stays there', { timeout: 180_000 }, async () => {
  const { page, context, mistakes, heard, company } = await endedMatch(house, phone);
  company.end();
  const told = page.locator('dialog .ranking:not(:has-text("…"))'); // what each round brought comes with the history
  const scores = await told.innerText();
  const lobbies = () => heard.filter((frame) => frame.startsWith('{"type":"lobby"')).length;
  const before = lobbies();
  await house.served.kill();
  await page.getByText(/^Connection lost/).waitFor();
  assert.ok(await result(page).isVisible(), 'it stays in sight');
  await house.served.start();
  await page.getByText(/^Connection lost/).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.querySelector('dialog[open] .ranking'));
  while (lobbies() === before) await page.waitForTimeout(50);
  assert.equal(await told.innerText(), scores);
  assert.equal(await page.getByText(/^Going to table/).count(), 0, 'nobody waits');

  // By its address, too.
  await page.reload();
  await result(page).waitFor();
  assert.equal(await told.innerText(), scores);

  // A link that a stranger was sent leads to it as well.
  const stranger = await house.newcomer(desktop);
  await stranger.page.goto(`/t/${company.code}`);
  await result(stranger.page).waitFor();
  await stranger.page.goto(`/t/${company.table}`);
  await result(stranger.page).waitFor();

  // And the personal link, on another device.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const link = await page.evaluate(() => {
    const [{ table, token }] = JSON.parse(localStorage['filon.seats']);
    return { now: `/seat/${table}#${token}`, before: `/seat#${token}` };
  });
  for (const path of [link.now, link.before]) {
    const other = await house.newcomer(desktop);
    await other.page.goto(path);
    await toResult(other.page);
    assert.equal(new URL(other.page.url()).pathname, `/t/${company.code}`);
    await other.context.close();
  }
  assert.deepEqual(mistakes, []);
  await stranger.context.close();
  await context.close();
});

test('the first page and a page of their own list one’s matches', { timeout: 180_000 }, async () => {
  const { page, context, mistakes, company } = await endedMatch(house, desktop);
  await page.goto('/');
  const mine = page.locator('section', { has: page.getByRole('heading', { name: 'Your matches' }) });
  const row = mine.getByRole('link', { name: new RegExp(`${company.code}.*Result`) });
  await row.waitFor();
  assert.match(await row.innerText(), /(Won|Place \d of 3) · \d+ nuggets?/);
  assert.match(await row.innerText(), /With Ann/);
  await row.click();
  await result(page).waitFor();
  await page.goto('/');
  await mine.getByRole('link', { name: `Replay of the match at table ${company.code}` }).click();
  await page.getByRole('slider').waitFor();

  // A match that waits for this person stands first, and says so.
  await page.goto('/');
  await page.locator('.play').click();
  await page.locator('.prompt.mine').waitFor();
  const code = new URL(page.url()).pathname.slice(3);
  await page.goto('/');
  const first = mine.getByRole('listitem').first();
  await first.getByText('Your turn!').waitFor();
  assert.match(await first.innerText(), new RegExp(code));
  await first.getByRole('link').click();
  await page.locator('.prompt.mine').waitFor();

  await page.goto('/mine');
  await page.getByRole('heading', { name: 'In progress' }).waitFor();
  await page.getByRole('heading', { name: 'Finished' }).waitFor();
  const figures = page.locator('dl div');
  assert.match(await figures.first().innerText(), /Played\s+1/);
  await page.locator('.people li', { hasText: 'Ann' }).getByText('1 match').waitFor();

  // What is forgotten here is asked about once.
  await page.getByRole('button', { name: 'Clear my history' }).click();
  await page.getByText('Clear all finished matches').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('heading', { name: 'Finished' }).waitFor();
  await page.getByRole('button', { name: 'Clear my history' }).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('heading', { name: 'Finished' }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'In progress' }).waitFor();
  assert.deepEqual(mistakes, []);
  company.end();
  await context.close();
});

test('every waiting screen has a way out', { timeout: 120_000 }, async () => {
  const { page, context } = await house.newcomer(phone);
  // Nobody answers on this line.
  await page.routeWebSocket('**/ws', () => {});
  await page.route('**/replay', () => {});
  for (const [path, what] of [['/t/ABCDE', 'Going to table ABCDE…'], ['/seat#0123456789012345678901', 'Going to your seat…'], ['/replay/none', 'Loading the match…']]) {
    await page.goto(path);
    await page.getByRole('heading', { name: what }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await page.locator('.play').waitFor();
  }
  await context.close();
});
