// What moves: cards on their way and the end of a round as a scene, and nothing for who wants it quiet. And what is heard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop } from './browser.mjs';
import { Company } from './company.mjs';
import { openHouse } from './house.mjs';
import { until } from './turns.mjs';

const house = openHouse();

// Whatever the page shows, however short, is written down as it changes.
function watch() {
  window.seen = { flights: [], scene: [], sounds: 0 };
  const note = (list, what) => list.at(-1) !== what && list.push(what);
  new MutationObserver(() => {
    for (const flight of document.querySelectorAll('.flight')) note(window.seen.flights, flight.offsetWidth > 0 ? flight.classList[1] : 'nothing to see');
    const up = document.querySelectorAll('dialog .roles .up').length;
    const gold = document.querySelectorAll('dialog .share').length;
    const standings = document.querySelectorAll('dialog .standings').length;
    if (document.querySelector('dialog .roles')) note(window.seen.scene, `${up} ${gold} ${standings}`);
  }).observe(document, { childList: true, subtree: true, attributes: true });
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    ++window.seen.sounds;
    return start.apply(this, when);
  };
}

// A round at which somebody looks on from their seat while a bot plays for them.
async function lookOn({ motion, settings = {} }) {
  const company = await Company.gather(house.served.socket);
  company.rest();
  const { page, context, mistakes } = await house.newcomer({ ...desktop, reducedMotion: motion ? 'no-preference' : 'reduce' });
  await page.addInitScript(watch);
  await page.addInitScript((kept) => localStorage.setItem('filon.settings', JSON.stringify(kept)), { name: 'Ben', ...settings });
  await page.goto(`/t/${company.code}`);
  await page.getByRole('button', { name: /^Sit down/ }).click();
  await page.locator('li.me').waitFor();
  company.start();
  // What moves cards is loaded with the first move; then everything comes at once.
  await page.getByText('It is Ann’s turn.').waitFor();
  await company.playOnce();
  await page.locator('.prompt.mine').waitFor();
  const isLoaded = () => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /Flights.*js$/.test(name)));
  if (motion && settings.motion !== false) await until('cards can fly', isLoaded);
  company.substitute(1);
  company.play();
  await page.locator('dialog[open] .roles').waitFor({ timeout: 60_000 });
  const seen = () => page.evaluate(() => window.seen);
  const end = async () => {
    assert.deepEqual(mistakes, []);
    company.end();
    await context.close();
  };
  return { page, seen, end };
}

test('roles are turned up one by one, then comes the gold, then the standings', { timeout: 180_000 }, async () => {
  const { page, seen, end } = await lookOn({ motion: true });
  await page.locator('dialog .standings').waitFor();
  const { scene, flights } = await seen();
  assert.deepEqual(scene.slice(0, 4), ['0 0 0', '1 0 0', '2 0 0', '3 0 0']);
  const first = scene.findIndex((what) => what.endsWith(' 1'));
  assert.ok(scene.slice(0, first).every((what) => what.endsWith(' 0')), 'the standings come last');
  assert.ok(!flights.includes('nothing to see'));
  for (const kind of ['fly', 'flip']) assert.ok(flights.includes(kind), `${kind} among ${new Set(flights)}`);
  await end();
});

test('a tap shows the whole scene', { timeout: 180_000 }, async () => {
  const { page, seen, end } = await lookOn({ motion: true });
  await page.locator('#round-title').click();
  await page.locator('dialog .standings').waitFor();
  assert.match((await seen()).scene.at(-1), /^3 \d+ 1$/);
  assert.equal(await page.locator('dialog[open] form button').count(), 1, 'there is one way on');
  await end();
});

for (const [name, how] of [['the system', { motion: false }], ['the settings', { motion: true, settings: { motion: false } }]])
  test(`nothing moves when ${name} ${name === 'the system' ? 'asks' : 'ask'} for quiet`, { timeout: 180_000 }, async () => {
    const { seen, end } = await lookOn(how);
    const { scene, flights } = await seen();
    assert.deepEqual(flights, []);
    assert.match(scene[0], /^3 \d+ 1$/);
    await end();
  });

test('a match is heard, and one switch silences it', { timeout: 180_000 }, async () => {
  for (const [sound, isHeard] of [[true, true], [false, false]]) {
    const { seen, end } = await lookOn({ motion: false, settings: { sound } });
    assert.equal((await seen()).sounds > 0, isHeard);
    await end();
  }
});

test('nothing is heard before the page was touched', { timeout: 120_000 }, async () => {
  const company = await Company.gather(house.served.socket, { seats: 3 });
  company.rest();
  const { page, context } = await house.newcomer();
  await page.addInitScript(watch);
  // Looking into the page, as the driver does, counts as touching it.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'userActivation', { get: () => ({ hasBeenActive: false }) }));
  company.start();
  await page.goto(`/t/${company.code}`);
  await page.locator('.prompt').waitFor();
  company.play();
  await until('something happened', async () => (await page.evaluate(() => Number(document.querySelector('.table')?.dataset.moment))) > 3);
  assert.equal((await page.evaluate(() => window.seen)).sounds, 0);
  company.end();
  await context.close();
});
