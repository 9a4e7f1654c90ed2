// Before a match, and before the next one: the host changes the table, the others see it; nobody is pulled off the result.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { covered, cutOff } from './boxes.mjs';
import { desktop, phone, sideways } from './browser.mjs';
import { Company } from './company.mjs';
import { endedMatch, result, sitDown } from './ended.mjs';
import { openHouse } from './house.mjs';
import { until } from './turns.mjs';

const house = openHouse();

test('the host changes seats, edition and modules of a table that was made, and the others see it', { timeout: 180_000 }, async () => {
  const host = await house.newcomer(phone);
  await host.page.addInitScript(() => (localStorage['filon.settings'] ??= JSON.stringify({ name: 'Anna', avatar: 'fox', ownFace: true })));
  await host.page.goto('/create');
  await host.page.getByRole('button', { name: 'Create the table' }).click();
  await host.page.getByRole('button', { name: 'Change the table' }).waitFor();
  const code = new URL(host.page.url()).pathname.slice(3);
  const guest = await house.newcomer(desktop);
  await guest.page.goto(`/t/${code}`);
  await guest.page.getByRole('button', { name: 'Sit here: seat 5' }).click();
  await guest.page.locator('li.me').waitFor();
  assert.equal(await guest.page.getByRole('button', { name: 'Change the table' }).count(), 0, 'only the host may');

  await host.page.getByRole('button', { name: 'Change the table' }).click();
  const dialog = host.page.getByRole('dialog', { name: 'Change the table' });
  await dialog.getByText('You have not changed anything yet.').waitFor();
  await guest.page.getByText('Anna is changing the table…').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await guest.page.getByText('Anna is changing the table…').waitFor({ state: 'detached' });

  await host.page.getByRole('button', { name: 'Change the table' }).click();
  // Fewer seats than people: the server says no, and says why.
  await dialog.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await dialog.getByRole('radio', { name: /^2011/ }).check();
  await dialog.getByLabel('Break between rounds').selectOption({ label: '30 seconds at most' });
  await dialog.getByText('There are now 4 seats.').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  const news = guest.page.locator('.note');
  await news.getByText('Anna has changed the table:').waitFor();
  for (const change of ['Edition: now 2011.', 'There are now 4 seats.', 'Break between rounds: 30 seconds at most', /You are now in seat \d/]) await news.getByText(change).waitFor();
  await until('four seats are left', async () => (await guest.page.locator('ol > li').count()) === 4);
  await guest.page.locator('li.me').waitFor();
  assert.match(await guest.page.locator('section', { hasText: 'The match' }).last().innerText(), /Edition: 2011/);

  // Modules can be added.
  await host.page.getByRole('button', { name: 'Change the table' }).click();
  await dialog.getByRole('radio', { name: '6', exact: true }).check({ force: true });
  await dialog.getByRole('checkbox', { name: /^Saboteur 2/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await news.getByText(/Saboteur 2/).waitFor();
  // What does not go together moves, and the reason is told.
  await host.page.getByRole('button', { name: 'Change the table' }).click();
  await dialog.getByRole('checkbox', { name: /^Saboteur 2/ }).uncheck();
  await dialog.getByRole('radio', { name: /^2004/ }).check();
  await dialog.getByRole('checkbox', { name: /^Saboteur 2/ }).check();
  await dialog.locator('.moved p').first().waitFor();
  assert.equal(await host.page.locator('.toast').count(), 0, 'nothing went wrong');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await guest.page.getByRole('button', { name: 'Close' }).click();
  await news.waitFor({ state: 'detached' });
  assert.deepEqual([...host.mistakes, ...guest.mistakes], []);
  await host.context.close();
  await guest.context.close();
});

test('whoever sits where no seat is left keeps a seat, and too many people cannot be seated', { timeout: 120_000 }, async () => {
  const company = await Company.gather(house.served.socket, { names: ['Ann', 'Cleo', 'Dan', 'Eve'], seats: 5 });
  const { page, context } = await house.newcomer(phone);
  await sitDown(page, company);
  company.host.say('hand_over', { seat: 4 });
  await page.getByRole('button', { name: 'Change the table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the table' });
  await dialog.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText(/^More people sit here/).waitFor();
  assert.equal(company.lobby.seats.length, 5);
  company.end();
  await context.close();
});

test('what cannot be undone in a lobby asks once', { timeout: 120_000 }, async () => {
  const company = await Company.gather(house.served.socket, { names: ['Ann', 'Cleo'], seats: 4 });
  const { page, context } = await house.newcomer(phone);
  await sitDown(page, company);
  company.host.say('hand_over', { seat: 2 });
  const cleo = () => company.lobby.seats[1].name;
  await page.getByRole('button', { name: 'Remove Cleo from seat 2' }).click();
  await page.getByText('Remove Cleo from the table?').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  assert.equal(cleo(), 'Cleo');
  // The bar below covers nothing that asks, on a phone held sideways either.
  await page.setViewportSize(sideways.viewport);
  await page.getByRole('button', { name: 'Remove Cleo from seat 2' }).click();
  await page.getByText('Remove Cleo from the table?').waitFor();
  assert.deepEqual(await covered(page, '.bar.host', '[role="group"] .button'), []);
  assert.deepEqual(await cutOff(page, '[role="group"] .button'), []);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Make Cleo the host' }).click();
  await page.getByText('Make Cleo the host?').waitFor();
  // Whoever presses the same key twice has not agreed.
  await page.keyboard.press('Enter');
  assert.equal(company.lobby.host, 2);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByText(/^You are the host. If you leave, Ann becomes the host/).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Remove Cleo from seat 2' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await until('Cleo is gone', () => cleo() === undefined);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await until('the host has left', () => company.lobby.seats[2].name === undefined);
  company.end();
  await context.close();
});

test('a rematch pulls nobody off the result; who follows keeps the seat', { timeout: 180_000 }, async () => {
  const { page, context, mistakes, company } = await endedMatch(house, phone);
  const old = new URL(page.url()).pathname;
  company.host.say('rematch');
  await until('there is a next table', () => company.lobby.next);
  await page.getByText(/next (match|table|game)/i).first().waitFor();
  assert.equal(new URL(page.url()).pathname, old);
  assert.ok(await result(page).isVisible());
  await page.locator('dialog[open] .main').click();
  await page.getByRole('heading', { name: `Table ${company.lobby.next.code}` }).waitFor();
  assert.equal(new URL(page.url()).pathname, `/t/${company.lobby.next.code}`);
  // Ann is still looking at the result of the old table.
  await page.locator('ol > li', { hasText: 'Ann' }).getByText('still looking at the result').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Leave the table' }).waitFor();
  // And the old one is still there.
  await page.goto(old);
  await result(page).waitFor();
  assert.deepEqual(mistakes, []);
  company.end();
  await context.close();
});

test('a host who wants a rematch comes to its lobby, and can change the table there', { timeout: 180_000 }, async () => {
  const { page, context, mistakes, company } = await endedMatch(house, desktop);
  const old = new URL(page.url()).pathname;
  company.host.say('hand_over', { seat: 1 });
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByRole('button', { name: 'Change the table' }).waitFor();
  assert.notEqual(new URL(page.url()).pathname, old);
  await page.getByText('Waiting for Ann.').waitFor();
  await page.getByRole('button', { name: 'Change the table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the table' });
  await dialog.getByRole('radio', { name: '5', exact: true }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await until('five seats', async () => (await page.locator('ol > li').count()) === 5);
  assert.deepEqual(mistakes, []);
  company.end();
  await context.close();
});
