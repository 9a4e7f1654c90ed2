// Saboteur 2: two people in two browsers and five bots play a whole match, then its replay; and the rulebook's example of
// sharing, told to a page by hand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, phone } from './browser.mjs';
import { checkHeard, viewsOf } from './heard.mjs';
import { openHouse } from './house.mjs';
import { ToldTable, example, exampleDeal, exampleEnd, exampleTheft, exampleTurn, exampleView, lobbyOf, theft } from './told.mjs';
import { nextOf, playTurn, until } from './turns.mjs';

let ann, ben, table;

const house = openHouse({}, async () => {
  ann = await house.newcomer(phone, 'fr');
  ben = await house.newcomer(desktop, 'en');
});

const messages = (person, type) => person.heard.map((frame) => JSON.parse(frame)).filter((message) => message.type === type);

test('a table with the module: what does not go with it moves, and it says so', { timeout: 120_000 }, async () => {
  const { page } = ann;
  await page.goto('/create');
  await page.getByText('Cette table se joue de 3 à 10.').waitFor();
  assert.ok(await page.getByRole('radio', { name: '12', exact: true }).isDisabled());
  await page.getByRole('radio', { name: /^2004/ }).check();
  const module = page.getByRole('checkbox', { name: /^Saboteur 2/ });
  await page.getByText('Saboteur 2 ne se joue pas avec l’édition 2004.').waitFor();
  assert.ok(await module.isEnabled(), 'the edition would move');
  await module.check();
  await page.getByText('Édition : désormais 2024.').waitFor();
  assert.ok(await page.getByRole('radio', { name: /^2024/ }).isChecked());
  await until('the edition of 2004 cannot be chosen', () => page.getByRole('radio', { name: /^2004/ }).isDisabled());
  // For more players than the base game has: without the module they are fewer.
  await page.getByText('12', { exact: true }).first().click();
  await module.uncheck();
  await page.getByText('Il y a désormais 10 places.').waitFor();
  await module.check();
  await page.getByText('7', { exact: true }).first().click();
  await page.locator('form button.main').click();
  const code = (await page.locator('.code').first().innerText()).trim();
  await ben.page.goto(`/t/${code}`);
  await ben.page.getByText('Saboteur 2').first().waitFor();
  await ben.page.getByRole('button', { name: /Sit down/ }).click();
  await ben.page.locator('li.me').waitFor();
  await page.getByRole('button', { name: 'Compléter avec des robots' }).click();
  await page.locator('.bar .main:enabled').click();
  await ben.page.locator('.prompt').waitFor();
  table = messages(ann, 'seated')[0].table;
  const lobby = messages(ben, 'lobby').at(-1);
  assert.deepEqual([lobby.phase, lobby.options.edition, lobby.options.modules, lobby.seats.length], ['playing', '2024', ['saboteur2'], 7]);
});

// Whoever has something before them and is not done yet.
const next = (done = new Set()) => nextOf([ann, ben].filter((person) => !done.has(person)));

test('three cards are discarded at once', { timeout: 120_000 }, async () => {
  for (let { person, what } = await next(); person !== ben || what !== 'asked'; { person, what } = await next()) {
    if (what === 'asked') await playTurn(person.page);
    else await person.page.locator('dialog[open] form button').click();
  }
  const { page } = ben;
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByText('Choose 1 to 3 cards to discard.').waitFor();
  for (const index of [0, 1, 2]) await page.locator('.hand .card').nth(index).click();
  await page.getByRole('button', { name: 'Discard 3' }).click();
  await until('it is told', () => messages(ben, 'played').some(({ told }) => told.some(([what, seat, count]) => what === 'cards_discarded' && seat === 1 && count === 3)));
  assert.equal(await page.locator('.hand .card').count(), 6);
});

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
    // A reason in a sentence, a role for everybody, and nobody's total but one's own.
    const scene = person.page.locator('dialog[open]');
    assert.match(await scene.locator('.winners').innerText(), person === ben ? /the round/ : /la manche/);
    assert.equal(await scene.locator('.roles .up').count(), 7);
    assert.equal(await scene.locator('.standings').count(), 0);
    await scene.locator('form button').last().click();
  }
  assert.deepEqual(scenes, ['Round 1 is over', 'Round 2 is over', 'Round 3 is over', 'The match is over']);
  assert.equal(await ben.page.locator('dialog .ranking li').count(), 7);
  assert.deepEqual([...ann.mistakes, ...ben.mistakes], []);
});

test('nothing told one browser the hand or the role of another', { timeout: 60_000 }, async () => {
  const replay = await (await house.served.get(`/api/tables/${table}/replay`)).json();
  const seats = [ann, ben].map((person) => messages(person, 'seated')[0]);
  for (const [person, self, other] of [[ann, 0, 1], [ben, 1, 0]]) {
    const counts = checkHeard(person.heard, { replay, seat: seats[self].seat, token: seats[self].token, others: [seats[other].token] });
    assert.ok(counts.played > 50 && counts.secrets > 20, JSON.stringify(counts));
  }
  // While a round runs no role lies open, and totals stay hidden until the end.
  const views = viewsOf(replay);
  for (const [n, { table: seen }] of views.entries()) {
    const isRunning = (seen.results ?? []).length < seen.round;
    for (const player of Object.values(seen.seats)) {
      if (isRunning) assert.equal(player.role ?? null, null, `a role lies open at ${n}`);
      if (n < views.length - 1) assert.equal(player.score ?? null, null, `a score is told at ${n}`);
      assert.equal('nuggets' in player, false);
    }
  }
});

test('the replay opens, through any eyes', { timeout: 120_000 }, async () => {
  const { page } = ben;
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const slider = page.getByRole('slider');
  await slider.waitFor();
  await slider.press('End');
  for (const eyes of ['table', '0', '3', 'all']) {
    await page.getByLabel('Point of view').selectOption(eyes);
    await slider.fill('12');
    await page.locator('.maze [data-card]').first().waitFor();
  }
  assert.equal(await page.locator('.all li').count(), 7);
  assert.deepEqual(ben.mistakes, []);
});

// The numbers beside the roles, as they stand there.
const shares = (scene) => scene.locator('.roles li').evaluateAll((all) => all.map((one) => one.querySelector('.gold').innerText.trim()));

test('the example of sharing: the boss, a blue door, a thief and a prisoner', { timeout: 120_000 }, async () => {
  for (const seat of [5, 6]) {
    const { page, context, mistakes } = await house.newcomer(seat === 5 ? phone : desktop);
    const told = await ToldTable.lay(page, { lobby: lobbyOf(example.names), seat, view: exampleView });
    await page.locator('.seat', { hasText: 'Gerda' }).locator('.bars').waitFor();
    const label = await page.locator('[data-seat="6"] .unseen').innerText();
    assert.match(label, /in prison, has a thief/);

    told.tell(exampleEnd(seat === 5 ? theft : null));
    const scene = page.locator('dialog[open]');
    await scene.getByText('Dora, who digs for no team, reached the treasure; blue doors shut the green team out, so the blue team wins the round.').waitFor();
    assert.deepEqual(await shares(scene), ['3', '', '', '2', '1', '', '']);
    await scene.getByText('You lost this round.').waitFor();
    assert.match(await scene.locator('.roles li').nth(6).innerText(), /in prison\s+has a thief/);

    if (seat === 5) {
      // The scene asks; and when it is shut, the table does.
      assert.deepEqual(await scene.locator('.steal button').allInnerTexts(), ['Ann', 'Dora', 'Egon', 'Steal nothing']);
      await scene.locator('form button').last().click();
      await page.getByText('Your thief can steal a nugget. Who do you steal from?').waitFor();
      assert.deepEqual(await page.locator('.seat.lit .name').allInnerTexts(), ['Ann', 'Dora', 'Egon']);
      await page.locator('[data-seat="0"]').click();
      await page.getByText('Confirm to steal a nugget from Ann.').waitFor();
      await page.getByRole('button', { name: 'Steal', exact: true }).click();
      await until('it is answered', () => told.answers.length > 0);
      assert.deepEqual(told.answers, [['steal', 0]]);
      told.tell({ ...exampleTheft, mine: { nuggets: 1 } });
      await page.locator('.news', { hasText: 'Fritz steals a nugget from Ann.' }).waitFor({ state: 'attached' });
      assert.match(await page.locator('[data-seat="5"] .unseen').innerText(), /1 nugget/);
    } else {
      // Who sits in prison is not asked, and sees the theft in the scene.
      assert.equal(await scene.locator('.steal').count(), 0);
      await scene.getByText('Fritz can steal a nugget.').waitFor();
      told.tell(exampleTheft);
      await scene.getByText('Fritz steals a nugget from Ann.').waitFor();
      assert.deepEqual((await shares(scene)).map((text) => text.replace(/\s+/g, ' ')), ['3 −', '', '', '2', '1', '+', '']);
      await scene.getByText('You now have 0 nuggets.').waitFor();
      // The next round is dealt, and nothing of it is shown before this player goes on.
      told.tell(exampleDeal);
      await scene.getByText('Round 2 has begun.').waitFor();
      assert.match(await scene.locator('.roles li').nth(6).innerText(), /in prison/);
      assert.match(await page.locator('.round').innerText(), /Round 1 of 3/);
      assert.equal(await page.locator('.maze [data-cell="7,0"]').count(), 1);
      await scene.locator('form button').last().click();
      await page.locator('.round', { hasText: 'Round 2 of 3' }).waitFor();
      assert.equal(await page.locator('.maze [data-cell="7,0"]').count(), 0);
      assert.equal(await page.locator('.seat.lit').count(), 0);
      // Others' nuggets are a sign without a number.
      assert.match(await page.locator('[data-seat="0"] .unseen').innerText(), /has nuggets/);
      assert.doesNotMatch(await page.locator('[data-seat="0"] .unseen').innerText(), /\d nugget/);
    }
    assert.deepEqual(mistakes, []);
    await context.close();
  }
});

test('a card on a player, two cards paid, and roles that were seen: by taps, keys and names', { timeout: 120_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer(desktop);
  const told = await ToldTable.lay(page, { lobby: lobbyOf(example.names), seat: 5, view: exampleTurn });
  let { n } = exampleTurn;
  const answered = async (answer) => {
    await until('it is answered', () => JSON.stringify(told.answers.at(-1)) === JSON.stringify(answer));
    // The same is asked anew, so that it can be answered in another way.
    n += 1;
    told.tell({ n, told: [], question: { ...exampleTurn.question, number: n + 1 }, table: {}, mine: {}, legal: exampleTurn.legal, unplayable: exampleTurn.unplayable });
    await page.locator(`.table[data-moment="${n}"]`).waitFor();
    await page.keyboard.press('Escape');
  };
  // By keys: the fourth card, then the player, then the button.
  await page.locator('.prompt.mine').waitFor();
  await page.keyboard.press('4');
  assert.deepEqual(await page.locator('.seat.lit .name').allInnerTexts(), ['Ann', 'Bo', 'Cy', 'Dora', 'Egon']);
  await page.getByRole('button', { name: /^Dora.*can be chosen/ }).press('Enter');
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await answered(['play_on', 'prison', 3]);
  // By dragging the key to the cell.
  await page.locator('.hand .card').nth(1).dragTo(page.locator('[data-seat="6"]'));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await answered(['play_on', 'free_at_last', 6]);
  // Two cards for the thief.
  await page.getByRole('button', { name: 'Discard 2 cards to send your thief away' }).click();
  await page.getByText('Choose 2 cards to discard to send your thief away.').waitFor();
  for (const card of ['Map', 'Prison']) await page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: card, exact: true }).click();
  await page.getByRole('button', { name: 'Discard 2/2' }).click();
  await answered(['clear_away', 'thief', ['map', 'prison']]);
  // The details of a seat.
  await page.locator('[data-seat="2"]').click();
  const details = page.locator('dialog[open]');
  await details.getByText('1 role change').waitFor();
  await details.getByText('you saw: Geologist, before the role changed').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-seat="5"]').click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Discard 2 cards to send your thief away' }).click();
  await page.getByText('Choose 2 cards to discard to send your thief away.').waitFor();
  // The rule of a card is one tap away, and others are found by searching.
  await page.keyboard.press('Escape');
  await page.keyboard.press('4');
  await page.getByRole('button', { name: 'The rule for this card' }).click();
  await details.getByRole('heading', { name: 'Prison and free at last' }).waitFor();
  await page.goto('/rules');
  await page.getByRole('searchbox').fill('profiteer');
  await page.getByRole('heading', { name: 'Who wins a round' }).waitFor();
  assert.deepEqual(mistakes, []);
  await context.close();
});

test('a card that cannot be played says why, and an answer others must not hear of is kept', { timeout: 120_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer(desktop);
  const told = await ToldTable.lay(page, { lobby: lobbyOf(example.names), seat: 5, view: exampleTurn });
  await page.locator('.prompt.mine').waitFor();
  await page.keyboard.press('6');
  await page.locator('.question', { hasText: 'You already have a thief.' }).waitFor();
  await page.keyboard.press('5');
  await page.locator('.question', { hasText: 'This card cannot be played now. You can discard it.' }).waitFor();
  await page.keyboard.press('4');
  await page.locator('[data-seat="0"]').click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await until('it is answered', () => told.answers.length === 1);
  told.keep(41, ['play_on', 'prison', 0]);
  await page.getByText('Your answer is saved. You can still change it.').waitFor();
  await page.locator('[data-seat="1"]').click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await until('it is answered anew', () => told.answers.length === 2);
  assert.deepEqual(told.answers[1], ['play_on', 'prison', 1]);
  assert.deepEqual(mistakes, []);
  await context.close();
});
