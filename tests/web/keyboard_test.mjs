// Without a mouse: from the first page to a card in the maze and one on the discard pile.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHouse } from './house.mjs';
import { untilAsked } from './turns.mjs';

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
    assert.match(first.name, /^Place at/);
    assert.ok(first.isSeen);
    // R turns it: the place says so.
    await press('r');
    assert.match((await focus()).name, /, turned$/);
    await press('r');
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
