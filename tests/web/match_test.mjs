// Two people in two browsers and three bots: a whole match with everything that goes wrong on the way, then its replay.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import { desktop, newcomer, phone } from './browser.mjs';
import { checkHeard, viewsOf } from './heard.mjs';
import { openHouse } from './house.mjs';
import { Line } from './line.mjs';
import { playTurn, sceneOrQuestion, until } from './turns.mjs';

let line, ann, ben;
let table, commitment, replay;

const house = openHouse({}, async () => {
  line = await Line.lay(() => house.served.options.port);
  ann = await house.newcomer(phone, 'fr');
  ben = await newcomer(house.browser, line.address, desktop, 'en');
});
after(() => line?.end());

const moment = (person) => person.page.locator('.table').getAttribute('data-moment').then(Number);
const hand = (person) => person.page.locator('.hand .card').evaluateAll((cards) => cards.map((card) => card.ariaLabel));
const question = (person) => person.page.locator('.question').innerText();
const banner = (person) => person.page.getByText(/^Connection lost|^Connexion perdue/);
const isAsked = (person) => person.page.locator('.prompt.mine').isVisible();
const messages = (person, type) => person.heard.map((frame) => JSON.parse(frame)).filter((message) => message.type === type);

// Whoever is asked, and what they have before them.
async function next() {
  return until('somebody is asked', async () => {
    for (const person of [ann, ben]) {
      const what = await sceneOrQuestion(person.page);
      if (what) return { person, what };
    }
    return null;
  });
}
async function advance() {
  const { person, what } = await next();
  if (what === 'asked') await playTurn(person.page);
  else await person.page.locator('dialog[open] form button').click();
}
// Goes on until this person is the one who is asked.
async function untilItIs(person) {
  for (;;) {
    const { person: asked, what } = await next();
    if (asked === person && what === 'asked') return;
    await advance();
  }
}
const state = async (person) => ({ moment: await moment(person), hand: await hand(person), question: await question(person) });

test('a table is made in one browser and found by its code in the other', { timeout: 120_000 }, async () => {
  const { page } = ann;
  await page.goto('/');
  await page.locator('a[href="/create"]').first().click();
  await page.locator('form button.main').click();
  const code = (await page.locator('.code').first().innerText()).trim();
  assert.match(code, /^[A-Z]{8}$/);

  await ben.page.goto('/');
  await ben.page.getByLabel('Join with a code').fill(code.toLowerCase());
  await ben.page.getByRole('button', { name: 'Join', exact: true }).click();
  await ben.page.getByLabel('Your name').fill('Ben with a very long name');
  await ben.page.getByRole('button', { name: /Sit down/ }).click();
  await page.getByText('Ben with a very long').first().waitFor();

  await page.getByText('Robot facile').first().click();
  await page.getByRole('button', { name: 'Compléter avec des robots' }).click();
  await page.locator('.bar .main:enabled').click();
  await ben.page.locator('.prompt').waitFor();
  table = messages(ann, 'seated')[0].table;
  commitment = messages(ben, 'lobby')[0].commitment;
  assert.equal(messages(ben, 'lobby').at(-1).phase, 'playing');
});

test('after a reload people sit where they sat', { timeout: 120_000 }, async () => {
  await untilItIs(ann);
  const before = await state(ann);
  await ann.page.reload();
  await ann.page.locator('.prompt.mine').waitFor();
  assert.deepEqual(await state(ann), before);
  assert.match(before.question, /À toi/);
  await advance();
  assert.ok((await moment(ann)) > before.moment, 'and goes on');
});

test('a line that was cut mends itself', { timeout: 120_000 }, async () => {
  await untilItIs(ann);
  await until('both see the same', async () => (await moment(ann)) === (await moment(ben)));
  const before = await state(ben);
  line.cut();
  await banner(ben).waitFor();
  await ann.page.locator('.seat.away').waitFor();
  await playTurn(ann.page);
  assert.deepEqual(await state(ben), before, 'without a line nothing changes');
  line.mend();
  await banner(ben).waitFor({ state: 'hidden' });
  await until('both see the same', async () => (await moment(ann)) === (await moment(ben)));
  assert.ok((await moment(ben)) > before.moment, 'Ben is where the table is');
  await until('Ben is seen again', async () => (await ann.page.locator('.seat.away').count()) === 0);
  await untilItIs(ben);
  await advance();
});

test('a server that is killed comes back, and both go on', { timeout: 120_000 }, async () => {
  await untilItIs(ben);
  await until('both see the same', async () => (await moment(ann)) === (await moment(ben)));
  const before = [await state(ann), await state(ben)];
  await house.served.kill();
  await Promise.all([ann, ben].map((person) => banner(person).waitFor()));
  await house.served.start();
  await Promise.all([ann, ben].map((person) => banner(person).waitFor({ state: 'hidden' })));
  await until('both are back', async () => (await ann.page.locator('.seat.away').count()) + (await ben.page.locator('.seat.away').count()) === 0);
  assert.deepEqual([await state(ann), await state(ben)], before);
  assert.ok(await isAsked(ben));
  await playTurn(ben.page);
});

test('a finished round stays until both have seen it', { timeout: 300_000 }, async () => {
  const scene = (person) => person.page.locator('dialog[open]');
  const areOpen = async () => (await scene(ann).count()) + (await scene(ben).count()) === 2;
  const asked = async () => {
    for (const person of [ann, ben]) if ((await sceneOrQuestion(person.page)) === 'asked') return person;
    return null;
  };
  while (!(await areOpen())) {
    const person = await until('somebody is asked, or the round is over', async () => (await areOpen()) || asked());
    if (person !== true) await playTurn(person.page);
  }
  // Gold is taken in the scene; then the table rests.
  await until('the table rests', async () => {
    for (const person of [ann, ben]) {
      const gold = scene(person).locator('.question button');
      // It goes away when the server has taken it.
      if ((await gold.count()) > 0) await gold.first().click({ timeout: 1000 }).catch(() => undefined);
    }
    return scene(ann).getByText(/^La manche suivante commence dans \d+ s au plus tard\.$/).isVisible();
  });
  const before = await moment(ann);
  await scene(ann).locator('form button').click();
  await ann.page.getByText('On attend Ben with a very long').waitFor();
  await until('Ben sees that Ann is ready', () => messages(ben, 'lobby').at(-1).seats[0].ready);
  assert.equal(await moment(ann), before);
  assert.match(await ann.page.locator('.round').innerText(), /^Manche 1 sur 3/);
  await scene(ben).locator('form button').click();
  for (const person of [ann, ben]) await person.page.locator('.round', { hasText: /^(Manche 2 sur 3|Round 2 of 3)/ }).waitFor();
});

test('the match goes on to its end', { timeout: 300_000 }, async () => {
  const scenes = [];
  const seen = async (person) => {
    const title = await person.page.locator('dialog[open] h2').first().innerText();
    if (person === ben && scenes.at(-1) !== title) scenes.push(title);
    return title;
  };
  for (const done = new Set(); done.size < 2; ) {
    const { person, what } = await until('somebody is asked', async () => {
      for (const person of [ann, ben]) {
        if (done.has(person)) continue;
        const what = await sceneOrQuestion(person.page);
        if (what) return { person, what };
      }
      return null;
    });
    if (what === 'asked') {
      await playTurn(person.page);
    } else {
      if (/The match is over|La partie est finie/.test(await seen(person))) done.add(person);
      else await person.page.locator('dialog[open] form button').click();
    }
  }
  assert.deepEqual(scenes, ['Round 2 is over', 'Round 3 is over', 'The match is over']);
  assert.equal(await ben.page.locator('dialog .ranking li').count(), 5);
  assert.deepEqual([...ann.mistakes, ...ben.mistakes], []);
});

test('nothing told one browser what only the other may know', { timeout: 60_000 }, async () => {
  replay = await (await house.served.get(`/api/tables/${table}/replay`)).json();
  const seats = [ann, ben].map((person) => messages(person, 'seated')[0]);
  const of = (self, other) => ({ replay, seat: seats[self].seat, token: seats[self].token, others: [seats[other].token] });

  for (const [person, self, other] of [[ann, 0, 1], [ben, 1, 0]]) {
    const counts = checkHeard(person.heard, of(self, other));
    // Coming back sends a view, and the history when something was missed.
    assert.ok(counts.played > 10 && counts.view >= 3 && counts.history >= 1 && counts.secrets > 10, JSON.stringify(counts));
  }
  // The check does see it when somebody hears what is another's.
  assert.throws(() => checkHeard(ann.heard, { ...of(0, 1), others: [seats[0].token] }), /token of another seat/);
  const told = (person) => person.heard.filter((frame) => /^\{"type":"(played|view|history)"/.test(frame));
  assert.throws(() => checkHeard(told(ann), of(1, 0)), /secrets|mine|not in this hand/);
  assert.match(await house.served.verify(table, commitment), /^Confirmed/);
});

test('the replay shows a seat what it knew, and everything to anybody who asks for it', { timeout: 120_000 }, async () => {
  const { page } = ben;
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider').waitFor();
  assert.match(page.url(), new RegExp(`/replay/${table}$`));
  const views = viewsOf(replay);
  const last = views.length - 1;

  const slider = page.getByRole('slider');
  await slider.press('End');
  await page.getByText(`${last}/${last}`).waitFor();
  await slider.press('Home');
  await page.getByText(`0/${last}`).waitFor();
  await page.getByRole('button', { name: 'One step forward' }).click();
  await page.getByText(`1/${last}`).waitFor();

  // Every card whose face is in the page, apart from the maze.
  const faces = (where) => page.locator(`${where} [data-card]`).evaluateAll((all) => all.map((one) => one.dataset.card));
  const goals = () => page.locator('.goal').evaluateAll((all) => all.map((one) => one.ariaLabel));
  const asGoals = ({ table: { goals }, mine }, seat) =>
    Object.entries(goals).map(([goal, { card }]) => {
      const number = Number(goal) + 1;
      const seen = seat === null ? undefined : mine[seat].goals_seen?.[goal];
      if (card) return `Goal ${number}: ${card === 'goal-gold' ? 'The treasure' : 'Stone'}`;
      return seen ? `Goal ${number}: you saw ${seen === 'goal-gold' ? 'the treasure' : 'stone'}` : `Goal ${number}, face down`;
    });
  const peeks = replay.steps.filter(({ told }) => told.some(([what]) => what === 'goal_peeked')).map(({ n }) => n);
  const moments = [...new Set([0, 1, ...peeks.slice(0, 3), Math.floor(last / 2), last - 1])];

  for (const seat of [null, 0, 1, 2, 3, 4]) {
    await page.getByLabel('Point of view').selectOption(seat === null ? 'table' : String(seat));
    for (const n of moments) {
      await slider.fill(String(n));
      await page.getByText(`${n}/${last}`, { exact: true }).waitFor();
      const mine = seat === null ? {} : views[n].mine[seat];
      const expected = [...(mine.role ? [mine.role] : []), ...(mine.hand ?? [])];
      assert.deepEqual(await faces('footer'), expected, `seat ${seat} at ${n}`);
      assert.deepEqual(await faces('.all'), [], `seat ${seat} at ${n}: nothing of the others`);
      const shown = await goals();
      asGoals(views[n], seat).forEach((goal, index) => assert.ok(shown[index].startsWith(goal), `seat ${seat} at ${n}: ${shown[index]}, not ${goal}`));
      // In the maze lies what is on the table, and nothing else.
      const laid = Object.values(views[n].table.tunnels).map(([card]) => card);
      const turned = views[n].table.goals.flatMap(({ at, card }) => (card && !views[n].table.tunnels[at.join()] ? [card] : []));
      assert.deepEqual((await faces('.maze')).sort(), [...laid, ...turned].sort(), `seat ${seat} at ${n}: the maze`);
    }
  }
  await page.getByLabel('Point of view').selectOption('all');
  await slider.fill('1');
  await page.getByText(`1/${last}`, { exact: true }).waitFor();
  assert.deepEqual(await faces('.all'), views[1].mine.flatMap(({ hand }) => hand));
  // What the goals are, told when the round ends.
  const ended = replay.steps.find(({ told }) => told.some(([what]) => what === 'round_ended'));
  const gold = ended.told.find(([what, , card]) => what === 'goal_turned' && card.startsWith('goal-gold'))[1];
  assert.deepEqual((await goals()).map((goal) => goal.split(',')[0]), [0, 1, 2].map((goal) => `Goal ${goal + 1}: ${goal === gold ? 'The treasure' : 'Stone'}`));
});

test('the record can be taken along and checked', { timeout: 60_000 }, async () => {
  const { page } = ben;
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the match' }).click();
  const record = await (await coming).path();
  const text = await readFile(record, 'utf8');
  assert.equal(text, await (await house.served.get(`/api/tables/${table}/record`)).text());
  assert.match(await house.served.tool('replay', record, '--verify', `--commitment=${commitment}`), /^Confirmed/);
});
