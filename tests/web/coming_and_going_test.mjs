// Coming to a table, going elsewhere, coming back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, phone } from './browser.mjs';
import { Company } from './company.mjs';
import { openHouse } from './house.mjs';
import { until } from './turns.mjs';

const house = openHouse();

test('a person who plays before the line is open is told so, and plays when it is', { timeout: 120_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer(phone);
  const gate = openable();
  await page.routeWebSocket('**/ws', async (near) => {
    await gate.promise;
    near.connectToServer();
  });
  await page.goto('/');
  const play = page.getByRole('button', { name: /^Play now/ });
  await play.click();
  await page.getByRole('button', { name: 'Play now On the way…' }).waitFor();
  assert.ok(await play.isDisabled());
  gate.resolve();
  await page.locator('.prompt.mine').waitFor();
  assert.deepEqual(mistakes, []);
  await context.close();
});

test('a person who steps away from the lobby keeps the seat', { timeout: 120_000 }, async () => {
  const company = await Company.gather(house.served.socket);
  company.rest();
  const { page, context, mistakes } = await house.newcomer(phone);
  const seat = () => company.lobby.seats[1].name;
  const own = page.locator('li.me');
  await page.goto(`/t/${company.code}`);
  await page.getByRole('button', { name: /^Sit down/ }).click();
  await own.waitFor();
  const name = seat();

  await page.getByRole('link', { name: 'Home page (you keep your seat)' }).click();
  await page.getByText(`Your seat at table ${company.code} is waiting for you.`).waitFor();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await own.waitFor();

  // By the list of one's tables, after the page was loaded anew.
  await page.goto('/rules');
  await page.goto('/');
  await page.getByRole('link', { name: new RegExp(company.code) }).click();
  await own.waitFor();

  // At another table meanwhile.
  await page.goto('/');
  await page.locator('.play').click();
  await page.locator('.prompt.mine').waitFor();
  assert.equal(seat(), name);
  await page.goto('/');
  await page.getByRole('link', { name: new RegExp(company.code) }).click();
  await own.waitFor();

  // From the lobby straight to another table: the line is another one, the seat stays.
  await page.getByRole('link', { name: 'Home page (you keep your seat)' }).click();
  await page.locator('.play').click();
  await page.locator('.prompt.mine').waitFor();
  assert.equal(seat(), name);
  await until('they are seen to be away', () => company.lobby.seats[1].connected === false);

  await page.goto(`/t/${company.code}`);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await until('the seat is free', () => seat() === undefined);
  assert.deepEqual(mistakes, []);
  company.end();
  await context.close();
});

test('a person who changes seats keeps name and face', { timeout: 120_000 }, async () => {
  const company = await Company.gather(house.served.socket, { names: ['Ann', 'Cleo'], seats: 4 });
  const { page, context, mistakes } = await house.newcomer(phone);
  await page.goto(`/t/${company.code}`);
  await page.getByRole('button', { name: /^Sit down/ }).click();
  await page.locator('li.me').waitFor();
  const people = () => company.lobby.seats.flatMap(({ name, avatar }) => (name ? [`${name} ${avatar}`] : [])).sort();
  const before = people();
  // Until everybody sat everywhere, as good as surely; each time the browser says something of its own.
  for (let time = 0; time < 8; ++time) {
    company.host.say('shuffle');
    await company.host.hears('seat');
    await page.waitForTimeout(150);
  }
  assert.deepEqual(people(), before);
  assert.deepEqual(mistakes, []);
  company.end();
  await context.close();
});

test('from the table to the rules, and back', { timeout: 120_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer(phone);
  await page.goto('/');
  await page.locator('.play').click();
  await page.locator('.prompt.mine').waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('heading', { name: 'Rules', level: 1 }).waitFor();
  await page.getByText(/^It is your turn at table/).waitFor();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.locator('.prompt.mine').waitFor();

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: /^Sound/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Home page (you keep your seat)' }).click();
  await page.getByText(/^It is your turn at table/).waitFor();
  assert.match(await page.title(), /^It is your turn at table/);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.locator('.prompt.mine').waitFor();
  assert.match(await page.title(), /^Your turn!/);
  assert.deepEqual(mistakes, []);
  await context.close();
});

test('from a card of the sheet to its rule', { timeout: 60_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer(phone);
  await page.goto('/cards');
  await page.locator('a[href^="/rules/"]').first().click();
  const topic = page.locator('section.here');
  await topic.waitFor();
  await until('the rules are open there', () => topic.evaluate((one) => one.getBoundingClientRect().top >= -1 && one.getBoundingClientRect().top < innerHeight / 2));
  assert.deepEqual(mistakes, []);
  await context.close();
});

test('on a wide screen the log is open until it is shut', { timeout: 120_000 }, async () => {
  const { page, context } = await house.newcomer(desktop);
  const log = page.getByRole('list', { name: 'Log' });
  await page.goto('/');
  await page.locator('.play').click();
  await log.getByText(/^Round 1 begins/).waitFor();
  // A neighbour reads no secret there.
  assert.equal(await log.getByText(/^Your role/).count(), 0);
  await page.getByRole('button', { name: 'Show my secrets' }).click();
  await log.getByText(/^Your role/).waitFor();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await log.waitFor({ state: 'hidden' });
  await page.reload();
  await page.locator('.prompt.mine').waitFor();
  assert.equal(await log.count(), 0, 'and stays shut');
  await context.close();

  const other = await house.newcomer(phone);
  await other.page.goto('/');
  await other.page.locator('.play').click();
  await other.page.locator('.prompt.mine').waitFor();
  assert.equal(await other.page.getByRole('list', { name: 'Log' }).count(), 0, 'a phone has no room for it');
  await other.context.close();
});

test('a face that was dealt and is taken is changed, a face that was chosen is kept', { timeout: 120_000 }, async () => {
  for (const [ownFace, isKept] of [[false, false], [true, true]]) {
    const company = await Company.gather(house.served.socket); // Ann is the fox
    company.rest();
    const { page, context } = await house.newcomer(phone);
    await page.addInitScript((own) => localStorage.setItem('filon.settings', JSON.stringify({ name: 'Ben', avatar: 'fox', ownFace: own })), ownFace);
    await page.goto(`/t/${company.code}`);
    await page.getByRole('button', { name: /^Sit down/ }).click();
    await page.locator('li.me').waitFor();
    await until('Ben sits there', () => company.lobby.seats[1].name === 'Ben');
    assert.equal(company.lobby.seats[1].avatar === 'fox', isKept);
    company.end();
    await context.close();
  }
});

function openable() {
  const gate = {};
  gate.promise = new Promise((resolve) => (gate.resolve = resolve));
  return gate;
}
