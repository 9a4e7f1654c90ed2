// The Lost Mines: two people in two browsers, one of them on a phone, and four bots play a whole match, then its replay. What chance
// seldom deals is told by hand: a mine that is found, and how the loot is shared.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxes, covered, cutOff, isInside, settled } from './boxes.mjs';
import { desktop, phone, sideways } from './browser.mjs';
import { checkHeard } from './heard.mjs';
import { openHouse } from './house.mjs';
import { ToldTable } from './told.mjs';
import { expedition, lootShared, mineFound, treasureFound } from './told_lost_mines.mjs';
import { nextOf, playTurn, until } from './turns.mjs';

let ann, ben, table;

const known = ['base', 'lost_mines', 'loyal', 'selfish', 'saboteur'];
const house = openHouse({}, async () => {
  ann = await house.newcomer(phone, 'fr', known);
  ben = await house.newcomer(desktop, 'en', known);
});

const messages = (person, type) => person.heard.map((frame) => JSON.parse(frame)).filter((message) => message.type === type);

test('a table for six', { timeout: 120_000 }, async () => {
  const { page } = ann;
  await page.goto('/create');
  await page.getByRole('radio', { name: /^La Grande Aventure/ }).check();
  await page.getByText('6', { exact: true }).first().click();
  await page.locator('form button.main').click();
  const code = (await page.locator('.code').first().innerText()).trim();
  await ben.page.goto(`/t/${code}`);
  await ben.page.getByText('The Lost Mines').first().waitFor();
  await ben.page.getByRole('button', { name: /Sit down/ }).click();
  await ben.page.locator('li.me').waitFor();
  assert.deepEqual(await page.getByRole('group', { name: 'Niveau des robots' }).locator('label').allInnerTexts(), ['Robot facile', 'Robot normal']);
  await page.getByRole('button', { name: 'Compléter avec des robots' }).click();
  await page.locator('.bar .main:enabled').click();
  await ben.page.locator('.prompt').waitFor();
  table = messages(ann, 'seated')[0].table;
  const lobby = messages(ben, 'lobby').at(-1);
  assert.deepEqual([lobby.phase, lobby.game, lobby.seats.length], ['playing', 'lost_mines', 6]);
});

test('variants are folded, and named only when they are chosen', { timeout: 60_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer(desktop, 'en', known);
  await page.goto('/create');
  await page.getByRole('radio', { name: /^The Lost Mines/ }).check();
  const fold = page.locator('summary', { hasText: 'Variants' });
  assert.equal(await fold.innerText(), 'Variants (none chosen)');
  const ends = page.getByRole('radio', { name: /^End the round/ });
  assert.equal(await ends.isVisible(), false);
  await fold.click();
  await ends.check();
  await page.locator('summary', { hasText: 'Variants (1 chosen)' }).waitFor();
  const lines = await page.locator('aside li').allInnerTexts();
  assert.ok(lines.includes('When no treasure can be reached any more: End the round') && !lines.some((line) => line.startsWith('Ending a round early')), lines.join());
  assert.deepEqual(mistakes, []);
  await context.close();
});

// Whoever has something before them and is not done yet.
const next = (done = new Set()) => nextOf([ann, ben].filter((person) => !done.has(person)));

test('the match goes on to its end by clicking what lights up', { timeout: 600_000 }, async () => {
  const scenes = [];
  for (const done = new Set(); done.size < 2; ) {
    const { person, what } = await next(done);
    if (what === 'asked') {
      await playTurn(person.page);
      continue;
    }
    const title = await person.page.locator('dialog[open] h2').first().innerText();
    if (person === ben) scenes.push(title);
    if (/The match is over|La partie est finie/.test(title)) {
      done.add(person);
      continue;
    }
    // A role for everybody, and how both clans share.
    const scene = person.page.locator('dialog[open]');
    assert.equal(await scene.locator('.roles .up').count(), 6);
    assert.match(await scene.innerText(), person === ben ? /sharing|share/i : /partage/i);
    await scene.locator('form button').last().click();
  }
  assert.deepEqual(scenes, ['Round 1 is over', 'Round 2 is over', 'The match is over']);
  assert.equal(await ben.page.locator('dialog .ranking li').count(), 6);
  assert.deepEqual([...ann.mistakes, ...ben.mistakes], []);
});

test('nothing told one browser the hand or the role of another', { timeout: 60_000 }, async () => {
  const replay = await (await house.served.get(`/api/tables/${table}/replay`)).json();
  const seats = [ann, ben].map((person) => messages(person, 'seated')[0]);
  for (const [person, self, other] of [[ann, 0, 1], [ben, 1, 0]]) {
    const counts = checkHeard(person.heard, { replay, seat: seats[self].seat, token: seats[self].token, others: [seats[other].token] });
    assert.ok(counts.played > 50 && counts.secrets > 10, JSON.stringify(counts));
  }
});

test('the replay opens, through any eyes', { timeout: 120_000 }, async () => {
  const { page, mistakes } = ben;
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const slider = page.getByRole('slider');
  await slider.waitFor();
  await slider.press('End');
  for (const eyes of ['table', '0', '3', 'all']) {
    await page.getByLabel('Point of view').selectOption(eyes);
    await slider.fill('12');
    await page.locator('[data-card]').first().waitFor();
  }
  assert.equal(await page.locator('.all li').count(), 6);
  assert.deepEqual(mistakes, []);
});

test('a way is shown before it is walked, a mine is turned, a treasure is chosen, and the loot is shared', { timeout: 120_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer(phone, 'en', known);
  const told = await ToldTable.lay(page, expedition);
  const question = page.locator('.question');
  const main = page.locator('.prompt .main');
  const asks = (what) => page.locator('.question', { hasText: what }).waitFor();
  await page.locator('[data-mark="8,6"]').click();
  await asks('Your dwarf walks 5 cards far.');
  await page.locator('.route').waitFor();
  await main.click();
  told.tell(mineFound);
  await asks('Which way should the mine lie?');
  await page.getByRole('button', { name: 'Turn' }).click();
  await main.click();
  told.tell(treasureFound);
  await asks('Choose one of the lit treasures');
  assert.equal(await page.locator('.mark').count(), 2);
  await page.locator('.mark').last().click();
  await main.click();
  await until('all is answered', () => told.answers.length === 3);
  assert.deepEqual(told.answers.map((answer) => [answer[0], answer.at(-1)]), [['walk', [[6, 4], [7, 4], [8, 4], [8, 5], [8, 6]]], ['pick_rotation', 180], ['pick_treasure', 3]]);
  told.tell(lootShared);
  const scene = page.locator('dialog[open]');
  await scene.locator('.reckoning section').nth(3).waitFor();
  assert.match(await scene.innerText(), /You win 2 points this round.*Together: 4 \+ 2 \+ 2 = 8 points.*8 shared among 3: 2 points each.*2 left over: Ève.*Finn shares with nobody.*Cléo woke the dragon and gives back 2/s);
  // Everybody has the treasures beside them that they brought.
  const eve = scene.locator('.reckoning .blue .members li', { hasText: 'Ève' });
  assert.equal(await eve.locator('[data-card="gems-4"]').count(), 1);
  assert.equal(await question.count(), 1);
  assert.deepEqual(mistakes, []);
  await context.close();
});

for (const [name, look] of [['a phone', phone], ['a phone held sideways', sideways], ['a desktop', desktop]])
  test(`points, treasures and troubles stay within the seats on ${name}, and nothing covers the board`, { timeout: 120_000 }, async () => {
    for (const players of [3, 4, 5, 6]) {
      const { page, context, mistakes } = await house.newcomer(look, 'en', known);
      const lobby = { ...expedition.lobby, seats: expedition.lobby.seats.slice(0, players) };
      const told = await ToldTable.lay(page, { ...expedition, lobby, seat: 0, view: { ...expedition.view, legal: undefined } });
      told.tell({ ...lootShared, told: [] });
      await page.locator('.seat .points').nth(players - 1).waitFor();
      await settled(page);
      const seats = await boxes(page, '.seat');
      for (const fact of await boxes(page, '.seat .name', '.seat .facts > *:not(.cards)')) assert.ok(seats.some((seat) => isInside(fact, seat, 3)), `${players}: ${JSON.stringify(fact)}`);
      assert.deepEqual(await covered(page, '.table > header', '.seat', 'main', '.prompt', '.hand'), [], String(players));
      assert.deepEqual(await cutOff(page, '.seat', '.hand .card', '.tools button', '.slot', '.maze .mine'), [], String(players));
      assert.deepEqual(mistakes, []);
      await context.close();
    }
  });
