// A card that is tapped says what it is called and does, and its full rule is one tap further, at the table. Who is in trouble is
// told what helps.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, phone, sideways } from './browser.mjs';
import { covered } from './boxes.mjs';
import { openHouse } from './house.mjs';
import { ToldTable, example, exampleTurn, exampleView, lobbyOf } from './told.mjs';

const house = openHouse();

async function sit(look, { locale, view = exampleTurn, seat = 5, names = example.names, lobby = {} } = {}) {
  const person = await house.newcomer(look, locale);
  const told = await ToldTable.lay(person.page, { lobby: { ...lobbyOf(names), ...lobby }, seat, view });
  const end = async () => {
    assert.deepEqual(person.mistakes, []);
    await person.context.close();
  };
  return { ...person, told, info: person.page.locator('.info'), dialog: person.page.locator('dialog[open]'), end };
}
const tapped = async (page, selector) => {
  const { x, y, width, height } = await page.locator(selector).boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
};

for (const [name, look] of [['a phone', phone], ['a phone held sideways', sideways]])
  test(`on ${name} a card of the hand is named and explained, and its rule told without leaving the table`, { timeout: 60_000 }, async () => {
    const { page, info, dialog, end } = await sit(look);
    await page.locator('.prompt.mine').waitFor();
    const address = page.url();
    await page.locator('.hand .card').nth(3).click();
    await info.getByText('Lay it in front of another player. Prisoners cannot dig, are paid nothing and steal nothing.').waitFor();
    assert.match(await info.innerText(), /^Prison/);
    // Nothing to be read or touched lies under it.
    const covered = await page.evaluate(() => {
      const { left, top, right, bottom } = document.querySelector('.info').getBoundingClientRect();
      return [...document.querySelectorAll('.prompt, .hand .card, .mark, .tools')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      }).length;
    });
    assert.equal(covered, 0);
    await info.click();
    await dialog.getByRole('heading', { name: 'Prison and free at last' }).waitFor();
    await dialog.getByText('Anyone still in prison when the round is over is paid nothing').waitFor();
    const picture = await dialog.locator('[data-card="prison"]').boundingBox();
    assert.ok(picture.height > 150, 'the card is large');
    const close = dialog.getByRole('button', { name: 'Close' });
    assert.ok((await close.boundingBox()).y + 44 <= look.viewport.height);
    await close.click();
    await dialog.waitFor({ state: 'detached' });
    assert.equal(page.url(), address);
    assert.equal(await page.locator('.hand .up').count(), 1, 'the card is still taken up');
    await page.locator('.hand .card').nth(3).click();
    await info.waitFor({ state: 'detached' });
    await end();
  });

for (const [name, look] of [['a phone', phone], ['a phone held sideways', sideways], ['a desktop', desktop]])
  test(`on ${name} what a map shows is told in words, with the card, until it has been seen`, { timeout: 60_000 }, async () => {
    const { page, told, end } = await sit(look);
    await page.locator('.prompt.mine').waitFor();
    const turn = (n, events, more) => told.tell({ n, told: events, question: { number: n + 1, what: 'turn', seats: [n === 44 ? 5 : 6] }, table: {}, ...more });
    turn(41, [['goal_peeked', 5, 'map', 1]], { secrets: [['goal_seen', 1, 'goal-stone-ne']], mine: { goals_seen: { 1: 'goal-stone-ne' } } });
    const seen = page.locator('.seen.panel');
    await seen.getByText('You saw stone at goal 2.').waitFor();
    assert.ok((await seen.locator('[data-card="goal-stone-ne"]').boundingBox()).height > 80, 'the card is large');
    // Others play on, and it stays; nothing lies under it.
    turn(42, [['cards_discarded', 6, 1]]);
    await page.locator('.table[data-moment="42"]').waitFor();
    assert.deepEqual(await covered(page, '.seen.panel', 'maze', '.prompt', '.hand', '.seat', '.tools'), []);
    await seen.getByRole('button', { name: 'Got it' }).click();
    await seen.waitFor({ state: 'detached' });
    // The next one is gone when a card is taken up.
    turn(43, [['goal_peeked', 5, 'map', 0]], { secrets: [['goal_seen', 0, 'goal-gold']], mine: { goals_seen: { 0: 'goal-gold', 1: 'goal-stone-ne' } } });
    await seen.getByText('You saw the treasure at goal 1.').waitFor();
    turn(44, [['cards_discarded', 6, 1]], { legal: exampleTurn.legal });
    await page.locator('.prompt.mine').waitFor();
    await page.locator('.hand .card').nth(3).click();
    await seen.waitFor({ state: 'detached' });
    await end();
  });

test('what lies in the maze is explained when nothing else is meant', { timeout: 60_000 }, async () => {
  const { page, told, info, dialog, end } = await sit(phone, { view: { ...exampleView, mine: { ...exampleView.mine, goals_seen: { 0: 'goal-gold' } } } });
  await tapped(page, '.maze [data-cell="1,0"]');
  await info.getByText('when the treasure is reached, it shuts the green team out.').waitFor();
  assert.match(await info.innerText(), /blue door/);
  await tapped(page, '.maze [data-cell="8,2"]');
  await info.getByText('Goal 3, face down').waitFor();
  await tapped(page, '.maze [data-cell="8,-2"]');
  await info.getByText('Goal 1: you saw the treasure').waitFor();
  await info.click();
  await dialog.getByRole('heading', { name: 'Reaching a goal' }).waitFor();
  await page.keyboard.press('Escape');
  // The ground says nothing, and news is more important.
  await tapped(page, '.maze [data-cell="0,0"]');
  await info.getByText('Start').waitFor();
  told.tell({ n: 41, told: [['cards_discarded', 3, 1]], question: { number: 42, what: 'turn', seats: [4] }, table: {} });
  await page.locator('.tidings', { hasText: 'Dora discards 1 card face down.' }).waitFor();
  assert.equal(await info.count(), 0);
  await end();
});

test('a card that is held, or tapped with the other button, is explained while another is taken up', { timeout: 60_000 }, async () => {
  const { page, info, end } = await sit(desktop);
  await page.locator('.prompt.mine').waitFor();
  await page.keyboard.press('1');
  await info.getByText('Bend: up, right').waitFor();
  const { x, y, width, height } = await page.locator('.maze [data-cell="3,0"]').boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2, { button: 'right' });
  await info.getByText('Bridge').waitFor();
  assert.equal(await page.locator('.hand .up').count(), 1);
  await end();
});

test('what lies in front of a player is shown in pictures, with names and rules', { timeout: 60_000 }, async () => {
  const { page, dialog, end } = await sit(phone);
  await page.locator('[data-seat="6"]').click();
  await dialog.getByText('No digging, no pay and no stealing until somebody gets them out.').waitFor();
  assert.deepEqual(await dialog.locator('.things b').allInnerTexts(), ['Prison', 'Thief']);
  assert.deepEqual(await dialog.locator('.things [data-card]').evaluateAll((all) => all.map((one) => one.dataset.card)), ['prison', 'thief']);
  await dialog.getByRole('button', { name: /^Thief/ }).click();
  await dialog.getByRole('heading', { name: 'Thief and hands off' }).waitFor();
  // And back to the player, then to the table.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('heading', { name: 'Gerda' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // The own role has its rule at the table, too.
  await page.getByRole('button', { name: 'Show my secrets' }).click();
  await page.getByRole('button', { name: 'The rules for this role' }).click();
  await dialog.getByRole('heading', { name: 'The six roles' }).waitFor();
  await end();
});

test('who cannot dig is told what is wrong and what helps', { timeout: 60_000 }, async () => {
  const inFront = (...front) => ({ ...exampleTurn, table: { ...exampleTurn.table, seats: { ...exampleTurn.table.seats, 5: { hand_size: 6, front } } } });
  const cannot = { unplayable: { 'b-ne': 'tools_broken', 's2-ladder-n': 'tools_broken' } };
  const lantern = { ...inFront('broken_lantern'), ...cannot, legal: { ...exampleTurn.legal, place_path: {}, clear_away: { away: ['broken_lantern'], pay: 2 } } };
  const english = await sit(phone, { view: lantern });
  const question = english.page.locator('.question');
  await question.getByText('Your turn, but you cannot dig: your lantern is broken. A lantern repair helps, or discard 2 cards.').waitFor();
  await english.page.keyboard.press('1');
  await question.getByText('You cannot dig: your lantern is broken. A lantern repair helps, or discard 2 cards.').waitFor();
  // What can still be done is asked for as ever.
  await english.page.keyboard.press('4');
  await question.getByText('Choose a player.').waitFor();
  await english.end();

  const { clear_away: __, ...legal } = exampleTurn.legal;
  const french = await sit(phone, { locale: 'fr', view: { ...inFront('broken_cart'), ...cannot, legal: { ...legal, place_path: {} } } });
  await french.page.locator('.question', { hasText: 'ton chariot est cassé. Une carte qui répare le chariot t’aide.' }).waitFor();
  await french.end();
});
