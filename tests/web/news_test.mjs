// What the others did: a line of news with the card, the place that stays marked, and the log in pictures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, phone, sideways } from './browser.mjs';
import { openHouse } from './house.mjs';
import { ToldTable, example, exampleTurn, exampleView, lobbyOf } from './told.mjs';
import { until } from './turns.mjs';

const house = openHouse();

const turn = (n, seat, told, table = {}, more = {}) => ({ n, told: [...told, ['card_drawn', told[0][1]]], question: { number: n + 1, what: 'turn', seats: [seat] }, table, ...more });
// Three of them play, then it is Fritz's turn.
const broken = turn(41, 4, [['tool_broken', 3, 'broken_lantern', 1, 'lantern']], { seats: { 1: { front: ['broken_cart', 'broken_lantern'] } } });
const peeked = turn(42, 0, [['goal_peeked', 4, 'map', 2]]);
const dug = turn(43, 5, [['path_placed', 0, 'b-new', [7, 0], true]], { tunnels: { '7,0': ['b-new', true] } }, { legal: exampleTurn.legal });

async function sit(look, { locale, lobby = {}, view = exampleView } = {}) {
  const person = await house.newcomer(look, locale);
  const told = await ToldTable.lay(person.page, { lobby: { ...lobbyOf(example.names), ...lobby }, seat: 5, view });
  const end = async () => {
    assert.deepEqual(person.mistakes, []);
    await person.context.close();
  };
  return { ...person, told, line: person.page.locator('.tidings .told'), end };
}
// The places in the maze that carry a mark, by the cell over which it lies.
const cellsUnder = (page, selector) =>
  page.evaluate((marks) => {
    const middle = (one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const cells = [...document.querySelectorAll('.maze [data-cell]')].map((one) => ({ cell: one.dataset.cell, ...middle(one) }));
    return [...document.querySelectorAll(marks)].map(middle).map(({ x, y }) => cells.find((one) => Math.hypot(one.x - x, one.y - y) < 4)?.cell ?? 'nowhere');
  }, selector);

for (const [name, look] of [['a phone', phone], ['a phone held sideways', sideways], ['a desktop', desktop]])
  test(`on ${name} a line tells what was done last, and where is marked until the next move`, { timeout: 60_000 }, async () => {
    const { page, told, line, end } = await sit(look);
    told.tell(broken);
    await line.getByText('Dora breaks Bo’s lantern.').waitFor();
    assert.equal(await line.locator('[data-card="broken_lantern"]').count(), 1);
    assert.deepEqual(await page.locator('.seat.last .name').allInnerTexts(), ['Bo']);
    told.tell(peeked);
    await line.getByText('Egon looks at goal 3.').waitFor();
    assert.deepEqual([await page.locator('.seat.last').count(), await cellsUnder(page, '.maze .last')], [0, ['8,2']]);
    told.tell(dug);
    await line.getByText('Ann digs.').waitFor();
    assert.deepEqual(await cellsUnder(page, '.maze .last'), ['7,0']);
    // It can be touched, and covers neither board, question nor cards.
    const target = await line.evaluate((one) => {
      const { top, left, width } = one.getBoundingClientRect();
      return [0, 43].every((y) => one.contains(document.elementFromPoint(left + width / 2, top + y)));
    });
    assert.ok(target, 'a finger finds it');
    const boxes = await page.evaluate(() => ['.tidings', 'main', '.prompt', '.hand'].map((one) => document.querySelector(one).getBoundingClientRect()));
    const [news, ...others] = boxes;
    for (const other of others) assert.ok(news.bottom <= other.top || news.right <= other.left || news.left >= other.right, JSON.stringify([news, other]));
    // A tap shows where.
    await line.click();
    await page.locator('.maze .flash').waitFor();
    assert.deepEqual(await cellsUnder(page, '.maze .flash'), ['7,0']);
    await page.locator('.maze .flash').waitFor({ state: 'detached' });
    await end();
  });

test('a tap moves the board there, and shows a player', { timeout: 60_000 }, async () => {
  const { page, told, line, end } = await sit(phone);
  told.tell(dug);
  await line.getByText('Ann digs.').waitFor();
  for (let times = 0; times < 6; ++times) await page.getByRole('button', { name: 'Zoom in' }).click();
  const pane = await page.locator('main').boundingBox();
  const place = page.locator('.maze [data-cell="7,0"]');
  const isSeen = async () => {
    const { x, width } = await place.boundingBox();
    return x + width / 2 > pane.x && x + width / 2 < pane.x + pane.width;
  };
  assert.equal(await isSeen(), false);
  await line.click();
  await until('it is in sight', isSeen);
  told.tell({ ...broken, n: 44 });
  await line.getByText('Dora breaks Bo’s lantern.').waitFor();
  await line.click();
  await page.locator('[data-seat="1"].flash').waitFor();
  await page.locator('[data-seat="1"].flash').waitFor({ state: 'detached' });
  await end();
});

test('what happened since my last turn is one tap away', { timeout: 60_000 }, async () => {
  const { page, told, line, end } = await sit(phone);
  for (const one of [turn(41, 6, [['cards_discarded', 5, 1]]), { ...broken, n: 42 }, { ...peeked, n: 43 }, { ...dug, n: 44 }]) told.tell(one);
  await line.getByText('Ann digs.').waitFor();
  const before = page.getByRole('button', { name: 'Show 2 earlier moves' });
  assert.match(await before.innerText(), /^\+2/);
  await before.click();
  assert.deepEqual((await page.locator('.log .fresh').allInnerTexts()).map((text) => text.split('\n')[0]), ['Dora breaks Bo’s lantern.', 'Egon looks at goal 3.', 'Ann digs.']);
  await end();
});

test('the log tells in pictures and words, and a tap shows the moment and the place', { timeout: 60_000 }, async () => {
  for (const [locale, sentences] of [['en', ['Dora breaks Bo’s lantern.', 'Egon looks at goal 3.', 'Ann digs.', 'Bo makes a tunnel collapse.']], ['fr', ['Dora casse la lanterne de Bo.', 'Egon regarde l’Arrivée 3.', 'Ann creuse.', 'Bo fait s’effondrer un tunnel.']]]) {
    const { page, told, end } = await sit(phone, { locale });
    for (const one of [broken, peeked, dug, turn(44, 5, [['rock_fell', 1, 'rockfall', [2, -1]]], { tunnels: { '2,-1': null } })]) told.tell(one);
    await page.locator('.table[data-moment="44"]').waitFor();
    await page.getByRole('button', { name: /^(Log|Journal)$/ }).click();
    const rows = page.locator('.log li');
    await rows.nth(3).waitFor();
    // Words for the eye, and a place in words for the ear; no columns, no rows, no negative numbers.
    const seen = await rows.evaluateAll((all) => all.map((one) => [...one.querySelectorAll('.text')].map((text) => text.firstChild.data.trim()).join('')));
    assert.deepEqual(seen, sentences);
    assert.doesNotMatch((await rows.allInnerTexts()).join(' '), /-\d|column|colonne|row |ligne/);
    assert.deepEqual(await rows.evaluateAll((all) => all.map((one) => [one.querySelectorAll('.face svg').length, one.querySelector('.card [data-card]')?.dataset.card])), [[1, 'broken_lantern'], [1, 'map'], [1, 'b-new'], [1, 'rockfall']]);
    await rows.nth(2).locator('button').click();
    await page.locator('.maze .flash').waitFor();
    assert.deepEqual(await cellsUnder(page, '.maze .flash'), ['7,0']);
    assert.equal(await page.locator('.maze [data-cell="2,-1"]').count(), 1, 'at that moment it still lay there');
    await page.locator('.past button').click();
    await until('it is now again', async () => (await page.locator('.maze [data-cell="2,-1"]').count()) === 0);
    await end();
  }
});

test('places are said in words to who cannot see them, and news once', { timeout: 60_000 }, async () => {
  const { page, told, end } = await sit(desktop);
  told.tell(turn(41, 5, [['path_placed', 0, 'b-new', [3, -2], false]], { tunnels: { '3,-2': ['b-new', false] } }, { legal: exampleTurn.legal }));
  const live = page.locator('[aria-live]', { hasText: 'digs' });
  await live.first().waitFor({ state: 'attached' });
  assert.deepEqual(await live.allInnerTexts(), ['Ann digs: T-junction, up, left, and right, 3 places right of the start, 2 up.']);
  await page.getByRole('img', { name: 'T-junction: up, left, right, 3 places right of the start, 2 up', exact: true }).waitFor();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Put it 7 places right of the start' }).waitFor();
  await end();
});

test('an answer that revealed nothing is taken back while nobody has acted', { timeout: 60_000 }, async () => {
  const { page, told, line, end } = await sit(phone, { view: exampleTurn });
  const undo = page.getByRole('button', { name: 'Take back', exact: true });
  await page.locator('.prompt.mine').waitFor();
  assert.equal(await undo.count(), 0);
  const mine = turn(41, 6, [['path_placed', 5, 'b-ne', [7, 0], true]], { tunnels: { '7,0': ['b-ne', true] } }, { can_take_back: true });
  told.tell(mine);
  await undo.click();
  await until('it is said', () => told.said.some(({ type }) => type === 'take_back'));
  told.takeBack(5, exampleTurn);
  await page.getByText('Fritz takes back their last move.').first().waitFor();
  await page.locator('.prompt.mine').waitFor();
  assert.deepEqual([await undo.count(), await page.locator('.maze [data-cell="7,0"]').count()], [0, 0]);
  // When somebody else has played it is too late.
  told.tell(mine);
  await undo.waitFor();
  told.tell({ ...dug, n: 42 });
  await line.getByText('Ann digs.').waitFor();
  assert.equal(await undo.count(), 0);
  await end();
});

test('who cannot see the maze hears which tunnel was laid, as it lies, and which one fell', { timeout: 60_000 }, async () => {
  const { page, told, end } = await sit(desktop);
  const news = (text) => page.locator('.news', { hasText: text }).waitFor({ state: 'attached' });
  told.tell(turn(41, 1, [['path_placed', 0, 'b-new', [7, 0], true]], { tunnels: { '7,0': ['b-new', true] } }));
  await news('Ann digs: T-junction, down, left, and right, 7 places right of the start.');
  await page.getByRole('img', { name: 'T-junction: down, left, right, 7 places right of the start', exact: true }).waitFor();
  told.tell(turn(42, 5, [['rock_fell', 1, 'rockfall', [5, 1]]], { tunnels: { '5,1': null } }, { legal: { rockfall: { rockfall: [[[7, 0]]] } }, mine: { hand: ['rockfall'] } }));
  await news('Bo makes a tunnel collapse: dead end, left and right, 5 places right of the start, 1 down.');
  // The same in the log, and where a tunnel can be brought down.
  const rows = await page.locator('.log li').allTextContents();
  assert.deepEqual(rows.slice(-2).map((text) => text.trim().replace('.(', '. (')), ['Ann digs. (T-junction, down, left, and right, 7 places right of the start)', 'Bo makes a tunnel collapse. (dead end, left and right, 5 places right of the start, 1 down)']);
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Bring down: T-junction, down, left, and right, 7 places right of the start', exact: true }).waitFor();
  await end();
});

test('a tunnel that is announced is named where anybody can stop it', { timeout: 60_000 }, async () => {
  const options = { edition: '2024', modules: ['wc_veto'] };
  const { page, told, end } = await sit(desktop, { lobby: { options } });
  const announced = ['place_path', 'b-nes', [7, 0], true, 'none'];
  told.tell({ n: 41, told: [['announced', 3, announced]], question: { number: 42, what: 'veto', seats: [0, 1, 2, 4, 5, 6], window: true }, table: { announced, in_play: ['b-nes'] } });
  await page.locator('.news', { hasText: 'Dora wants to lay a tunnel: T-junction, up, down, and left, 7 places right of the start.' }).waitFor({ state: 'attached' });
  await page.locator('.maze').getByRole('img', { name: 'Announced: T-junction, up, down, and left, 7 places right of the start', exact: true }).waitFor();
  await page.getByRole('img', { name: 'T-junction: up, down, left', exact: true }).waitFor();
  await end();
});
