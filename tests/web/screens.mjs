// Pictures of every screen, for a phone and a desktop, by lantern light and by day.
//   node tests/web/screens.mjs [FOLDER]          small WebP files; docs/screens unless a folder is named
//   node tests/web/screens.mjs --every FOLDER    PNG files at every size that is looked after, in both languages, by day and by night
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Served } from '../server/served.mjs';
import { desktop, launch, newcomer, phone, sideways } from './browser.mjs';
import { Company, longNames } from './company.mjs';
import { fillMaze } from './full_maze.mjs';
import { ToldTable, example, exampleEnd, exampleTurn, lobbyOf, theft } from './told.mjs';
import { crowd as crowdOf, grown } from './told_crowds.mjs';
import { expedition, lootShared } from './told_lost_mines.mjs';
import { championship, chestOpened, everyModule, everything, vetoWindow } from './told_modules.mjs';
import { until } from './turns.mjs';

const enough = 2_600_000; // bytes of all pictures

const plain = { ...phone, deviceScaleFactor: 1 };
const shown = [
  { device: 'phone', look: plain, locale: 'fr', lights: ['dark', 'light'] },
  { device: 'desktop', look: desktop, locale: 'en', lights: ['dark', 'light'] },
];
const every = [
  ['phone', plain],
  ['small', { ...plain, viewport: { width: 360, height: 640 } }],
  ['sideways', { ...sideways, deviceScaleFactor: 1 }],
  ['desktop', desktop],
  ['large', { viewport: { width: 2560, height: 1440 } }],
].flatMap(([device, look]) => ['en', 'fr'].map((locale) => ({ device: `${device}-${locale}`, look, locale, lights: ['light', 'dark'] })));

export async function takeScreens({ served, browser, folder, format, looks = shown }) {
  mkdirSync(folder, { recursive: true });
  const sum = { count: 0, bytes: 0 };
  for (const { device, look, locale, lights } of looks) {
    const { page, context } = await newcomer(browser, served.address, look, locale);
    const shoot = async (name, of = page) => {
      const line = await context.newCDPSession(of);
      for (const light of lights) {
        await of.emulateMedia({ colorScheme: light });
        await of.evaluate(() => document.fonts.ready);
        await of.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        const { data } = await line.send('Page.captureScreenshot', { format, ...(format === 'webp' ? { quality: look.viewport.width > 1000 ? 12 : 20 } : {}) });
        const picture = Buffer.from(data, 'base64');
        writeFileSync(join(folder, `${name}-${device}-${light}.${format}`), picture);
        sum.bytes += picture.length;
        ++sum.count;
      }
      await line.detach();
    };
    await walk({ served, page, context, shoot });
    await walkModules({ page, context, shoot });
    await walkLostMines({ context, shoot });
    if (looks === every) await walkFurther({ served, page, context, shoot });
    await context.close();
  }
  return sum;
}

async function walk({ served, page, context, shoot }) {
  const opened = async (path) => {
    // What a page shows may come after its heading.
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();
  };
  for (const [name, path] of [['start', '/'], ['create', '/create'], ['join', '/join'], ['rules', '/rules'], ['cards', '/cards']]) {
    await opened(path);
    await shoot(name);
  }
  await opened('/');
  await page.locator('header nav button').click();
  await page.locator('dialog[open]').waitFor();
  await shoot('settings');

  // A crowd with long names: the lobby, a turn, a maze fuller than it can be.
  const crowd = await Company.gather(served.socket, { names: longNames, seats: 10 });
  crowd.rest();
  await sit(page, crowd);
  await shoot('lobby');
  crowd.start();
  crowd.play();
  await page.locator('.prompt.mine').waitFor();
  await shoot('crowd');
  const other = await context.newPage();
  await fillMaze(other);
  await other.goto(`/t/${crowd.code}`);
  await other.locator('.prompt.mine').waitFor();
  await shoot('full', other);
  await other.close();
  crowd.end();

  // Three: a card on its way, what lies beside the table, the ends.
  const few = await Company.gather(served.socket);
  few.rest();
  await sit(page, few);
  few.start();
  few.play();
  await page.locator('.prompt.mine').waitFor();
  await shoot('turn');
  for (const card of await page.locator('.hand .card').all()) {
    await card.click();
    if ((await page.locator('.mark').count()) > 0) break;
  }
  await shoot('places');
  await page.locator('.mark').first().click();
  await shoot('ghost');
  await page.keyboard.press('Escape');
  few.host.say('say', { text: 'Lamp, anyone?' });
  few.host.say('state', { about: 'goal', subject: 1, what: 'gold' });
  const sides = page.locator('.table header nav button:not(.react)');
  for (const [index, side] of ['log', 'talk', 'notes'].entries()) {
    if ((await sides.nth(index).getAttribute('aria-pressed')) === 'false') await sides.nth(index).click();
    await shoot(side);
  }
  await sides.nth(2).click();
  await page.locator('.secrets button').first().click();
  await shoot('secrets');
  await page.locator('.table header > button').click();
  await shoot('menu');
  await page.keyboard.press('Escape');
  few.substitute(1);
  await until('the match is over', () => few.lobby.phase === 'over');
  await page.locator('dialog[open] .roles').waitFor();
  await shoot('round');
  // Rounds that went by meanwhile are shown one after the other.
  await until('the match is shown', async () => {
    if ((await page.locator('dialog[open] .ranking').count()) > 0) return true;
    await page.locator('dialog[open]:has(.roles) form button').click({ timeout: 1000 }).catch(() => undefined);
    return false;
  });
  await shoot('match');
  await page.goto(`/replay/${few.table}?at=12&eyes=all`);
  await page.locator('input[type="range"]').waitFor();
  await shoot('replay');
  few.end();

  // Saboteur 2: the module at the table's making, prison and thieves and doors, the end of a round with a theft.
  await opened('/create');
  await page.getByRole('radio', { name: /^2004/ }).check();
  await page.getByRole('checkbox', { name: /^Saboteur 2/ }).check();
  await page.locator('.moved p').first().waitFor();
  await page.getByRole('checkbox', { name: /^Saboteur 2/ }).evaluate((box) => box.closest('fieldset').previousElementSibling.scrollIntoView());
  await shoot('saboteur2-create');
  const mine = await context.newPage();
  const told = await ToldTable.lay(mine, { lobby: lobbyOf(example.names), seat: 5, view: exampleTurn });
  await mine.locator('.prompt.mine').waitFor();
  await mine.locator('.hand .card').nth(3).click();
  await shoot('saboteur2', mine);
  await mine.keyboard.press('Escape');
  told.tell(exampleEnd(theft));
  await mine.locator('dialog[open] .steal').waitFor();
  await shoot('saboteur2-round', mine);
  await mine.close();
}

// The anniversary box: its modules at the table's making, a championship with a Veto, a table full of what modules bring.
export async function walkModules({ page, context, shoot }) {
  await page.goto('/create');
  await page.getByRole('button', { name: /^(Everything that fits|Tout ce qui)/ }).click();
  await page.getByRole('checkbox', { name: /^(Greedy dwarf|Nain cupide)/ }).evaluate((box) => box.closest('[role=group]').previousElementSibling.scrollIntoView());
  await shoot('modules-create');

  const known = ['base', 'saboteur2', ...everyModule];
  const six = await lay(context, championship, known);
  await six.at.locator('.hand .card').nth(1).click();
  await six.at.locator('.mark').first().click();
  await shoot('championship', six.at);
  await six.at.keyboard.press('Escape');
  six.told.tell(vetoWindow);
  await six.at.locator('.announced').waitFor();
  await shoot('veto', six.at);
  await six.at.close();

  const eight = await lay(context, everything, known);
  await shoot('everything', eight.at);
  eight.told.tell(chestOpened);
  await eight.at.locator('.tray').waitFor();
  await shoot('chest', eight.at);
  await eight.at.close();
}

// The Lost Mines: the way into a mine before it is walked, and how the loot is shared.
async function walkLostMines({ context, shoot }) {
  const { at, told } = await lay(context, expedition, ['lost_mines']);
  await at.locator('[data-mark="8,6"]').click();
  await shoot('lost-mines', at);
  told.tell(lootShared);
  await at.locator('dialog[open] .reckoning section').nth(3).waitFor();
  await at.locator('dialog[open] .reckoning').evaluate((shared) => shared.previousElementSibling.scrollIntoView());
  await shoot('lost-mines-round', at);
  await at.close();
}

// What is seen for a moment, or now and then.
async function walkFurther({ served, page, context, shoot }) {
  const { at: first } = await lay(context, crowdOf(5), []);
  await first.locator('.bubbles').waitFor();
  await shoot('first', first);
  await first.close();
  for (const [name, players, more] of [['three', 3, { tunnels: grown }], ['twelve', 12, {}], ['watching', 5, { seat: null, asked: 1, tunnels: grown }]]) {
    const { at } = await lay(context, crowdOf(players, more));
    await shoot(name, at);
    if (name === 'twelve') {
      await at.locator('.hand .card').nth(1).click();
      await shoot('targets', at);
      await at.locator('.info').click();
      await at.locator('dialog[open]').waitFor();
      await shoot('card', at);
      await at.keyboard.press('Escape');
      await at.keyboard.press('Escape');
      await at.locator('[data-seat="3"]').click();
      await at.locator('dialog[open]').waitFor();
      await shoot('seat', at);
      await at.keyboard.press('Escape');
    }
    await at.close();
  }
  const table = await Company.gather(served.socket, { names: ['Ann', 'Cleo'], seats: 5 });
  table.rest();
  await sit(page, table);
  table.host.say('hand_over', { seat: 2 });
  await page.getByRole('button', { name: /^(Change the table|Modifier la table)$/ }).click();
  await page.locator('dialog[open]').waitFor();
  await shoot('change');
  await page.locator('dialog[open]').getByRole('button', { name: /^(Cancel|Annuler)$/ }).click();
  await page.getByRole('button', { name: /Cleo/ }).last().click();
  await shoot('sure');
  await page.keyboard.press('Escape');
  table.people[1].say('leave');
  await page.getByRole('button', { name: /^(Fill with bots|Compléter avec des robots)/ }).click();
  await page.getByRole('button', { name: /^(Start|Lancer)/ }).click();
  await page.locator('.prompt').waitFor();
  await context.setOffline(true);
  await page.locator('.place p').waitFor();
  await shoot('lost');
  await context.setOffline(false);
  table.end();
  await page.goto('/mine');
  await page.locator('h1').first().waitFor();
  await shoot('mine');
}

// A table told by hand; what is known needs no explaining.
async function lay(context, table, known = ['base', 'saboteur2']) {
  const at = await context.newPage();
  await at.addInitScript((names) => (localStorage['filon.bubbles'] = JSON.stringify(names)), known);
  const told = await ToldTable.lay(at, table);
  await at.locator(table.view.legal ? '.prompt.mine' : '.prompt').waitFor();
  return { at, told };
}

async function sit(page, company) {
  await page.goto(`/t/${company.code}`);
  await page.locator('form button.main').first().click();
  await page.locator('li.me').waitFor();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isEvery = process.argv[2] === '--every';
  const folder = process.argv[isEvery ? 3 : 2] ?? fileURLToPath(new URL('../../docs/screens', import.meta.url));
  const served = await Served.start();
  const browser = await launch();
  try {
    const { count, bytes } = await takeScreens({ served, browser, folder, ...(isEvery ? { format: 'png', looks: every } : { format: 'webp' }) });
    console.log(`${count} screens, ${bytes} bytes`);
    assert.ok(isEvery || bytes < enough, `they take more than ${enough} bytes`);
  } finally {
    await browser.close();
    await served.end();
  }
}
