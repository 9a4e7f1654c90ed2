// Somebody who has never played: three bubbles tell what it is about, who they are and what to do. They point at it, cover nothing
// that is needed, can be skipped, and never come again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box, settled } from './boxes.mjs';
import { desktop, phone, sideways } from './browser.mjs';
import { openHouse } from './house.mjs';
import { until, untilAsked } from './turns.mjs';

const house = openHouse({ 'bot-pause': 20 });
const small = { ...phone, viewport: { width: 360, height: 640 } };
const words = {
  en: { goal: 'What the game is about', role: 'Who you are', turn: 'What to do', skip: 'Skip, I know this', next: 'Next' },
  fr: { goal: 'Le but du jeu', role: 'Qui tu es', turn: 'Comment jouer', skip: 'Passer, je connais', next: 'Suivant' },
};

// How each game is begun from the first page, and what its first bubble speaks of.
const games = {
  Saboteur: { begin: '.play:enabled', goals: '.goal' },
  'The Lost Mines': { begin: '.panel:has([href="/tutorial/lost_mines"]) button:enabled', goals: '.maze .mine' },
};

async function firstTable(look, locale = 'en', { begin } = games.Saboteur) {
  const person = await house.newcomer(look, locale, []);
  await person.page.goto('/');
  await person.page.locator(begin).click();
  await person.page.locator('.bubbles').waitFor();
  return person;
}

const moment = (page) => page.locator('.table').getAttribute('data-moment').then(Number);

// What the bubble covers of what is needed, and whether the ring lies around what it speaks of.
const placeOf = (page, spoken) =>
  page.evaluate((selector) => {
    const box = (element) => element.getBoundingClientRect();
    const bubble = box(document.querySelector('.bubbles'));
    const isOver = (one) => one.left < bubble.right - 1 && one.right > bubble.left + 1 && one.top < bubble.bottom - 1 && one.bottom > bubble.top + 1;
    const needed = [...document.querySelectorAll(`.question, .buttons button, .hand .card, .goal, .maze .mine, ${selector}`)];
    const ring = document.querySelector('rect.ring') && box(document.querySelector('rect.ring'));
    const spokenOf = [...document.querySelectorAll(selector)].map(box);
    return {
      covered: needed.filter((one) => isOver(box(one))).map((one) => one.className.baseVal ?? one.className),
      isRinged: !!ring && spokenOf.length > 0 && spokenOf.every((one) => one.left >= ring.left - 3 && one.right <= ring.right + 3 && one.top >= ring.top - 3 && one.bottom <= ring.bottom + 3),
      isInside: bubble.left >= 0 && bubble.right <= innerWidth && bubble.top >= 0 && bubble.bottom <= innerHeight,
    };
  }, spoken);

for (const [game, { begin, goals }] of Object.entries(games))
  for (const [name, look, locale] of [['a phone', phone, 'en'], ['a small phone', small, 'fr'], ['a phone held sideways', sideways, 'fr'], ['a desktop', desktop, 'en']])
    test(`three bubbles of ${game} on ${name}`, { timeout: 120_000 }, async () => {
      const { page, context, mistakes } = await firstTable(look, locale, { begin });
      const heading = page.locator('.bubbles h2');
      const isAt = async (part, spoken) => {
        await until(part, async () => (await heading.count()) === 1 && (await heading.innerText()).includes(words[locale][part]));
        // The board makes room for it.
        await until(`${part} lies well`, async () => {
          const { covered, isRinged, isInside } = await placeOf(page, spoken);
          return covered.length === 0 && isRinged && isInside;
        }, 10).catch(async (error) => assert.fail(`${error.message}: ${JSON.stringify(await placeOf(page, spoken))}`));
      };
      await isAt('goal', goals);
      await page.locator('.bubbles').getByRole('button', { name: words[locale].next }).click();
      await isAt('role', '.secrets .role');
      // Who looks at their role has read it.
      await page.locator('.secrets .role').click();
      await page.locator('.secrets .role').click();
      assert.equal(await untilAsked(page), null);
      await isAt('turn', '.hand .card');
      // Who plays a card has read that.
      const before = await moment(page);
      await page.keyboard.press('d');
      await page.locator('.hand .card').first().click();
      await page.keyboard.press('d');
      await until('it is played', async () => (await moment(page)) > before);
      await page.locator('.bubbles').waitFor({ state: 'detached' });
      assert.equal(await untilAsked(page), null);
      assert.equal(await page.locator('.bubbles').count(), 0);
      await page.goto('/');
      await page.locator(begin).click();
      await page.locator('.prompt.mine').waitFor();
      assert.equal(await page.locator('.bubbles').count(), 0, 'never again');
      assert.deepEqual(mistakes, []);
      await context.close();
    });

test('skipped by keyboard, for ever; and a card can be played before', { timeout: 120_000 }, async () => {
  const { page, context, mistakes } = await firstTable(desktop);
  assert.equal(await untilAsked(page), null);
  const before = await moment(page);
  for (const key of ['1', 'd', 'd']) await page.keyboard.press(key);
  await until('the card is played', async () => (await moment(page)) > before);
  assert.match(await page.locator('.bubbles h2').innerText(), /What the game is about/);
  // Escape goes on; Tab reaches the way out.
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Who you are' }).waitFor();
  const skip = page.getByRole('button', { name: words.en.skip });
  for (let stops = 0; stops < 60 && !(await skip.evaluate((one) => one === document.activeElement)); ++stops) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.bubbles').waitFor({ state: 'detached' });
  assert.notEqual(await page.evaluate(() => document.activeElement.tagName), 'BODY', 'the focus is not lost');
  await page.reload();
  await page.locator('.prompt').waitFor();
  await page.locator('.hand .card').first().waitFor();
  assert.equal(await page.locator('.bubbles').count(), 0);
  assert.deepEqual(mistakes, []);
  await context.close();
});

for (const [name, look] of [['a phone', phone], ['a desktop', desktop]])
  test(`who skips what is explained has the whole board on ${name}`, { timeout: 120_000 }, async () => {
    const { page, context, mistakes } = await firstTable(look);
    await page.getByRole('button', { name: words.en.skip }).click();
    await page.locator('.bubbles').waitFor({ state: 'detached' });
    await settled(page);
    const after = await box(page, 'maze');
    await page.reload();
    await page.locator('.hand .card').first().waitFor();
    await settled(page);
    assert.deepEqual(after, await box(page, 'maze'));
    assert.deepEqual(mistakes, []);
    await context.close();
  });

test('a newcomer who has read two bubbles is not told them again after a reload', { timeout: 120_000 }, async () => {
  const { page, context, mistakes } = await firstTable(phone);
  await page.getByRole('button', { name: words.en.next }).click();
  await page.getByRole('heading', { name: 'Who you are' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Who you are' }).waitFor();
  assert.deepEqual(mistakes, []);
  await context.close();
});
