// Making a table of options of every kind, at a server that is written by hand: what it says is possible is offered, what it
// says is not is not, and what it moves is told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, phone } from './browser.mjs';
import { openHouse } from './house.mjs';
import { until } from './turns.mjs';

const house = openHouse();

const games = [
  {
    game: 'classic', players: [3, 6], bots: ['easy', 'normal'],
    options: [
      { id: 'edition', one_of: ['2011', '2024'], usual: '2024' },
      { id: 'modules', any_of: ['saboteur2', 'dragons'] },
      { id: 'distance', number: [4, 9], usual: 7 },
      { id: 'goals', cells: [2, 4], usual: [[8, -2], [8, 0], [8, 2]] },
    ],
  },
];
const far = { option: 'distance', code: 'too_far', values: { most: '8' }, text: 'The goals lie 8 cards away at most.' };
const few = { option: 'players', code: 'too_few_players', values: { least: '4', most: '6' }, text: 'players: too few' };

// Dragons want four players, and nobody digs nine cards far.
function advice(choice) {
  const { players, options } = choice;
  const hasDragons = options.modules.includes('dragons');
  const isTooFew = hasDragons && players < 4;
  const impossible = { players: hasDragons ? { 3: few } : {}, options: { edition: {}, modules: players < 4 ? { dragons: few } : {}, distance: { 9: far }, goals: {} } };
  return { type: 'advice', choice, impossible, ...(isTooFew ? { reason: few, instead: { ...choice, players: 4 } } : {}) };
}

async function open(look) {
  const { page, context, mistakes } = await house.newcomer(look);
  const said = [];
  await page.routeWebSocket('**/ws', (near) => {
    near.send(JSON.stringify({ type: 'welcome', protocol: 3, games }));
    near.onMessage((text) => {
      const message = JSON.parse(text);
      said.push(message);
      const usual = { edition: '2024', modules: [], distance: 7, goals: [[8, -2], [8, 0], [8, 2]] };
      if (message.type === 'choose') near.send(JSON.stringify(advice({ game: message.game, players: message.players, options: { ...usual, ...message.options } })));
    });
  });
  await page.goto('/create');
  await page.locator('h1').waitFor();
  return { page, context, mistakes, said };
}

for (const [name, look] of [['a phone', phone], ['a desktop', desktop]])
  test(`options of every kind on ${name}`, { timeout: 120_000 }, async () => {
    const { page, context, mistakes, said } = await open(look);
    const players = (count) => page.getByRole('radio', { name: String(count), exact: true });

    // A number has a limit of its own, and another one the server knows.
    const more = page.getByRole('button', { name: 'distance: more' });
    await more.click();
    await page.getByText(far.text).waitFor();
    assert.ok(await more.isDisabled());
    await page.getByRole('button', { name: 'distance: fewer' }).click();

    // Places are taken and given back, within limits.
    const place = (x, y) => page.getByRole('button', { name: `Column ${x}, row ${y}`, exact: true });
    await place(8, 1).click();
    await place(8, -1).click(); // the fifth is one too many
    await page.getByText('4 chosen. Choose 2 to 4.').waitFor();
    assert.equal(await place(8, -1).getAttribute('aria-pressed'), 'false');

    // What was chosen moves what does not go with it.
    await page.getByText('3', { exact: true }).first().click();
    await page.getByText('This table is for 4 to 6 players.').first().waitFor();
    await page.getByRole('checkbox', { name: 'dragons' }).check();
    await page.getByText('There are now 4 seats.').waitFor();
    assert.ok(await players(4).isChecked());
    await until('three are too few', () => players(3).isDisabled());

    await page.getByRole('button', { name: 'Create the table' }).click();
    const created = await until('it is created', () => said.find(({ type }) => type === 'create'));
    assert.deepEqual([created.game, created.players], ['classic', 4]);
    assert.deepEqual(created.options, { edition: '2024', modules: ['dragons'], distance: 7, goals: [[8, -2], [8, 0], [8, 2], [8, 1]] });
    assert.ok(said.filter(({ type }) => type === 'choose').length < 12, 'the server is not asked about every table there could be');
    assert.deepEqual(mistakes, []);
    await context.close();
  });

test('while nobody answers, everything may be tried', { timeout: 120_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer(phone);
  await page.routeWebSocket('**/ws', () => undefined);
  await page.goto('/create');
  await page.getByRole('button', { name: 'Create the table' }).waitFor();
  assert.ok(await page.getByRole('button', { name: 'Create the table' }).isEnabled());
  assert.deepEqual(mistakes, []);
  await context.close();
});

for (const locale of ['en', 'fr'])
  test(`every module of the server has a name in ${locale}`, { timeout: 60_000 }, async () => {
    const { page, context, heard } = await house.newcomer(desktop, locale);
    await page.goto('/create');
    const welcome = await until('the server has spoken', () => heard.map((text) => JSON.parse(text)).find(({ type }) => type === 'welcome'));
    const modules = welcome.games.find(({ game }) => game === 'classic').options.find(({ id }) => id === 'modules').any_of;
    assert.ok(modules.length > 0);
    await until('the modules are offered', async () => (await page.getByRole('checkbox').count()) >= modules.length);
    for (const module of modules) assert.equal(await page.getByText(module, { exact: true }).count(), 0, module);
    await context.close();
  });

for (const [name, look, locale] of [['a phone', phone, 'fr'], ['a desktop', desktop, 'en']])
  test(`editions and modules are explained where they are chosen, on ${name}`, { timeout: 120_000 }, async () => {
    const { page, context, mistakes } = await house.newcomer(look, locale);
    const isFrench = locale === 'fr';
    await page.goto('/create');
    const edition = (year) => page.locator('label', { has: page.getByRole('radio', { name: new RegExp(`^${year}`) }) });
    await edition('2004').locator('small').waitFor();
    const told = await Promise.all(['2004', '2011', '2024'].map((year) => edition(year).innerText()));
    assert.match(told[0], isFrench ? /deux cartes Or/ : /two gold cards/);
    assert.match(told[1], /Saboteur 2/);
    assert.match(told[2], isFrench ? /une carte Or par/ : /one gold card for each/);

    // Side by side, on request.
    await page.getByText(isFrench ? 'Quelles différences ?' : 'What’s different?').click();
    const table = page.locator('details table');
    await table.waitFor();
    const rows = await table.locator('tbody tr').evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => [cell.colSpan, cell.innerText.trim()])));
    assert.deepEqual(rows.map((row) => row.map(([span]) => span)), [[2, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]]);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the page is not wider than the window');

    // Every module says how much it adds; one look closer tells what changes and shows its cards.
    const modules = page.locator('.choice');
    for (const module of await modules.all()) assert.match(await module.locator('.weight').innerText(), isFrench ? /règles|Facile/ : /rules|Easy/);
    const first = modules.first();
    await first.getByRole('button').click();
    await first.locator('ul li').first().waitFor();
    assert.ok((await first.locator('p').count()) >= 3, 'what is new, what to look at, a tip');
    assert.ok((await first.locator('ul li').count()) > 10);
    assert.deepEqual(mistakes, []);
    await context.close();
  });

test('who cannot see the page finds its parts by headings, and hears what a choice makes impossible', { timeout: 60_000 }, async () => {
  const { page, context, mistakes } = await open(desktop);
  for (const name of ['Players', 'Edition', 'Modules']) assert.equal(await page.getByRole('heading', { name, exact: true, level: 2 }).count(), 1, name);
  const status = page.getByRole('status').filter({ hasText: 'Not possible' });
  await page.getByRole('checkbox', { name: /^dragons/ }).waitFor();
  assert.equal(await status.count(), 0, 'nothing is said before anything is chosen');
  await page.getByRole('checkbox', { name: /^dragons/ }).check();
  await status.waitFor();
  assert.equal((await status.innerText()).trim(), 'Not possible with this: 3 players.');
  assert.deepEqual(mistakes, []);
  await context.close();
});
