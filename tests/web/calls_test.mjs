// Calling people to their turn: another table that waits, notifications while nobody looks, vibration, volume; and quick reactions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxes } from './boxes.mjs';
import { desktop, phone } from './browser.mjs';
import { Company } from './company.mjs';
import { sitDown } from './ended.mjs';
import { openHouse } from './house.mjs';
import { ToldTable, example, exampleTurn, lobbyOf } from './told.mjs';
import { until } from './turns.mjs';

const house = openHouse();

async function playNow(page) {
  await page.goto('/');
  await page.locator('.play').click();
  await page.locator('.prompt.mine').waitFor();
  return new URL(page.url()).pathname.slice(3);
}
// Somebody looks at something else.
function lookAway(page, away) {
  return page.evaluate((isAway) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (isAway ? 'hidden' : 'visible') });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isAway });
    document.dispatchEvent(new Event('visibilitychange'));
  }, away);
}
// What the browser shows, asked in a page or in the worker.
const notes = (where) => where.evaluate(async () => {
  const registration = self.registration ?? (await navigator.serviceWorker.ready);
  return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
});
// From now on a page or the worker knows whether it has put up a notification. Chromium forgets one about which it is asked while it
// puts it up, so that it must be up before somebody asks.
const followNotes = (where) => where.evaluate(() => {
  const { showNotification } = ServiceWorkerRegistration.prototype;
  ServiceWorkerRegistration.prototype.showNotification = async function (...words) {
    await showNotification.apply(this, words);
    self.isNoteUp = true;
  };
});
const isNoteUp = (where) => where.evaluate(() => self.isNoteUp === true);

test('a second table that waits is told of at the first one, and on other pages', { timeout: 120_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer(phone);
  // Where only bots wait there is time.
  const alone = await playNow(page);
  const company = await Company.gather(house.served.socket);
  company.rest();
  await sitDown(page, company);
  company.start();
  await page.getByText('It is Ann’s turn.').waitFor();
  await company.playOnce();
  await page.locator('.prompt.mine').waitFor();
  await page.goto('/');
  assert.notEqual(await playNow(page), alone);
  const alert = page.getByText(`Table ${company.code} is waiting for you.`);
  await alert.waitFor();
  // It can be put off.
  await page.getByRole('button', { name: 'Later' }).click();
  await alert.waitFor({ state: 'detached' });
  assert.equal(await page.getByText(/is waiting for you\.$/).count(), 0);
  company.end();
  await page.goto('/rules');
  await page.getByText(/^Table \w+ is waiting for you\./).waitFor();
  const [way, later] = await boxes(page, 'p > .button.main', 'p > .plain');
  assert.ok(later.left >= way.right && later.top < way.bottom, 'it takes one line');
  await page.getByRole('link', { name: 'Go there' }).click();
  await page.locator('.prompt.mine').waitFor();
  assert.deepEqual(mistakes, []);
  await context.close();
});

test('who wants it is notified of their turn while they look elsewhere', { timeout: 120_000 }, async () => {
  const company = await Company.gather(house.served.socket);
  company.rest();
  const { page, context, mistakes } = await house.newcomer(phone);
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const wish = page.getByRole('switch', { name: /^Notifications/ });
  assert.equal(await wish.isChecked(), false, 'nobody is notified who has not asked for it');
  await wish.check({ force: true });
  await until('it is on', () => page.evaluate(() => JSON.parse(localStorage['filon.settings']).notify));
  await page.keyboard.press('Escape');
  await sitDown(page, company);
  company.start();
  await page.getByText('It is Ann’s turn.').waitFor();
  await followNotes(page);
  await lookAway(page, true);
  await company.playOnce();
  await until('it is shown', () => isNoteUp(page));
  assert.deepEqual(await notes(page), [{ title: 'Your turn!', body: `Table ${company.code} is waiting for you.`, tag: `filon-${company.code}`, data: { path: `/t/${company.code}` } }]);
  // Whoever is back needs to be told no more.
  await lookAway(page, false);
  await until('it is taken down', async () => (await notes(page)).length === 0);

  // While no page shows the table, the worker asks by itself.
  await lookAway(page, true);
  await until('the seats are left for it', () => page.evaluate(async () => {
    const kept = await (await caches.open('filon-kept')).match('/kept');
    return (await kept?.json())?.seats.length > 0;
  }));
  const line = await context.newCDPSession(page);
  const registered = new Promise((resolve) => line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && resolve(one)));
  await line.send('ServiceWorker.enable');
  const { registrationId } = await registered;
  await page.goto('about:blank');
  // A page in sight, also one that is just being left, would keep it from telling.
  const [worker] = context.serviceWorkers();
  await until('no page is left', () => worker.evaluate(async () => (await self.clients.matchAll({ type: 'window' })).length === 0));
  await followNotes(worker);
  await line.send('ServiceWorker.dispatchPeriodicSyncEvent', { origin: house.served.address, registrationId, tag: 'filon-turns' });
  await until('the worker tells', () => isNoteUp(worker));
  assert.deepEqual((await notes(worker)).map(({ body }) => body), [`Table ${company.code} is waiting for you.`]);

  // Turned off, nothing is left for the worker.
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await wish.uncheck({ force: true });
  await until('nothing is left', () => page.evaluate(async () => (await (await caches.open('filon-kept')).match('/kept')) === undefined));
  assert.deepEqual(mistakes, []);
  company.end();
  await context.close();
});

test('who is back while a notification is being put up does not keep it', { timeout: 120_000 }, async () => {
  const company = await Company.gather(house.served.socket);
  company.rest();
  const { page, context, mistakes } = await house.newcomer(phone);
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => location.origin === 'null' || (localStorage['filon.settings'] ??= JSON.stringify({ notify: true })));
  await sitDown(page, company);
  company.start();
  await page.getByText('It is Ann’s turn.').waitFor();
  await followNotes(page);
  // It takes until they are back.
  await page.evaluate(() => {
    const { showNotification } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.showNotification = async function (...words) {
      await new Promise((resolve) => (window.putUp = resolve));
      await showNotification.apply(this, words);
    };
  });
  await lookAway(page, true);
  await company.playOnce();
  await until('it is being put up', () => page.evaluate(() => window.putUp !== undefined));
  await lookAway(page, false);
  await page.evaluate(() => window.putUp());
  await until('it is up', () => isNoteUp(page));
  await until('it is taken down', async () => (await notes(page)).length === 0, 10);
  assert.deepEqual(mistakes, []);
  company.end();
  await context.close();
});

test('notifications are offered once, where turns are days apart', { timeout: 120_000 }, async () => {
  const { page, context } = await house.newcomer(phone);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => window.granted ?? 'default' });
    Notification.requestPermission = async () => (window.granted = 'granted');
  });
  await ToldTable.lay(page, { lobby: { ...lobbyOf(example.names), clock: 172_800 }, seat: 5, view: exampleTurn });
  const offer = page.getByText('Get a notification when it is your turn?');
  await offer.waitFor();
  // What is looked up where there is much room stands over it.
  await page.setViewportSize(desktop.viewport);
  await page.keyboard.press('s');
  await page.locator('.secrets .told').waitFor();
  assert.ok(!(await offer.isVisible()), 'nothing is half covered');
  await page.keyboard.press('s');
  assert.ok(await offer.isVisible());
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await offer.waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => localStorage['filon.notify.offered']), 'true');
  await context.close();
});

test('a phone buzzes at one’s turn, unless that is off; sounds are as loud as wished', { timeout: 120_000 }, async () => {
  const { page, context } = await house.newcomer(phone);
  await page.addInitScript(() => {
    window.buzzes = 0;
    navigator.vibrate = () => ++window.buzzes > 0;
    window.loudness = [];
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, at) {
      if (value < 1) window.loudness.push(value);
      return set.call(this, value, at);
    };
  });
  await playNow(page);
  await until('it buzzes', () => page.evaluate(() => window.buzzes > 0));
  const usual = await until('it is heard', () => page.evaluate(() => Math.max(...window.loudness, 0)));
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('slider', { name: 'Volume' }).fill('35');
  await page.getByRole('switch', { name: /^Vibration/ }).uncheck({ force: true });
  await page.keyboard.press('Escape');
  await page.evaluate(() => (window.loudness = []));
  await page.locator('.play').click();
  await page.locator('.prompt.mine').waitFor();
  const quiet = await until('it is heard', () => page.evaluate(() => Math.max(...window.loudness, 0)));
  assert.ok(quiet < usual / 2, `${quiet} is less than ${usual}`);
  assert.equal(await page.evaluate(() => window.buzzes), 0);
  await context.close();
});

test('a reaction is one tap away; everybody sees it at the seat, in the talk and in the log', { timeout: 120_000 }, async () => {
  const company = await Company.gather(house.served.socket);
  company.rest();
  const { page, context, mistakes } = await house.newcomer(desktop);
  const friend = await house.newcomer(phone, 'fr');
  await sitDown(page, company);
  company.start();
  await page.locator('.prompt').waitFor();
  await friend.page.goto(`/t/${company.code}`);
  await friend.page.locator('.prompt').waitFor();
  await page.getByRole('button', { name: 'React' }).click();
  await page.getByRole('button', { name: 'Hurray!' }).click();
  assert.equal(await page.getByRole('group', { name: 'React' }).count(), 0, 'the row goes');
  for (const [one, word] of [[page, 'Hurray!'], [friend.page, 'Hourra']]) {
    const bubble = one.locator('.bubble', { hasText: word });
    await bubble.waitFor();
    await bubble.locator('svg').waitFor();
  }
  await page.getByRole('list', { name: 'Log' }).getByText('Hurray!').waitFor();
  await page.getByRole('button', { name: /^Chat/ }).click();
  await page.locator('aside').getByText('Hurray!').waitFor();
  await page.locator('aside').getByRole('button', { name: 'Thanks!' }).click();
  await page.locator('aside li', { hasText: 'Thanks!' }).waitFor();
  assert.deepEqual([...mistakes, ...friend.mistakes], []);
  company.end();
  await friend.context.close();
  await context.close();
});
