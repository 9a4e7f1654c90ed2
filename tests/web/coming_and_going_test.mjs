// Coming to a table, going elsewhere, coming back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Served } from '../server/served.mjs';
import { launch, newcomer, phone } from './browser.mjs';

let served, browser, address;
before(async () => {
  served = await Served.start({ 'bot-pause': 0 });
  browser = await launch();
  address = `http://127.0.0.1:${served.options.port}`;
});
after(async () => {
  await browser?.close();
  await served?.end();
});

test('who plays before the line is open is told so, and plays when it is', { timeout: 120_000 }, async () => {
  const { page, context, mistakes } = await newcomer(browser, address, phone);
  const gate = openable();
  await page.routeWebSocket('**/ws', async (near) => {
    await gate.promise;
    near.connectToServer();
  });
  await page.goto('/');
  const play = page.getByRole('button', { name: /^Play now/ });
  await play.click();
  await page.getByRole('button', { name: 'Play now On the way…' }).waitFor();
  assert.ok(await play.isDisabled());
  gate.resolve();
  await page.locator('.prompt.mine').waitFor();
  assert.deepEqual(mistakes, []);
  await context.close();
});

function openable() {
  const gate = {};
  gate.promise = new Promise((resolve) => (gate.resolve = resolve));
  return gate;
}
