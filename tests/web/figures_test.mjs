// Figures of the client, printed: bytes, times, frames. Only sizes are held to a limit; times belong to the machine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, phone } from './browser.mjs';
import { Company } from './company.mjs';
import { fillMaze } from './full_maze.mjs';
import { openHouse } from './house.mjs';
import { takeScreens } from './screens.mjs';

const most = 150_000; // bytes, without fonts

const house = openHouse();

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

test('the first load is small', { timeout: 120_000 }, async (t) => {
  // What a service worker hands out would not be counted.
  const { page, context } = await house.newcomer({ ...phone, serviceWorkers: 'block' });
  const line = await context.newCDPSession(page);
  const types = new Map();
  const files = [];
  const bytes = { page: 0, fonts: 0 };
  await line.send('Network.enable');
  line.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    files.push(response.url);
  });
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[types.get(requestId) === 'Font' ? 'fonts' : 'page'] += encodedDataLength;
  });
  await page.goto('/', { waitUntil: 'load' });
  await page.locator('.play:enabled').waitFor();
  const first = { ...bytes };
  await page.locator('.play').click();
  await page.locator('.prompt.mine').waitFor();
  t.diagnostic(`first page: ${kilobytes(first.page)} and ${kilobytes(first.fonts)} of fonts; with the table: ${kilobytes(bytes.page)}`);
  assert.ok(first.page > 10_000 && bytes.page > first.page, 'something was counted');
  assert.deepEqual(files.filter((file) => /\/rules-/i.test(file)), [], 'the texts of the rules are loaded with their page');
  assert.ok(bytes.page <= most, `the first page and the table take ${kilobytes(bytes.page)}, more than ${kilobytes(most)}`);
  await context.close();
});

test('how long until it is ready on a slow phone', { timeout: 120_000 }, async (t) => {
  const { page, context } = await house.newcomer(phone);
  const line = await context.newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 });
  // Taken by the page itself: the driver takes its own time to ask.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.play:enabled')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.ready_at = performance.now())));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/', { waitUntil: 'commit' });
  const ready = await (await page.waitForFunction(() => window.ready_at)).jsonValue();
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const painted = await paint.jsonValue();
  const before = Date.now();
  await page.locator('.play').click();
  await page.locator('.prompt.mine').waitFor();
  t.diagnostic(`4x slower, slow 4G: first paint ${painted.toFixed(0)} ms, ready ${Math.max(ready, painted).toFixed(0)} ms, then ${Date.now() - before} ms to one's first turn`);
  await context.close();
});

for (const [name, look, slowness] of [['a desktop', desktop, 1], ['a phone, 4x slower', phone, 4]])
  test(`frames while a maze of seventy cards is dragged on ${name}`, { timeout: 120_000 }, async (t) => {
    const company = await Company.gather(house.served.socket);
    const { page, context } = await house.newcomer(look);
    await fillMaze(page);
    await page.goto(`/t/${company.code}`);
    await page.getByRole('button', { name: /^Sit down/ }).click();
    await page.getByRole('button', { name: 'Leave the table' }).waitFor();
    company.rest();
    company.start();
    await page.waitForFunction(() => document.querySelectorAll('.maze .card').length > 70);
    const line = await context.newCDPSession(page);
    await line.send('Emulation.setCPUThrottlingRate', { rate: slowness });

    const { x, y, width, height } = await page.locator('.frame').boundingBox();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.evaluate(() => {
      window.frames_seen = [];
      const seen = (now) => (window.frames_seen.push(now), requestAnimationFrame(seen));
      requestAnimationFrame(seen);
    });
    const place = () => page.locator('.layer').evaluate((layer) => layer.style.transform);
    const before = await place();
    for (let step = 0; step < 90; ++step)
      await page.mouse.move(x + width / 2 + Math.sin(step / 8) * width * 0.3, y + height / 2 + Math.cos(step / 8) * height * 0.2);
    assert.notEqual(await place(), before, 'the maze moved');
    await page.mouse.up();
    const times = await page.evaluate(() => window.frames_seen.slice(1).map((now, index) => now - window.frames_seen[index]));
    times.sort((a, b) => a - b);
    const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(1);
    t.diagnostic(`${times.length} frames: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`);
    assert.ok(times.length > 5);
    company.end();
    await context.close();
  });

test('screens', { skip: !process.env.SCREENS && 'SCREENS names no folder for them', timeout: 300_000 }, async (t) => {
  const { count, bytes } = await takeScreens({ ...house, folder: process.env.SCREENS, format: 'png' });
  t.diagnostic(`${count} screens, ${kilobytes(bytes)}`);
});
