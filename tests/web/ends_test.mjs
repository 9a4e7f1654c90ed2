// The end of a round and of a match: how it ended for who looks at it, what they are asked, the way on, and the finished maze that
// stays until everybody has seen it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, phone, sideways } from './browser.mjs';
import { openHouse } from './house.mjs';
import { ToldTable, example, exampleDeal, exampleEnd, exampleTheft, exampleView, lobbyOf, theft } from './told.mjs';
import { until } from './turns.mjs';

const house = openHouse();
const small = { ...phone, viewport: { width: 360, height: 640 } };

// The round is over, and the table rests for as long as the host lets it.
const rest = { ...exampleTheft, left: 75, legal: { go_on: [[]] } };
const nextTurn = { ...exampleDeal, question: { number: 44, what: 'turn', seats: [5] }, legal: { discard: { least: 1, most: 3 } } };

async function sit(look, { seat = 5, names = example.names, locale, ...table } = {}) {
  const person = await house.newcomer(look, locale);
  const told = await ToldTable.lay(person.page, { lobby: lobbyOf(names), seat, view: exampleView, ...table });
  const end = async () => {
    assert.deepEqual(person.mistakes, []);
    await person.context.close();
  };
  return { ...person, told, scene: person.page.locator('dialog[open]'), end };
}

// Twelve of them, the last with the longest name.
const twelve = [...example.names, 'Hanna', 'Ingo', 'Jana', 'Karl', 'Maximiliane von Erzgebirg'];
const rolesOfTwelve = [...example.roles, 'blue_digger', 'geologist', 'green_digger', 'saboteur', 'geologist'];
const endOfTwelve = (legal) => {
  const end = exampleEnd(legal);
  return { ...end, told: [...end.told.map((told) => (told[0] === 'roles_shown' ? ['roles_shown', rolesOfTwelve, null] : told)), ['shared', 11, 2]] };
};

// Everything that can be pressed here is inside of the window, and nothing lies over it.
const inSight = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all.filter((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && one.contains(found);
    }).length === all.length && all.length > 0,
  );

for (const [name, look] of [['a small phone', small], ['a phone held sideways', sideways]])
  test(`twelve players on ${name}: how it ended for me is said first, and the one button is in sight`, { timeout: 60_000 }, async () => {
    const { page, told, scene, end } = await sit(look, { seat: 3, names: twelve });
    told.tell(endOfTwelve());
    await scene.getByText('You won this round!').waitFor();
    assert.equal(await scene.locator('form button').count(), 1);
    assert.ok(await inSight(page, 'dialog[open] form button, dialog[open] .you'));
    // The own card is marked, and the last one can be scrolled to while the button stays.
    assert.match(await scene.locator('.roles li.me').innerText(), /^Dora\s+Boss/);
    await scene.locator('.roles li').last().scrollIntoViewIfNeeded();
    assert.ok(await inSight(page, 'dialog[open] form button, dialog[open] .you'));
    await end();
  });

test('who did not win is told so, and why; who only looks on has a button too', { timeout: 60_000 }, async () => {
  for (const [seat, said] of [[5, 'You lost this round.'], [11, 'You did not win this round, but you get 2 nuggets.'], [null, null]]) {
    const { told, scene, end } = await sit(desktop, { seat, names: twelve });
    told.tell(endOfTwelve());
    await scene.locator('.winners', { hasText: 'so the blue team wins the round' }).waitFor();
    if (said) await scene.getByText(said).waitFor();
    else assert.equal(await scene.locator('.you').count(), 0);
    await scene.locator('form button').click();
    await scene.waitFor({ state: 'detached' });
    await end();
  }
});

test('the finished maze stays until everybody has gone on', { timeout: 60_000 }, async () => {
  const { page, told, scene, end } = await sit(phone, { seat: 0 });
  const chairs = (...ready) => example.names.map((name, seat) => ({ name, avatar: '', connected: seat !== 6, ...(seat > 2 && seat < 6 ? { bot: 'easy' } : {}), ...(ready.includes(seat) ? { ready: true } : {}) }));
  told.change({ seats: chairs() });
  told.tell(exampleEnd());
  await scene.locator('form button').waitFor();
  assert.deepEqual(told.answers, []);
  // Others are still asked: it is said as soon as the table rests.
  await scene.locator('form button').click();
  await scene.waitFor({ state: 'detached' });
  told.tell(rest);
  await until('it is said', () => told.answers.length > 0);
  assert.deepEqual(told.answers, [['go_on']]);
  assert.deepEqual(told.said.filter(({ type }) => type === 'answer'), [{ type: 'answer', question: 43, answer: ['go_on'] }]);
  told.change({ seats: chairs(0) });
  // Nobody waits for bots or for who is away.
  await page.getByText('Waiting for Bo and Cy.').waitFor();
  assert.match(await page.locator('.prompt .left').innerText(), /^7\d s$/);
  assert.equal(await page.locator('.prompt.mine').count(), 0, 'nothing is asked of who has gone on');
  assert.equal(await page.locator('.maze [data-cell="7,0"]').count(), 1);
  told.change({ seats: chairs(0, 2) });
  await page.getByText('Waiting for Bo.').waitFor();
  told.tell(exampleDeal);
  await page.locator('.round', { hasText: 'Round 2 of 3' }).waitFor();
  assert.equal(await page.locator('.maze [data-cell="7,0"]').count(), 0);
  assert.equal(await scene.count(), 0);
  assert.deepEqual(told.answers, [['go_on']]);
  await end();
});

test('who looks longer than the table rests is told that it is their turn', { timeout: 60_000 }, async () => {
  const { page, told, scene, end } = await sit(phone);
  told.tell(exampleEnd());
  told.tell(rest);
  await scene.getByText(/^The next round starts in 7\d s at the latest\.$/).waitFor();
  told.tell(nextTurn);
  await scene.getByText('It is your turn in round 2.').waitFor();
  assert.match(await page.locator('.round').innerText(), /Round 1 of 3/);
  await scene.locator('form button').click();
  await page.locator('.round', { hasText: 'Round 2 of 3' }).waitFor();
  await page.locator('.prompt.mine').waitFor();
  assert.deepEqual(told.answers, [], 'there is nothing to go on from any more');
  await end();
});

test('a question to me stands first in the scene: a theft, a gold card', { timeout: 60_000 }, async () => {
  const isFirst = (scene) => scene.evaluate((dialog) => dialog.querySelector('.question').compareDocumentPosition(dialog.querySelector('.roles')) === Node.DOCUMENT_POSITION_FOLLOWING);
  for (const look of [small, sideways]) {
    const { page, told, scene, end } = await sit(look);
    told.tell(exampleEnd(theft));
    await scene.getByText('Your thief can steal a nugget. Who do you steal from?').waitFor();
    assert.ok(await isFirst(scene));
    assert.ok(await inSight(page, 'dialog[open] .question button'));
    // Nothing moves the scene as a whole: how it ended stays above, the way on below.
    assert.equal(await scene.evaluate((dialog) => ((dialog.scrollTop = 100), dialog.scrollTop)), 0);
    assert.ok(await inSight(page, 'dialog[open] .you'));
    await scene.getByRole('button', { name: 'Dora' }).click();
    await until('it is answered', () => told.answers.length > 0);
    assert.deepEqual(told.answers, [['steal', 3]]);
    told.tell(rest);
    await scene.getByText('Fritz steals a nugget from Ann.').waitFor();
    assert.equal(await scene.locator('.question').count(), 0);
    await end();
  }
  const { page, told, scene, end } = await sit(sideways, { seat: 0, names: ['Ann', 'Bo', 'Cy'] });
  told.tell({
    n: 41, told: [['path_placed', 1, 'b-ew', [7, 0], false], ['goal_turned', 1, 'goal-gold', false, true], ['round_ended', { winners: 'diggers', finisher: 1 }, 'reached', [0, 1]], ['roles_shown', ['gold_digger', 'gold_digger', 'saboteur'], 'saboteur'], ['gold_drawn', 2], ['gold_taken', 1]],
    question: { number: 42, what: 'gold', seats: [0] }, table: { tunnels: { '7,0': ['b-ew', false] }, gold_passing: 1 }, legal: { take_gold: [[1], [3]] },
  });
  await scene.locator('.question', { hasText: 'Choose a gold card.' }).waitFor();
  assert.ok(await isFirst(scene));
  assert.ok(await inSight(page, 'dialog[open] .question button'));
  await scene.getByRole('button', { name: 'Take 3 nuggets' }).click();
  await until('it is taken', () => told.answers.length > 0);
  assert.deepEqual(told.answers, [['take_gold', 3]]);
  await end();
});

// Everything that happened until the second round began, as a history.
const merged = (before, change) =>
  change === null || typeof change !== 'object' || Array.isArray(change) ? change : Object.fromEntries([...new Set([...Object.keys(before ?? {}), ...Object.keys(change)])].map((key) => [key, key in change ? merged(before?.[key], change[key]) : before[key]]).filter(([, value]) => value !== null));
const steps = [exampleView, exampleEnd(), exampleTheft, exampleDeal];
const secondRound = { history: steps, view: { ...exampleDeal, table: steps.reduce((table, step) => merged(table, step.table), {}), mine: exampleView.mine } };

test('who was away when the round ended sees its end first, once', { timeout: 60_000 }, async () => {
  const { page, scene, end } = await sit(phone, secondRound);
  await scene.getByText('You lost this round.').waitFor();
  await scene.getByText('Round 2 has begun.').waitFor();
  assert.equal(await page.locator('.maze [data-cell="7,0"]').count(), 1, 'the maze is as it was');
  await page.reload();
  await scene.getByText('You lost this round.').waitFor();
  await scene.locator('form button').click();
  await page.locator('.round', { hasText: 'Round 2 of 3' }).waitFor();
  assert.equal(await page.locator('.maze [data-cell="7,0"]').count(), 0);
  await page.reload();
  await page.locator('.round', { hasText: 'Round 2 of 3' }).waitFor();
  await page.locator('.tidings', { hasText: 'Round 2 begins' }).waitFor();
  assert.equal(await scene.count(), 0);
  await end();
});

test('who looks on for the first time has missed no end', { timeout: 60_000 }, async () => {
  const { page, scene, end } = await sit(phone, { ...secondRound, seat: null });
  await page.locator('.tidings', { hasText: 'Round 2 begins' }).waitFor();
  assert.equal(await scene.count(), 0);
  await end();
});

// The end of a match.
const scores = [3, 9, 4, 9, 2, 1, 0, 5, 5, 6, 2, 1];
const over = { phase: 'over', standing: { scores, winners: [1, 3] } };
const matchOver = { n: 42, told: [['match_ended', [], scores, [1, 3]]], question: null, table: {} };
async function atTheEnd(look, seat, more = {}) {
  const person = await sit(look, { seat, names: twelve, ...more });
  person.told.tell(endOfTwelve());
  person.told.tell(matchOver);
  person.told.change(over);
  await person.scene.locator('form button').click();
  await person.scene.locator('.ranking').waitFor();
  return person;
}

for (const [name, look] of [['a phone', phone], ['a phone held sideways', sideways]])
  test(`the end of a match with twelve on ${name}: my place first, my row marked, every button in sight`, { timeout: 60_000 }, async () => {
    const { page, scene, end } = await atTheEnd(look, 2);
    await scene.getByText('You came 6th of 12.').waitFor();
    await scene.getByText('Bo, Dora win with 9 nuggets!').waitFor();
    assert.match(await scene.locator('.ranking li.me').innerText(), /^Cy\s*You/);
    assert.equal(await scene.locator('.button.main').count(), 1);
    assert.ok(await inSight(page, 'dialog[open] .button'));
    await end();
  });

test('who won is told so', { timeout: 60_000 }, async () => {
  const { scene, end } = await atTheEnd(desktop, 3);
  await scene.getByText('You share the win!').waitFor();
  await end();
});

test('a guest proposes a rematch, hears who wants it, and joins when they like', { timeout: 60_000 }, async () => {
  const { page, told, scene, end } = await atTheEnd(phone, 2);
  const says = (type) => told.said.filter((message) => message.type === type);
  await scene.getByRole('button', { name: 'Propose a rematch' }).click();
  await until('it is said', () => says('rematch').length === 1);
  told.change({ proposed: [2, 4, 5] });
  await scene.getByText('Egon and Fritz want to play again.').waitFor();
  assert.equal(await scene.getByRole('button', { name: 'Propose a rematch' }).count(), 0);
  told.change({ choosing: true });
  await scene.getByText('Ann is preparing the next match.').waitFor();
  told.change({ choosing: undefined, next: { table: 'N'.repeat(22), code: 'NEXTT' } });
  // Nobody is pulled off the page.
  const join = scene.getByRole('button', { name: 'Join the next match' });
  await join.waitFor();
  assert.deepEqual([says('resume').length, await scene.locator('.ranking li').count()], [1, 12]);
  await join.click();
  await until('they follow', () => says('resume').some(({ table }) => table === 'N'.repeat(22)));
  await end();
});

test('the host plays again and is there at once; who looks on can watch', { timeout: 60_000 }, async () => {
  const host = await atTheEnd(desktop, 0);
  await host.scene.getByRole('button', { name: 'Play again' }).click();
  await until('it is said', () => host.told.said.some(({ type }) => type === 'rematch'));
  host.told.change({ next: { table: 'N'.repeat(22), code: 'NEXTT' } });
  await until('they follow', () => host.told.said.some(({ type, table }) => type === 'resume' && table === 'N'.repeat(22)));
  await host.end();
  const watcher = await atTheEnd(desktop, null);
  assert.equal(await watcher.scene.getByRole('button', { name: /rematch/ }).count(), 0);
  watcher.told.change({ next: { table: 'N'.repeat(22), code: 'NEXTT' } });
  await watcher.scene.getByRole('button', { name: 'Watch the next match' }).click();
  await until('they follow', () => watcher.told.said.some(({ type, table }) => type === 'watch' && table === 'N'.repeat(22)));
  await watcher.end();
});
