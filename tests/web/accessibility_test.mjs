// For who does not see the table: a turn by roles and names alone; and axe looks at every page.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { desktop, phone } from './browser.mjs';
import { Company } from './company.mjs';
import { openHouse } from './house.mjs';
import { ToldTable, example, exampleEnd, exampleTurn, lobbyOf, theft } from './told.mjs';
import { until } from './turns.mjs';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { default: AxeBuilder } = require('@axe-core/playwright');

const house = openHouse();

test('a turn by roles and names', { timeout: 120_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer();
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  const question = page.getByRole('status').filter({ hasText: /\S/ });
  const hand = page.getByRole('group', { name: 'Your hand' });
  const maze = page.getByRole('group', { name: 'The maze' });
  await question.filter({ hasText: 'Your turn: pick a card.' }).waitFor();
  assert.match(await page.getByRole('region', { name: 'Players' }).ariaSnapshot(), /\(You\), playing now, 6 cards in hand/);
  assert.equal(await maze.getByRole('img', { name: /^Goal \d, face down, 8 places right of the start(, 2 (up|down))?$/ }).count(), 3);
  assert.equal(await maze.getByRole('img', { name: 'Start', exact: true }).count(), 1);

  // Cards are named by what they are; the question says what each of them asks for.
  for (let turn = 0; ; ++turn) {
    assert.ok(turn < 5, 'no hand had a tunnel that fits');
    const names = await hand.getByRole('button').evaluateAll((cards) => cards.map((card) => card.ariaLabel));
    const at = names.findIndex((name) => /^Tunnel/.test(name));
    assert.ok(names.every((name) => name.length > 2), names.join());
    await hand.getByRole('button').nth(Math.max(0, at)).click({ force: true });
    // Nothing fits, or a bot has broken a tool: then the question says so.
    if (at >= 0) await question.filter({ hasText: /Choose one of the lit places|You can discard|You cannot dig/ }).waitFor();
    const places = maze.getByRole('button', { name: /^Put it \d+ places? (right|left|above|below)/ });
    const before = await page.locator('.table').getAttribute('data-moment');
    if ((await places.count()) > 0) {
      const place = await places.first().getAttribute('aria-label');
      await page.keyboard.press('Tab');
      await maze.getByRole('button', { name: place, exact: true }).press('Enter');
      await question.filter({ hasText: 'Confirm to play it.' }).waitFor();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await until('it is heard', async () => (await page.locator('.table').getAttribute('data-moment')) !== before);
      // The card lies there by name, and what happened is said aloud.
      await maze.getByRole('img', { name: new RegExp(`${place.replace(/^Put it |, turned$/g, '')}$`) }).waitFor();
      await page.locator('[aria-live="polite"]', { hasText: /\w/ }).first().waitFor({ state: 'attached' });
      assert.match(await page.locator('.news').innerText(), /\w+ .*\./);
      break;
    }
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('button', { name: 'Discard 1' }).click();
    await until('it is heard', async () => (await page.locator('.table').getAttribute('data-moment')) !== before);
    await question.filter({ hasText: /^Your turn/ }).waitFor();
  }
  // One's own secrets are told when one asks for them.
  await page.getByRole('button', { name: 'Show my secrets' }).click();
  await page.locator('.secrets').getByText(/^Your role: (gold digger|saboteur)/i).waitFor();
  assert.deepEqual(mistakes, []);
  await context.close();
});

// What axe finds by day and by lantern light: a line for each kind of fault.
async function faults(page) {
  const found = [];
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    // Not inside the cards of the card sheet: there are hundreds, all drawn by the same code.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('.k-card > *');
    // The light changes nothing but colours.
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze();
    for (const { id, help, nodes } of violations)
      found.push(`${colorScheme}: ${id}: ${help}\n${nodes.slice(0, 4).map(({ html, any }) => `    ${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join('\n')}`);
  }
  return found;
}

for (const [name, look] of [['a phone', phone], ['a desktop', desktop]])
  test(`axe finds nothing on ${name}`, { timeout: 240_000 }, async () => {
    const { page, context, mistakes } = await house.newcomer(look);
    const company = await Company.gather(house.served.socket);
    company.rest();
    const all = [];
    let looked = 0;
    const look_at = async (what) => {
      ++looked;
      for (const fault of await faults(page)) all.push(`${what}, ${fault}`);
    };

    for (const path of ['/', '/create', '/join', '/rules', '/cards', '/replay/none', '/t/AAAAA', '/seat#none']) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await look_at(path);
    }
    await page.goto('/tutorial');
    await page.getByRole('button', { name: 'Let’s dig' }).waitFor();
    await look_at('lesson');
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('dialog[open]').waitFor();
    await look_at('settings');

    await page.goto('/create');
    await page.getByRole('button', { name: 'Create the table' }).click();
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    await look_at('lobby of the host');
    await page.goto(`/t/${company.code}`);
    await page.getByRole('button', { name: /^Sit down/ }).waitFor();
    await look_at('lobby of who watches');
    await page.getByRole('button', { name: /^Sit down/ }).click();
    await page.getByRole('button', { name: 'Leave the table' }).waitFor();
    await look_at('lobby of a guest');
    await page.getByRole('link', { name: 'Home page (you keep your seat)' }).click();
    await page.getByRole('link', { name: 'Back to the table' }).waitFor();
    await look_at('stepped away');
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await page.getByRole('button', { name: 'Leave the table' }).waitFor();

    company.start();
    await page.getByText('It is Ann’s turn.').waitFor();
    await look_at('waiting');
    await company.playOnce();
    await page.locator('.prompt.mine').waitFor();
    await look_at('asked');
    for (let card = 0; card < 6; ++card) {
      await page.locator('.hand .card').nth(card).click({ force: true });
      if ((await page.locator('.mark').count()) === 0) continue;
      await look_at('a card taken up');
      await page.locator('.mark').first().focus();
      await page.keyboard.press('Enter');
      await look_at('a card about to be played');
      await page.keyboard.press('Escape');
      break;
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.locator('.hand .card').first().click();
    await look_at('discarding');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show my secrets' }).click();
    await look_at('secrets');
    company.host.say('say', { text: 'Who has a lamp for me?' });
    company.host.say('state', { about: 'suspect', subject: 1 });
    for (const side of ['Log', 'Chat', 'Notebook']) {
      const opener = page.getByRole('button', { name: new RegExp(`^${side}`) });
      // On a wide screen the log is open already.
      if ((await opener.getAttribute('aria-pressed')) === 'false') await opener.click();
      if (side === 'Chat') await page.getByRole('group', { name: 'Quick messages' }).getByText('Goal 1').click();
      if (side === 'Notebook') for (const note of await page.locator('.notes button').all()) await note.click();
      await look_at(side);
    }
    await page.getByRole('button', { name: 'Notebook', exact: true }).click();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await look_at('menu');
    await page.keyboard.press('Escape');
    await page.locator('[data-seat="0"]').click();
    await look_at('menu of a player');
    await page.keyboard.press('Escape');

    company.play();
    company.substitute(1);
    await page.locator('dialog[open]').waitFor();
    await until('the match is over', () => company.lobby.phase === 'over');
    // Rounds that went by meanwhile are shown one after the other.
    for (const round of [1, 2]) {
      await page.getByRole('heading', { name: `Round ${round} is over` }).waitFor();
      await page.getByRole('button', { name: 'Continue' }).click();
    }
    await page.getByRole('heading', { name: 'Round 3 is over' }).waitFor();
    await look_at('end of a round');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'The match is over' }).waitFor();
    await look_at('end of the match');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await look_at('after the match');
    await page.goto(`/replay/${company.table}?at=9&eyes=all`);
    await page.getByRole('slider').waitFor();
    await look_at('replay of everything');
    await page.getByLabel('Point of view').selectOption('1');
    await look_at('replay of a seat');

    company.end();
    await context.close();
    assert.ok(looked > 25, `${looked} views were looked at`);
    assert.deepEqual(mistakes, []);
    assert.equal(all.length, 0, `\n${all.join('\n')}`);
  });

for (const [name, look] of [['a phone', phone], ['a desktop', desktop]])
  test(`axe finds nothing in Saboteur 2 on ${name}`, { timeout: 240_000 }, async () => {
    const { page, context, mistakes } = await house.newcomer(look);
    const all = [];
    const look_at = async (what) => {
      for (const fault of await faults(page)) all.push(`${what}, ${fault}`);
    };
    await page.goto('/create');
    await page.getByRole('radio', { name: /^2004/ }).check();
    await page.getByRole('checkbox', { name: /^Saboteur 2/ }).check();
    await page.locator('.moved p').first().waitFor();
    await look_at('create');
    await page.goto('/rules/s2_shares');
    await page.getByRole('heading', { name: 'How much' }).waitFor();
    await look_at('rules');
    const told = await ToldTable.lay(page, { lobby: lobbyOf(example.names), seat: 5, view: exampleTurn });
    await page.locator('.prompt.mine').waitFor();
    await look_at('table');
    await page.getByRole('button', { name: 'Prison', exact: true }).click();
    await page.locator('.seat.lit').first().waitFor();
    await page.locator('.seat.lit').first().click();
    await look_at('a card on a player');
    await page.keyboard.press('Escape');
    await page.locator('.front button').click();
    await page.locator('.hand .card').first().click();
    await look_at('paying with cards');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show my secrets' }).click();
    await look_at('secrets');
    await page.getByRole('button', { name: 'Hide my secrets' }).click();
    await page.getByRole('button', { name: /^Notebook/ }).click();
    for (const note of (await page.locator('.notes button').all()).slice(0, 3)) await note.click();
    await page.locator('.notes button').nth(1).click();
    await look_at('notebook');
    await page.getByRole('button', { name: /^Notebook/ }).click();
    await page.locator('[data-seat="2"]').click();
    await page.locator('dialog[open]').waitFor();
    await look_at('details of a seat');
    await page.keyboard.press('Escape');
    told.tell(exampleEnd(theft));
    await page.getByRole('heading', { name: 'Round 1 is over' }).waitFor();
    await look_at('end of a round');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('[data-seat="3"]').click();
    await look_at('a theft');
    assert.deepEqual(all, []);
    assert.deepEqual(mistakes, []);
    await context.close();
  });

for (const [name, look] of [['a phone', phone], ['a desktop', desktop]])
  test(`axe finds nothing in what is explained on ${name}`, { timeout: 240_000 }, async () => {
    const { page, context, mistakes } = await house.newcomer(look, 'en', []);
    const all = [];
    const look_at = async (what) => {
      for (const fault of await faults(page)) all.push(`${what}, ${fault}`);
    };
    await page.goto('/create');
    await page.getByText('What’s different?').click();
    await page.locator('details table').waitFor();
    await page.locator('.choice button').first().click();
    await page.locator('.choice ul li').first().waitFor();
    await look_at('editions and a module');
    await page.goto('/');
    await page.locator('.play:enabled').click();
    await page.getByRole('heading', { name: 'What the game is about' }).waitFor();
    await look_at('the first bubble');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await look_at('keys');
    assert.deepEqual(all, []);
    assert.deepEqual(mistakes, []);
    await context.close();
  });

test('signs and names are read once, and as they are written', { timeout: 60_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer();
  await page.goto('/create');
  await page.getByRole('link', { name: 'Filon, Back to the home page', exact: true }).waitFor();
  const line = await context.newCDPSession(page);
  const { nodes } = await line.send('Accessibility.getFullAXTree');
  assert.deepEqual(nodes.filter((node) => !node.ignored && /[✓▸▾]/.test(node.name?.value ?? '')).map((node) => node.name.value), []);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: /^Keyboard shortcuts/ }).click();
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem(Object.keys(localStorage).find((key) => /settings$/.test(key)))).keys), false);
  assert.deepEqual(mistakes, []);
  await context.close();
});

test('goals, chests, postcards and dwarfs say where they are', { timeout: 60_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer();
  const table = { ...exampleTurn.table, chests: [{ at: [3, -2], state: 'closed' }], pawn: { 0: { at: [7, 0], owner: 2 } } };
  const modules = ['mini_treasure_chests', 'mini_right_of_passage', 'mini_underground_party'];
  await ToldTable.lay(page, { lobby: lobbyOf(example.names, { options: { edition: '2024', modules } }), seat: 5, view: { ...exampleTurn, table } });
  const names = () => page.locator('.maze [role="img"]').evaluateAll((all) => all.map((one) => one.ariaLabel));
  await until('all of it lies there', async () => (await names()).some((name) => /^Chest/.test(name)));
  const all = await names();
  const right = (count) => `${count} places right of the start`;
  for (const wanted of [`Goal 1, face down, ${right(8)}, 2 up`, `Goal 3, face down, ${right(8)}, 2 down`, `Chest 1, closed, ${right(3)}, 2 up`]) assert.ok(all.includes(wanted), `${wanted} in ${all.join('\n')}`);
  assert.ok(all.some((name) => name.endsWith(`hired by Cy, ${right(7)}`)), all.join('\n'));
  assert.ok(all.some((name) => name.endsWith(`not reached yet, ${right(4)}, 2 down`)), all.join('\n'));
  assert.ok(all.includes('Start'));
  // A tunnel that lies turned is named as it lies.
  assert.ok(all.includes(`Bend with a ladder: down, left, ${right(4)}, 1 up`), all.join('\n'));
  // So are the places that a map lights up.
  await page.keyboard.press('3');
  await page.getByRole('button', { name: `Look at goal 2, ${right(8)}`, exact: true }).waitFor();
  assert.deepEqual(mistakes, []);
  await context.close();
});
