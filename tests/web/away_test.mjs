// Somebody is away: a bot is offered where the question is, at once to the host and later to all; and a seat can be given up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, phone } from './browser.mjs';
import { Company } from './company.mjs';
import { sitDown } from './ended.mjs';
import { openHouse } from './house.mjs';
import { ToldTable, example, exampleView, lobbyOf } from './told.mjs';
import { until } from './turns.mjs';

const house = openHouse();

test('a host is offered a bot for a friend who drops out in their turn', { timeout: 120_000 }, async () => {
  const company = await Company.gather(house.served.socket, { names: ['Ann', 'Cleo'], seats: 3 });
  company.rest();
  const { page, context, mistakes } = await house.newcomer(phone);
  await sitDown(page, company);
  company.host.say('hand_over', { seat: 2 });
  const [ann, cleo] = company.people;
  company.heard = (message) => message.type === 'lobby' && (company.lobby = message);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByText('It is Ann’s turn.').waitFor();
  ann.close();
  const offer = page.getByRole('button', { name: 'Let a bot play until Ann is back' });
  await offer.click();
  await page.getByText('Let a bot play for Ann until they come back?').waitFor();
  await page.getByRole('button', { name: 'Let it play' }).click();
  await until('a bot plays', () => company.lobby.seats[0].bot !== undefined);
  await page.getByText('It is Cleo’s turn.').waitFor();
  assert.equal(await offer.count(), 0);
  assert.ok(cleo);
  assert.deepEqual(mistakes, []);
  company.end();
  await context.close();
});

// Dora is asked, and not there.
const withoutDora = (more) => example.names.map((name, seat) => ({ name, avatar: '', connected: seat !== 3, ...(seat === 3 ? more : {}) }));

test('everybody is offered a bot for who has been away for a while', { timeout: 120_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer(phone);
  const told = await ToldTable.lay(page, { lobby: { ...lobbyOf(example.names), seats: withoutDora({}) }, seat: 5, view: exampleView });
  const offer = page.getByRole('button', { name: 'Let a bot play until Dora is back' });
  await page.getByText('It is Dora’s turn.').waitFor();
  assert.equal(await offer.count(), 0, 'a guest waits');
  told.change({ seats: withoutDora({ absent: true }) });
  await offer.waitFor();
  // It lies beside the board, not over it.
  const [bar, board] = await Promise.all([page.locator('.bar').boundingBox(), page.locator('main').boundingBox()]);
  assert.ok(bar.y >= board.y + board.height - 1, 'it covers nothing');
  await page.locator('.bar').getByRole('button', { name: 'Close' }).click();
  await offer.waitFor({ state: 'detached' });
  // Who came back and goes again is told of again.
  told.change({ seats: withoutDora({ connected: true }) });
  told.change({ seats: withoutDora({ absent: true }) });
  await offer.click();
  await page.getByRole('button', { name: 'Let it play' }).click();
  await until('it is said', () => told.said.some((message) => message.type === 'substitute' && message.seat === 3));
  told.change({ seats: withoutDora({ bot: 'normal' }) });
  await offer.waitFor({ state: 'detached' });
  assert.deepEqual(mistakes, []);
  await context.close();
});

test('a guest gives up their seat, after being asked once, and looks on', { timeout: 120_000 }, async () => {
  const company = await Company.gather(house.served.socket, { names: ['Ann', 'Cleo'], seats: 3 });
  company.rest();
  const { page, context, mistakes } = await house.newcomer(desktop);
  await sitDown(page, company);
  company.start();
  await page.locator('.prompt').waitFor();
  const menu = () => page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu();
  await page.getByRole('button', { name: 'Give up my seat' }).click();
  await page.getByText(/^Give up your seat for good\?/).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  assert.notEqual(company.lobby.seats[2].name, undefined);
  await page.getByRole('button', { name: 'Give up my seat' }).click();
  const { name } = company.lobby.seats[2];
  await page.getByRole('button', { name: 'Give it up' }).click();
  await until('a bot sits there', () => company.lobby.seats[2].name === undefined && company.lobby.seats[2].bot);
  // What they did is still told by their name.
  assert.equal(company.lobby.seats[2].was, name);
  await page.locator('.hand').waitFor({ state: 'detached' });
  // The seat is not this browser's any more.
  assert.equal(await page.evaluate(() => JSON.parse(localStorage['filon.seats'] ?? '[]').length), 0);
  await page.reload();
  await page.locator('.table').waitFor();
  assert.equal(await page.locator('.hand').count(), 0);
  assert.deepEqual(mistakes, []);
  company.end();
  await context.close();
});

test('who leaves is told of, and who paused can go on at once', { timeout: 60_000 }, async () => {
  const { page, context } = await house.newcomer(phone);
  const lobby = { ...lobbyOf(example.names), host: 5 };
  // What tells of people is loaded a little later: it is there when it tells of Dora.
  const told = await ToldTable.lay(page, { lobby: { ...lobby, seats: withoutDora({ absent: true }) }, seat: 5, view: exampleView });
  await page.getByRole('button', { name: 'Let a bot play until Dora is back' }).waitFor();
  told.change({ seats: lobby.seats.map((chair, seat) => (seat === 1 ? { bot: 'normal', was: chair.name } : chair)) });
  await page.getByText('Bo has left the table. A bot plays on.').waitFor();
  assert.match(await page.locator('[data-seat="1"] .unseen').innerText(), /^Bo.*bot/);
  told.change({ phase: 'paused' });
  await page.getByText('The match is paused.').waitFor();
  await page.locator('.prompt').getByRole('button', { name: 'Resume' }).click();
  await until('it goes on', () => told.said.some(({ type, on }) => type === 'pause' && on === false));
  await context.close();
});

test('what the host does to others asks once', { timeout: 120_000 }, async () => {
  const { page, context } = await house.newcomer(phone);
  const told = await ToldTable.lay(page, { lobby: { ...lobbyOf(example.names), host: 5 }, seat: 5, view: exampleView });
  const said = (type) => told.said.filter((message) => message.type === type);
  for (const [button, question, yes, type] of [
    ['Remove from the table', /^Remove Cy from the table\?/, 'Remove', 'clear'],
    ['Make host', /^Make Cy the host\?/, 'Make host', 'hand_over'],
    ['Let a bot play until Cy is back', /^Let a bot play for Cy/, 'Let it play', 'substitute'],
  ]) {
    await page.locator('[data-seat="2"]').click();
    await page.getByRole('button', { name: button }).click();
    await page.getByText(question).waitFor();
    assert.equal(said(type).length, 0);
    await page.getByRole('button', { name: yes, exact: true }).click();
    await until(`${type} is said`, () => said(type).length === 1);
  }
  // What was hidden can be shown again.
  for (const name of ['Hide their messages', 'Show their messages again']) {
    await page.locator('[data-seat="2"]').click();
    await page.getByRole('button', { name }).click();
  }
  await until('both are said', () => said('hide').length === 2);
  assert.deepEqual(said('hide').map(({ on }) => on), [true, false]);
  await context.close();
});

test('a running match has a link to invite with: to copy and to photograph', { timeout: 120_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer(phone);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.locator('.play').click();
  await page.locator('.prompt').waitFor();
  const link = page.url();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByText('Invite others to watch').click();
  await page.getByRole('img', { name: 'QR code with the link to this table' }).waitFor();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Copied.').waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link);
  // Whoever opens it looks on.
  const friend = await house.newcomer(desktop);
  await friend.page.goto(link);
  await friend.page.locator('.table').waitFor();
  assert.equal(await friend.page.locator('.hand').count(), 0);
  await friend.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await friend.page.getByText('Invite others to watch').waitFor();
  assert.deepEqual([...mistakes, ...friend.mistakes], []);
  await friend.context.close();
  await context.close();
});
