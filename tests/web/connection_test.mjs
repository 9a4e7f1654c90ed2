// A line that is dead and does not know it: the page tells so, and what became of an answer that was on its way.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newcomer, phone } from './browser.mjs';
import { openHouse } from './house.mjs';
import { Line } from './line.mjs';

const house = openHouse();

const lost = (page) => page.getByText(/^Connection lost/);
const question = (page) => page.locator('.question');

async function begin(page) {
  await page.goto('/');
  await page.locator('.play').click();
  await page.locator('.prompt.mine').waitFor();
}
// How long it took until it was shown: told, and held to no limit.
async function shown(t, what, locator) {
  const start = Date.now();
  await locator.waitFor({ timeout: 20_000 });
  t.diagnostic(`${what} is shown after ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
// Discards a card: that can always be done.
async function answer(page) {
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.locator('.hand .card').first().click();
  await page.getByRole('button', { name: 'Discard 1' }).click();
}

// Whatever the question says, however short, is written down.
function watchQuestion(page) {
  return page.evaluate(() => {
    window.asked = [];
    new MutationObserver(() => window.asked.push(document.querySelector('.question')?.textContent ?? '')).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

test('a stopped server is shown, and the table comes back by itself', { timeout: 120_000 }, async (t) => {
  const { page, context, mistakes } = await house.newcomer(phone);
  await begin(page);
  house.served.process.kill('SIGSTOP');
  try {
    await shown(t, 'a stopped server', lost(page));
    assert.ok(await page.locator('.prompt').isVisible(), 'the table stays in sight');
  } finally {
    house.served.process.kill('SIGCONT');
  }
  await lost(page).waitFor({ state: 'detached' });
  await answer(page);
  await page.waitForFunction(() => Number(document.querySelector('.table').dataset.moment) > 0);
  assert.deepEqual(mistakes, []);
  await context.close();
});

test('an answer that a stopped server does not take looks pending, then lost', { timeout: 120_000 }, async (t) => {
  const { page, context } = await house.newcomer(phone);
  await begin(page);
  house.served.process.kill('SIGSTOP');
  try {
    await watchQuestion(page);
    await answer(page);
    await shown(t, 'that nothing came back', question(page).filter({ hasText: /before your answer was confirmed/ }));
    await lost(page).waitFor();
    assert.ok((await page.evaluate(() => window.asked)).some((text) => text.includes('Sending…')), 'first it is being sent');
  } finally {
    house.served.process.kill('SIGCONT');
  }
  // It may have counted or not: the page knows when it is back.
  await lost(page).waitFor({ state: 'detached' });
  await question(page).filter({ hasNotText: /before your answer was confirmed/ }).waitFor();
  await page.locator('.prompt.mine').waitFor();
  await context.close();
});

test('a lost network is shown at once, a cut line soon', { timeout: 120_000 }, async (t) => {
  const line = await Line.lay(() => house.served.options.port);
  const { page, context } = await newcomer(house.browser, line.address, phone);
  await begin(page);
  await context.setOffline(true);
  await shown(t, 'the lost network', page.getByText('You are offline.'));
  await context.setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
  await page.locator('.prompt.mine').waitFor();

  line.cut();
  await shown(t, 'the cut line', lost(page));
  line.mend();
  await lost(page).waitFor({ state: 'detached' });
  await answer(page);
  await page.waitForFunction(() => Number(document.querySelector('.table').dataset.moment) > 0);
  line.end();
  await context.close();
});

// What the page answers waits here until it is let go, or is lost with the line.
async function held(page) {
  const gate = { answers: [], isShut: false, lines: [] };
  await page.routeWebSocket('**/ws', (near) => {
    const far = near.connectToServer();
    gate.lines.push({ near, far });
    near.onMessage((text) => {
      if (!gate.isShut || JSON.parse(text).type !== 'answer') return far.send(text);
      gate.answers.push(text);
    });
  });
  // The line itself is alive meanwhile.
  const beat = setInterval(() => gate.isShut && gate.lines.at(-1)?.near.send('{"type":"pong"}'), 200);
  page.on('close', () => clearInterval(beat));
  gate.letGo = () => {
    gate.isShut = false;
    for (const text of gate.answers) gate.lines.at(-1).far.send(text);
  };
  gate.cut = async () => {
    gate.isShut = false;
    const { near, far } = gate.lines.at(-1);
    await far.close();
    await near.close({ code: 1012 });
  };
  return gate;
}

test('while an answer is on its way nothing else is answered', { timeout: 120_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer(phone);
  const gate = await held(page);
  await begin(page);
  gate.isShut = true;
  await answer(page);
  await page.locator('.table.sending').waitFor();
  await question(page).filter({ hasText: 'Sending…' }).waitFor();
  const up = await page.locator('.hand .up').evaluateAll((cards) => cards.length);
  assert.equal(up, 1, 'the card stays up');
  await page.locator('.hand .card').nth(3).click();
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.hand .card').nth(0).getAttribute('aria-pressed'), 'true', 'no other card is taken up');
  await page.keyboard.press('Enter');
  assert.equal(gate.answers.length, 1);
  gate.letGo();
  await page.waitForFunction(() => Number(document.querySelector('.table').dataset.moment) > 0);
  assert.equal(await page.locator('.table.sending').count(), 0);
  assert.deepEqual(mistakes, []);
  await context.close();
});

test('an answer that was lost with the line is asked for again', { timeout: 120_000 }, async () => {
  const { page, context } = await house.newcomer(phone);
  const gate = await held(page);
  await begin(page);
  gate.isShut = true;
  await answer(page);
  await page.locator('.table.sending').waitFor();
  await gate.cut();
  await question(page).filter({ hasText: 'Your answer did not arrive. Please try again.' }).waitFor();
  await answer(page);
  await page.waitForFunction(() => Number(document.querySelector('.table').dataset.moment) > 0);
  await question(page).filter({ hasNotText: 'did not arrive' }).waitFor();
  await context.close();
});
