// Without a mouse: from the first page to the end of a round, with the focus never lost; and what screen readers are told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHouse } from './house.mjs';
import { example, exampleEnd, exampleTheft, exampleTurn, exampleView, lobbyOf, theft, ToldTable } from './told.mjs';
import { until, untilAsked } from './turns.mjs';

let page, mistakes;
const house = openHouse({}, async () => ({ page, mistakes } = await house.newcomer()));

const press = (...keys) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const moment = () => page.locator('.table').getAttribute('data-moment').then(Number);

// What has the focus, and whether one can see that it has it.
const focus = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    const drawn = (one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const rect = element.querySelector?.(':scope > rect');
    const around = [element, element.closest('label')].filter(Boolean);
    return {
      isPage: element === document.body,
      name: element.ariaLabel ?? element.textContent.trim().slice(0, 40),
      isSeen: rect ? getComputedStyle(rect).strokeDasharray === 'none' : around.some(drawn),
      isThere: element.getBoundingClientRect().width > 0,
    };
  });

// Tab until what is looked for has the focus; every stop on the way can be seen.
async function tabTo(selector) {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let stops = 0; stops < 80; ++stops) {
    await press('Tab');
    const { isPage, name, isSeen } = await focus();
    if (!isPage) assert.ok(isSeen, `one sees that "${name}" has the focus`);
    if (await isThere()) return;
  }
  assert.fail(`Tab does not lead to ${selector}`);
}
// What was said to who cannot see the table.
const heard = (text, on = page) => on.locator('.aloud', { hasText: text }).waitFor({ state: 'attached' });
async function hasGoneOn(before) {
  await page.waitForFunction((was) => Number(document.querySelector('.table')?.dataset.moment) > was, before);
}

test('every stop of the first pages can be seen', { timeout: 120_000 }, async () => {
  for (const path of ['/create', '/join', '/']) {
    await page.goto(path);
    await page.locator('main h1').waitFor();
    const names = new Set();
    for (let stops = 0; stops < 40; ++stops) {
      await press('Tab');
      const { isPage, name, isSeen } = await focus();
      if (isPage) break;
      assert.ok(isSeen, `${path}: one sees that "${name}" has the focus`);
      names.add(name);
    }
    assert.ok(names.size > 4, `${path}: ${[...names].join(', ')}`);
  }
});

test('a card is taken up, put back, turned and laid', { timeout: 120_000 }, async () => {
  await tabTo('.play');
  await press('Enter');
  const up = page.locator('.hand .card[aria-pressed="true"]');
  const marks = page.locator('.mark');

  for (let turns = 0; ; ++turns) {
    assert.equal(await untilAsked(page), null);
    const cards = await page.locator('.hand .card').count();
    let turnable = null;
    for (let card = 1; card <= cards && turnable === null; ++card) {
      await press(String(card));
      assert.equal(await up.count(), 1, `${card} takes up a card`);
      if ((await marks.count()) > 0 && (await page.getByRole('button', { name: 'Turn the card' }).count()) > 0) turnable = card;
      await press('Escape');
      assert.equal(await up.count(), 0, 'Escape puts it back');
    }
    const before = await moment();
    if (turnable === null) {
      assert.ok(turns < 5, 'no hand had a tunnel that fits');
      await discard('1');
      await hasGoneOn(before);
      continue;
    }
    await press(String(turnable));
    await press('ArrowRight');
    const first = await focus();
    assert.match(first.name, /^Put it/);
    assert.ok(first.isSeen);
    // R turns it: that is heard, and the place says how it would lie there.
    const lies = () => page.locator('.hand .card.up').getAttribute('aria-label');
    await press('r');
    await heard(/^Turned: \S.*\.\s?$/);
    assert.match(await lies(), /, turned$/);
    await press('r');
    assert.doesNotMatch(await lies(), /turned/);
    // Enter shows it, Escape takes it away again.
    await press('Enter');
    assert.equal(await page.locator('.mark.chosen').count(), 1);
    await press('Escape');
    assert.equal((await page.locator('.mark').count()) + (await up.count()), 0);
    assert.equal(await moment(), before);
    await press(String(turnable), 'ArrowRight', 'Enter', 'Enter');
    await hasGoneOn(before);
    break;
  }
});

async function discard(card) {
  await press(card);
  await tabTo('.prompt .buttons button:not(.main):not([aria-label])');
  await press('Enter');
  await tabTo('.prompt .buttons .main');
  await press('Enter');
}

test('a card is discarded, and players are reached', { timeout: 120_000 }, async () => {
  assert.equal(await untilAsked(page), null);
  const before = await moment();
  await discard('2');
  await hasGoneOn(before);
  assert.equal(await untilAsked(page), null);
  await tabTo('[data-seat="2"]');
  await press('Enter');
  await page.locator('dialog[open]').waitFor();
  await press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  assert.deepEqual(mistakes, []);
});

const active = (selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
const isLost = () => page.evaluate(() => document.activeElement === document.body);
const name = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent.trim());

test('whole rounds: after each move the focus is in the hand, and never lost', { timeout: 240_000 }, async () => {
  assert.equal(await untilAsked(page), null);
  await tabTo('.hand .card:not([aria-disabled]), .prompt .buttons button');
  let turns = 0;
  for (; turns < 60; ++turns) {
    const scene = await untilAsked(page);
    if (scene !== null) {
      assert.match(scene, /^Round \d/);
      assert.ok(await active('dialog *'), 'the scene has the focus');
      if (turns > 2) break;
      // The round was short: on to the next.
      await tabTo('dialog[open] form button');
      await press('Enter');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      assert.equal(await untilAsked(page), null);
    }
    await until('the hand has the focus', () => active('.hand .card, .prompt .buttons button'));
    const before = await moment();
    await playByKeys();
    await page.waitForFunction((was) => Number(document.querySelector('.table')?.dataset.moment) > was || document.querySelector('dialog[open]'), before);
    await until('something has the focus', async () => !(await isLost()));
  }
  assert.ok(turns < 60, 'a round ends');
  assert.deepEqual(mistakes, []);
});

// The first card that can be played, where the arrows lead; otherwise it is thrown away.
async function playByKeys() {
  if (await active('.prompt .buttons button')) {
    const isPass = /^Pass/.test(await name());
    return isPass ? press('Enter') : press('1', 'd', 'd');
  }
  if (await active('.gold button')) return press('Enter');
  // A card keeps the focus also when it cannot be played any more.
  for (let step = 0; step < 6 && (await active('[aria-disabled]')); ++step) await press('ArrowRight');
  await press('Enter');
  assert.equal(await page.locator('.hand .card.up').count(), 1, 'Enter takes the card up');
  await press('ArrowRight');
  if (!(await active('.mark, .seat.lit'))) return press('Escape', '1', 'd', 'd');
  assert.ok((await focus()).isSeen, `one sees that "${await name()}" has the focus`);
  await press('Enter');
  // Of two tools one is chosen.
  await press('Enter');
}

test('the keys are listed under "?", and can be switched off', { timeout: 120_000 }, async () => {
  await press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await until('the focus came back', async () => !(await isLost()));
  await press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await list.waitFor();
  for (const key of ['R', 'D', 'L', 'T', 'N', 'M', 'S', '?', 'Escape', 'Enter', 'Arrows']) assert.equal(await list.locator('kbd', { hasText: new RegExp(`^${key === '?' ? '\\?' : key}$`) }).count(), 1, key);
  await press('Escape');
  await list.waitFor({ state: 'detached' });

  const side = page.locator('aside');
  const title = () => side.locator('h2').first().textContent();
  if (await side.count()) await page.getByRole('button', { name: 'Log', exact: true }).press('Enter');
  await side.waitFor({ state: 'detached' });
  for (const [key, wanted] of [['l', 'Log'], ['n', 'Notebook'], ['t', 'Chat']]) {
    await press(key);
    await until(`${key} opens ${wanted}`, async () => (await side.count()) === 1 && (await title()) === wanted);
    await until('it has the focus', () => page.evaluate(() => document.activeElement.closest('aside') !== null));
    await press('Escape');
    await side.waitFor({ state: 'detached' });
    await until('the focus came back', async () => !(await isLost()));
  }
  await press('m');
  await page.getByRole('dialog', { name: 'Table' }).waitFor();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter');
  await list.getByRole('switch').press('Space');
  await press('Escape');
  await list.waitFor({ state: 'detached' });
  await press('l');
  assert.equal(await side.count(), 0, 'letters do nothing any more');
  assert.deepEqual(mistakes, []);
});

test('headings lead through the table, and dull cards say why', { timeout: 120_000 }, async () => {
  const { page: mine, context, mistakes: wrong } = await house.newcomer();
  await ToldTable.lay(mine, { lobby: lobbyOf(example.names), seat: 5, view: exampleTurn });
  await mine.locator('.prompt.mine').waitFor();
  assert.equal(await mine.locator('h1').count(), 1);
  const headings = await mine.locator('.table h2').allTextContents();
  for (const wanted of ['Players', 'The maze', 'What to do now', 'Your hand', 'Log']) assert.ok(headings.includes(wanted), `${wanted} in ${headings.join(', ')}`);

  const line = await context.newCDPSession(mine);
  const { nodes } = await line.send('Accessibility.getFullAXTree');
  const told = (role, called) => nodes.find((node) => node.role?.value === role && called.test(node.name?.value ?? ''));
  const isOff = (node) => node.properties.some((one) => one.name === 'disabled' && one.value.value === true);
  const thief = told('button', /^Thief$/);
  assert.ok(isOff(thief));
  assert.match(thief.description.value, /already/, 'it says why');
  assert.ok(!isOff(told('button', /^Prison$/)));
  const card = mine.locator('.hand .card[aria-disabled="true"]').first();
  await card.focus();
  assert.ok(await card.evaluate((one) => one === document.activeElement), 'it can be reached');

  // A button that does nothing yet says what is missing.
  await mine.keyboard.press('d');
  const off = mine.locator('.prompt .main');
  assert.equal(await off.getAttribute('aria-disabled'), 'true');
  const why = await off.evaluate((one) => document.getElementById(one.getAttribute('aria-describedby')).textContent.trim());
  assert.match(why, /^Choose 1 to 3 cards/);
  await mine.keyboard.press('1');
  assert.equal(await off.getAttribute('aria-disabled'), 'false');

  // Arrows go from player to player.
  await mine.keyboard.press('Escape');
  await mine.getByRole('button', { name: 'Prison', exact: true }).press('Enter');
  const reached = [];
  for (let step = 0; step < 6; ++step) {
    await mine.keyboard.press('ArrowRight');
    reached.push(await mine.evaluate(() => document.activeElement.dataset.seat));
  }
  assert.equal(new Set(reached).size, 5, reached.join());
  assert.deepEqual(wrong, []);
  await context.close();
});

// Fritz sits at a table that is told by hand, with a keyboard.
async function sitAt(view, { lobby = {}, look } = {}) {
  const person = await house.newcomer(look);
  const told = await ToldTable.lay(person.page, { lobby: { ...lobbyOf(example.names), ...lobby }, seat: 5, view });
  const type = async (...keys) => {
    for (const key of keys) await person.page.keyboard.press(key);
  };
  const has = (selector) => person.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const end = async () => {
    assert.deepEqual(person.mistakes, []);
    await person.context.close();
  };
  return { ...person, told, type, has, heard: (text) => heard(text, person.page), end };
}
const discarded = (n, seat, next, more = {}) => ({ n, told: [['cards_discarded', seat, 1], ['card_drawn', seat]], question: { number: n + 1, what: 'turn', seats: [next] }, table: {}, ...more });

test('a card is named when its number takes it up, with its place in the hand; and turning it is heard', { timeout: 60_000 }, async () => {
  const { page, type, heard: hears, end } = await sitAt(exampleTurn);
  await hears(/question mark/);
  await type('1');
  await hears(/^Bend: up, right\s?$/);
  await page.locator('.question[aria-live="polite"]', { hasText: 'Choose one of the lit places.' }).waitFor();
  const card = page.locator('.hand .card').first();
  const described = await card.evaluate((one) => document.getElementById(one.getAttribute('aria-describedby')).textContent.trim());
  assert.match(described, /^1 of 6\./);
  assert.doesNotMatch(described, /Bend/, 'the name is not said twice');
  // It fits there only turned, and the place says so before anything is turned.
  await page.getByRole('button', { name: 'Put it 7 places right of the start, turned', exact: true }).waitFor();
  await type('r');
  await hears('Turned: bend, down and left.');
  assert.equal(await card.getAttribute('aria-label'), 'Bend: down, left, turned');
  await type('ArrowRight', 'Enter', 'r');
  await hears('It fits here only this way: bend, down and left.');
  await end();
});

test('the past is announced, Escape leads back to now, and no card is taken up there', { timeout: 60_000 }, async () => {
  const { page, told, type, has, heard: hears, end } = await sitAt(exampleTurn);
  told.tell(discarded(41, 5, 6));
  told.tell(discarded(42, 6, 5, { legal: exampleTurn.legal }));
  await page.locator('.table[data-moment="42"]').waitFor();
  await type('l');
  await until('the newest line has the focus', () => has('.log li:last-child button'));
  await page.locator('.log button').first().press('Enter');
  await hears(/earlier moment.*Escape/);
  await page.locator('.past').waitFor();
  await type('Escape');
  await hears('You are back to now.');
  assert.equal(await page.locator('.past').count(), 0);
  assert.equal(await page.locator('aside').count(), 1, 'the log stays open');
  await page.locator('.log button').first().press('Enter');
  await page.locator('.past').waitFor();
  await page.locator('.hand .card').first().focus();
  await type('1');
  assert.equal(await page.locator('.hand .card.up').count(), 0, 'it only leads back');
  assert.equal(await page.locator('.past').count(), 0);
  await end();
});

test('Escape puts a card back, then closes what is open, wherever the focus is', { timeout: 60_000 }, async () => {
  const { page, type, has, end } = await sitAt(exampleTurn);
  const side = page.locator('aside');
  for (const key of ['l', 'n']) {
    await type(key);
    await side.waitFor();
    await page.locator('.hand .card').first().focus();
    await type('1', 'Escape');
    assert.deepEqual([await page.locator('.hand .card.up').count(), await side.count()], [0, 1]);
    await type('Escape');
    await side.waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'React' }).press('Enter');
  await until('the first reaction has the focus', () => has('.reacting button:first-child'));
  await page.locator('.hand .card').first().focus();
  await type('Escape');
  await page.locator('.reacting').waitFor({ state: 'detached' });
  await end();
});

test('what is typed after T is written, however late the chat comes', { timeout: 60_000 }, async () => {
  const { page, context, type, end } = await sitAt(exampleTurn);
  let let_in;
  const late = new Promise((resolve) => (let_in = resolve));
  await context.route(/Talk.*\.js/, async (route) => {
    await late;
    await route.continue();
  });
  await type('t', 'm', '1', 's');
  assert.equal(await page.locator('dialog[open], .hand .card.up, .secrets .told').count(), 0, 'letters do nothing meanwhile');
  let_in();
  await until('one writes', () => page.evaluate(() => document.activeElement.matches('aside input')));
  await page.keyboard.type('map 3');
  assert.equal(await page.locator('aside input').inputValue(), 'map 3');
  await page.locator('.hand .card').first().focus();
  await type('t');
  await until('one writes again', () => page.evaluate(() => document.activeElement.matches('aside input')));
  await end();
});

test('the focus stays where it is when one’s turn begins', { timeout: 60_000 }, async () => {
  const { page, told, type, has, end } = await sitAt(exampleTurn);
  // A move by keys leaves the focus in the hand.
  await page.locator('.hand .card').nth(2).focus();
  await type('d');
  told.tell(discarded(41, 5, 6, { mine: { hand: ['b-ne', 'free_at_last', 's2-ladder-n', 'prison', 'map', 'thief'] } }));
  await page.locator('.prompt:not(.mine)').waitFor();
  await page.locator('.hand .card').nth(2).focus();
  told.tell(discarded(42, 6, 5, { legal: exampleTurn.legal, unplayable: exampleTurn.unplayable }));
  await page.locator('.prompt.mine').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  assert.ok(await has('.hand .card:nth-child(3)[aria-disabled]'), 'a card that cannot be played keeps it');
  await page.locator('.tidings .told').focus();
  told.tell(discarded(43, 5, 6));
  told.tell(discarded(44, 6, 5, { legal: exampleTurn.legal }));
  await page.locator('.table[data-moment="44"]').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  assert.ok(await has('.tidings .told'), 'so does the news');
  await end();
});

test('a place on a dark card shows a light and a dark ring', { timeout: 60_000 }, async () => {
  const { page, type, end } = await sitAt(exampleTurn);
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await type('3', 'ArrowRight');
    const strokes = await page.evaluate(() => [...document.activeElement.querySelectorAll(':scope > rect')].map((one) => getComputedStyle(one)).filter(({ display }) => display !== 'none').map(({ stroke, strokeWidth }) => [stroke, parseFloat(strokeWidth)]));
    assert.deepEqual(strokes, [['rgb(22, 16, 11)', 14], ['rgb(255, 248, 232)', 6]]);
    await type('Escape');
  }
  await end();
});

test('the role is spoken when it is asked for, and only then', { timeout: 60_000 }, async () => {
  const { page, told, type, heard: hears, end } = await sitAt(exampleTurn);
  const spoken = () => page.locator('[aria-live]').allInnerTexts().then((all) => all.join(' '));
  await type('s');
  await hears(/^Your role: Saboteur\. Make sure/);
  await type('s');
  told.tell({ n: 41, told: [['round_began', 2, 5]], secrets: [['dealt', 'geologist', ['map']]], question: { number: 42, what: 'turn', seats: [5] }, table: { round: 2 }, mine: { role: 'geologist' }, legal: exampleTurn.legal });
  await page.locator('.news', { hasText: 'Round 2 begins.' }).waitFor({ state: 'attached' });
  assert.doesNotMatch(await spoken(), /geologist/i);
  await type('s');
  await hears(/^Your role: Geologist/);
  await end();
});

test('a move is one message; whose turn it is is said when it is mine', { timeout: 60_000 }, async () => {
  const { page, told, end } = await sitAt({ ...exampleTurn, legal: undefined, question: { number: 41, what: 'turn', seats: [3] } });
  const live = page.locator('.question').evaluate.bind(page.locator('.question'));
  assert.equal(await live((one) => one.getAttribute('aria-live')), 'off');
  // In the order in which it is written.
  await page.evaluate(() => {
    window.spoken = [];
    const watch = (one) => new MutationObserver(() => one.getAttribute('aria-live') !== 'off' && window.spoken.push(one.textContent.trim())).observe(one, { childList: true, characterData: true, subtree: true });
    document.querySelectorAll('.table [aria-live]').forEach(watch);
  });
  told.tell(discarded(41, 3, 4));
  await page.locator('.table[data-moment="41"]').waitFor();
  told.tell(discarded(42, 4, 5, { legal: exampleTurn.legal }));
  await page.locator('.prompt.mine').waitFor();
  const spoken = await until('my turn is said', () => page.evaluate(() => (window.spoken.some((one) => one.startsWith('Your turn')) ? window.spoken : null)));
  assert.deepEqual(spoken, ['Dora discards 1 card face down.', 'Egon discards 1 card face down.', 'Your turn: pick a card.']);
  await end();
});

test('a long wait is said once', { timeout: 60_000 }, async () => {
  const { page, context, mistakes: wrong } = await house.newcomer();
  await page.clock.install();
  await ToldTable.lay(page, { lobby: lobbyOf(example.names), seat: 5, view: exampleView });
  await heard(/question mark/, page);
  await page.clock.fastForward(25_000);
  await heard('It is Dora’s turn.', page);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a question in the scene of a round has the focus, otherwise the way on has it', { timeout: 60_000 }, async () => {
  for (const legal of [theft, undefined]) {
    const { page, told, has, end } = await sitAt(exampleView);
    told.tell(exampleEnd(legal));
    const scene = page.locator('dialog[open]');
    await scene.waitFor();
    await until('it has the focus', () => has(legal ? '.question' : 'form .main'));
    const summary = await scene.evaluate((one) => one.getAttribute('aria-describedby').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
    assert.match(summary, /lost this round.*wins? the round/i);
    if (legal) {
      await page.keyboard.press('Tab');
      assert.ok(await has('.question button'));
      told.tell(exampleTheft);
      await until('the way on has the focus', () => has('form .main'));
    }
    await end();
  }
});

test('in the lobby the focus is not lost when bots come, and seats are told once', { timeout: 60_000 }, async () => {
  const { page, context, mistakes: wrong } = await house.newcomer();
  await page.goto('/create');
  await page.getByRole('button', { name: 'Create the table' }).press('Enter');
  const add = page.getByRole('button', { name: /Add a bot|bot/i }).and(page.locator('li button')).first();
  await add.press('Enter');
  await page.locator('li.bot').waitFor();
  await until('the seat has the focus', () => page.evaluate(() => document.activeElement.closest('li.bot') !== null));
  // What is told of that seat comes a little later.
  await until('it is told', () => page.evaluate(() => document.querySelector('.bar [role="status"]').textContent === document.querySelector('#start-reason').textContent));
  await page.evaluate(() => {
    window.spoken = [];
    const status = document.querySelector('.bar [role="status"]');
    new MutationObserver(() => window.spoken.push(status.textContent.trim())).observe(status, { childList: true, characterData: true, subtree: true });
  });
  const fill = page.getByRole('button', { name: 'Fill with bots' });
  await fill.press('Enter');
  await page.getByRole('button', { name: 'Start the game' }).and(page.locator(':enabled')).waitFor();
  assert.ok(await fill.evaluate((one) => one === document.activeElement), 'the button keeps the focus');
  await until('it is told', () => page.evaluate(() => window.spoken.length > 0));
  assert.equal((await page.evaluate(() => window.spoken)).length, 1);
  assert.deepEqual(wrong, []);
  await context.close();
});
