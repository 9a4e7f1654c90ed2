// Where everything is: the board gets the space, everybody is in sight, and nothing covers anything, at every size.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box, boxes, covered, cutOff, isInside, isOver, settled } from './boxes.mjs';
import { desktop, phone, sideways } from './browser.mjs';
import { tunnels as fullMaze } from './full_maze.mjs';
import { openHouse } from './house.mjs';
import { ToldTable } from './told.mjs';
import { crowd, grown } from './told_crowds.mjs';
import { championship, chestOpened, everyModule, everything, vetoWindow } from './told_modules.mjs';
import { until } from './turns.mjs';

const house = openHouse();
const sized = (look, [width, height]) => ({ ...look, viewport: { width, height } });

// What must never lie over something else.
const parts = ['.table > header', '.seat', 'maze', '.tools', '.prompt', '.hand', '.watching', 'aside'];

async function lay(look, table, { locale = 'en', colorScheme } = {}) {
  const { page, context, mistakes } = await house.newcomer({ ...look, ...(colorScheme ? { colorScheme } : {}) }, locale);
  const told = await ToldTable.lay(page, table);
  await page.locator('.prompt').waitFor();
  await settled(page);
  const end = async () => {
    assert.deepEqual(mistakes, []);
    await context.close();
  };
  const resize = async ([width, height]) => {
    await page.setViewportSize({ width, height });
    await settled(page);
  };
  return { page, told, resize, end };
}
// Cards of the hand that a crowd's first player holds.
const [straight, pickaxe, map, useless] = [0, 1, 2, 5];
const pick = (page, card) => page.locator('.hand .card').nth(card).click();

for (const players of [3, 10, 12])
  test(`a phone held sideways gives the board most of the screen, with ${players} players`, { timeout: 120_000 }, async () => {
    const { page, resize, end } = await lay(sideways, crowd(players));
    for (const size of [[844, 390], [740, 360], [667, 375]]) {
      await resize(size);
      const [width, height] = size;
      const main = await box(page, 'main');
      assert.ok(main.width >= width * 0.6 - 1 && main.height >= height * 0.9, `${size}: the board has ${main.width}x${main.height}`);
      assert.ok(isInside(await box(page, 'maze'), main), `${size}: the whole maze is shown`);
      assert.deepEqual(await covered(page, ...parts), [], String(size));
      assert.deepEqual(await cutOff(page, '.seat', '.hand .card', '.prompt .button', '.table > header button', '.tools button'), [], String(size));
      assert.equal((await boxes(page, '.seat')).length, players);
      for (const one of await boxes(page, '.seat', '.hand .card')) assert.ok(one.width >= 40 && one.height >= 38, `${size}: ${JSON.stringify(one)}`);
      // The question may be long: the cards stay.
      await pick(page, straight);
      await page.locator('.mark').first().waitFor();
      assert.deepEqual(await cutOff(page, '.hand .card', '.prompt .button'), []);
      assert.deepEqual(await covered(page, '.prompt .button', '.question', '.hand .card:not(.up)'), []);
      assert.deepEqual(await box(page, 'main'), main, 'the board keeps its size');
      await page.keyboard.press('Escape');
    }
    await end();
  });

test('a phone held sideways shows how to play on the first page, and the whole menu', { timeout: 120_000 }, async () => {
  const { page, context } = await house.newcomer(sideways);
  await page.goto('/');
  await page.locator('.play').waitFor();
  assert.deepEqual(await cutOff(page, 'h1', '.play', '.as'), []);
  await context.close();
  const table = await lay(sideways, crowd(5));
  await table.page.locator('.table > header > button').click();
  await table.page.getByRole('button', { name: 'Give up my seat' }).waitFor();
  assert.deepEqual(await cutOff(table.page, 'dialog[open] .button', 'dialog[open] summary'), []);
  assert.deepEqual(await covered(table.page, 'dialog[open] .button', 'dialog[open] summary'), []);
  await table.end();
});

test('how far the match is stands beside the news, however much there is of both', { timeout: 120_000 }, async () => {
  const { page, told, resize, end } = await lay(desktop, everything, { locale: 'fr' });
  told.tell(chestOpened);
  await page.locator('.tray').waitFor();
  for (const size of [[1440, 900], [1024, 768], [2560, 1440]]) {
    await resize(size);
    assert.deepEqual(await covered(page, '.round > *', '.latest'), [], String(size));
    assert.deepEqual(await cutOff(page, '.round > *', '.latest'), []);
  }
  await end();
});

for (const size of [[360, 640], [390, 844]])
  test(`on a phone ${size[0]} wide the question has a line of its own`, { timeout: 120_000 }, async () => {
    const { page, end } = await lay(sized(phone, size), crowd(5, { left: 170 }), { locale: 'fr' });
    const board = await box(page, 'main');
    const check = async (what) => {
      await settled(page);
      const question = await box(page, '.question');
      assert.ok(question.width > size[0] * 0.9, `${what}: the question is ${question.width} wide`);
      const lines = await page.locator('.question').evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      });
      assert.ok(lines <= 3, `${what}: it has ${lines} lines`);
      // How long there is and what can be done stand below it, side by side.
      const below = await boxes(page, '.prompt .left', '.prompt .button', '.prompt a', '.secrets button');
      assert.ok(below.length >= 2 && below.every(({ top }) => top >= question.bottom - 1), `${what}: ${JSON.stringify(below)}`);
      assert.ok(Math.max(...below.map(({ top }) => top)) < Math.min(...below.map(({ bottom }) => bottom)), `${what}: in one row`);
      assert.deepEqual(await covered(page, '.prompt .left', '.prompt .button', '.prompt a', '.secrets button', '.hand'), [], what);
      assert.deepEqual(await cutOff(page, '.prompt .button', '.hand .card'), [], what);
      assert.deepEqual(await box(page, 'main'), board, `${what}: the board stays where it is`);
    };
    await check('a turn');
    await pick(page, straight);
    await page.locator('.mark').first().waitFor();
    await check('a card in hand');
    await page.locator('.mark').first().click();
    await check('a card about to be played');
    await page.keyboard.press('Escape');
    await page.locator('.hand .card').nth(useless).click({ force: true });
    await check('a card that cannot be played');
    await page.keyboard.press('Escape');
    await page.locator('.prompt .button').click();
    await check('discarding');
    await end();
  });

test('the longest question moves nothing', { timeout: 120_000 }, async () => {
  const { page, context } = await house.newcomer(sized(phone, [360, 640]), 'fr');
  await page.addInitScript((known) => (localStorage['filon.bubbles'] = JSON.stringify(known)), everyModule);
  const told = await ToldTable.lay(page, championship);
  await page.locator('.prompt.mine').waitFor();
  await settled(page);
  const before = await boxes(page, 'main', '.prompt', '.hand');
  told.tell(vetoWindow);
  await page.locator('.announced').waitFor();
  await settled(page);
  assert.deepEqual(await boxes(page, 'main', '.prompt', '.hand'), before);
  assert.deepEqual(await covered(page, '.question', '.prompt .button', '.secrets button', '.hand'), []);
  await context.close();
});

for (const [name, look] of [['a small phone', sized(phone, [360, 640])], ['a phone', phone], ['a phone held sideways', sideways], ['a desktop', desktop]])
  test(`the role covers neither question, tools nor cards on ${name}, and remembers that it was looked at`, { timeout: 120_000 }, async () => {
    const { page, told, end } = await lay(look, crowd(12));
    const hint = page.getByText('Look at your role');
    const panel = page.locator('.secrets .told');
    const open = async () => {
      await page.getByRole('button', { name: 'Show my secrets' }).click();
      await panel.waitFor();
    };
    await page.locator('.secrets .new').waitFor();
    assert.deepEqual(await covered(page, '.secrets button', '.question', '.tools', '.hand', 'maze'), []);
    await open();
    const own = await box(page, '.secrets .told');
    for (const other of await boxes(page, '.question', '.prompt .button', '.tools', '.hand', '.seat', '.table > header'))
      assert.ok(!isOver(own, other), `it covers ${JSON.stringify(other)}`);
    assert.deepEqual(await cutOff(page, '.secrets .told'), []);
    // A tap elsewhere closes it, and does what it does.
    await pick(page, map);
    await panel.waitFor({ state: 'detached' });
    await page.locator('.mark').first().waitFor();
    await page.keyboard.press('Escape');

    const isNew = async () => [await page.locator('.secrets .new').count(), await hint.count()];
    assert.deepEqual(await isNew(), [0, 0]);
    await page.reload();
    await page.locator('.prompt.mine').waitFor();
    assert.deepEqual(await isNew(), [0, 0], 'after a reload');
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    assert.ok(kept.includes('looked') && !/saboteur"|role/.test(kept.replace('[\\"saboteur2\\"]', '')), `what is stored tells no role: ${kept}`);

    // A role that was changed is new.
    told.tell({ n: 13, told: [], question: { number: 14, what: 'turn', seats: [1] }, table: { seats: { 0: { role_changes: 1 } } }, mine: { role: 'boss' } });
    await page.locator('.secrets .new').waitFor();
    await end();
  });

for (const players of [3, 5, 10, 12])
  test(`all ${players} players are in sight at once on a phone`, { timeout: 120_000 }, async () => {
    const { page, told, resize, end } = await lay(phone, crowd(players));
    for (const size of [[390, 844], [360, 640]]) {
      await resize(size);
      const seats = await boxes(page, '.seat');
      assert.equal(seats.length, players);
      assert.deepEqual(await cutOff(page, '.seat'), []);
      assert.deepEqual(await covered(page, ...parts), []);
      assert.ok(seats.every(({ width, height }) => width >= 44 && height >= 44), JSON.stringify(seats));
      assert.equal(new Set(seats.map(({ top }) => Math.round(top))).size, players > 6 ? 2 : 1, 'rows');
      const main = await box(page, 'main');
      assert.ok(main.height >= size[1] * 0.35, `the board is ${main.height} high`);
      assert.ok(isInside(await box(page, 'maze'), main));
      // Troubles can be read, each at its own player.
      const icons = await boxes(page, '.seat .lies svg');
      assert.ok(icons.length >= 3 && icons.every(({ width, height }) => width >= 16 && height >= 16), JSON.stringify(icons));
      assert.ok(icons.every((icon) => seats.some((one) => isInside(icon, one))), 'within a seat');
      assert.deepEqual(await covered(page, '.seat .lies svg'), []);
    }
    // Whoever can be chosen lights up, and nothing moves.
    const before = await boxes(page, '.seat');
    await pick(page, pickaxe);
    await until('all others are lit', async () => (await page.locator('.seat.lit').count()) === players - 1);
    assert.deepEqual(await boxes(page, '.seat'), before);
    await page.keyboard.press('Escape');
    // What somebody says stands at their seat.
    const speaker = players - 1;
    told.say({ seat: speaker, text: 'I have a lamp' });
    await page.locator('.bubble').waitFor();
    const [bubble, seat] = await boxes(page, '.bubble', `[data-seat="${speaker}"]`);
    assert.ok(bubble.left < seat.right && bubble.right > seat.left && Math.abs(bubble.top - seat.bottom) < 12, 'the bubble is at the seat');
    await end();
  });

for (const [name, look] of [['a phone', phone], ['a small phone', sized(phone, [360, 640])], ['a phone held sideways', sideways], ['a desktop', desktop]])
  test(`who looks on is told so, over nothing, on ${name}`, { timeout: 120_000 }, async () => {
    const { page, end } = await lay(look, crowd(5, { seat: null, asked: 1, tunnels: grown }));
    await page.getByText('You are watching').waitFor();
    assert.deepEqual(await covered(page, ...parts), []);
    assert.deepEqual(await cutOff(page, '.watching', '.tools'), []);
    assert.ok(!isOver(await box(page, '.watching'), await box(page, 'main')));
    assert.ok(isInside(await box(page, 'maze'), await box(page, 'main')));
    await end();
  });

test('the maze fits and fills its pane at every size of a desktop, and after resizing nothing covers anything', { timeout: 240_000 }, async () => {
  const sizes = [[1440, 900], [2560, 1440], [1024, 640], [1920, 1080], [768, 1024], [1280, 720], [390, 844], [844, 390], [1366, 768], [2560, 1440]];
  for (const [what, tunnels] of [['a first turn', undefined], ['a maze that has grown', grown], ['a maze of seventy cards', { '0,0': ['start', false], ...fullMaze }]]) {
    const { page, resize, end } = await lay(desktop, crowd(10, { tunnels }));
    for (const size of sizes) {
      await resize(size);
      const [main, maze, tools] = await boxes(page, 'main', 'maze', '.tools');
      assert.ok(isInside(maze, main), `${what} at ${size}: the whole maze is shown`);
      assert.deepEqual(await covered(page, ...parts), [], `${what} at ${size}`);
      assert.deepEqual(await cutOff(page, '.seat', '.hand .card', '.tools', '.prompt'), [], `${what} at ${size}`);
      // It is as large as it can be, but for the room that is kept for what may be laid next.
      const [wide, high] = [maze.width / (main.width - tools.width), maze.height / main.height];
      assert.ok(Math.max(wide, high) > (tunnels ? 0.72 : 0.8), `${what} at ${size}: the maze takes ${wide} of the width and ${high} of the height`);
    }
    await end();
  }
});

test('words are larger on a large screen', { timeout: 120_000 }, async () => {
  const { page, resize, end } = await lay(desktop, crowd(3));
  const heights = [];
  for (const size of [[1440, 900], [1920, 1080], [2560, 1440]]) {
    await resize(size);
    heights.push(await page.locator('.question').evaluate((one) => parseFloat(getComputedStyle(one).fontSize)));
  }
  assert.ok(heights[0] < heights[1] && heights[1] < heights[2], heights.join());
  await end();
});

for (const [name, size, touch] of [['a tablet', [768, 1024], phone], ['a phone', [390, 844], phone], ['a small phone', [360, 640], phone], ['a phone held sideways', [844, 390], phone], ['a desktop', [1100, 800], desktop]])
  test(`log, talk and notebook leave board, players and question in sight on ${name}`, { timeout: 120_000 }, async () => {
    const { page, end } = await lay(sized(touch, size), crowd(10));
    for (const side of ['Log', 'Chat', 'Notebook']) {
      await page.getByRole('button', { name: side, exact: true }).click();
      await page.locator('aside').waitFor();
      await settled(page);
      const [main, maze, aside] = await boxes(page, 'main', 'maze', 'aside');
      assert.deepEqual(await covered(page, ...parts), [], side);
      assert.ok(isInside(maze, main) && main.height > 100, `${side}: the board has ${main.width}x${main.height}`);
      assert.ok(aside.width >= 200 && aside.height >= 150, `${side} has ${aside.width}x${aside.height}`);
      assert.deepEqual(await cutOff(page, '.seat', '.prompt', 'aside', 'aside form button'), [], side);
    }
    await page.locator('aside').getByRole('button', { name: 'Close' }).click();
    await page.locator('aside').waitFor({ state: 'detached' });
    await page.locator('.hand .card').first().waitFor();
    await end();
  });

test('by day nothing pales while a card is in hand', { timeout: 120_000 }, async () => {
  const { page, end } = await lay(phone, crowd(3, { tunnels: grown }), { colorScheme: 'light' });
  await pick(page, straight);
  await page.locator('.mark').first().waitFor();
  const pale = await page.locator('.maze [data-cell] .k-face, .hand .card').evaluateAll((all) =>
    all.filter((one) => {
      for (let at = one; at && !at.matches('main, .hand'); at = at.parentElement) if (Number(getComputedStyle(at).opacity) < 1) return true;
      return false;
    }).length,
  );
  assert.equal(pale, 0);
  await page.locator('.maze .shade').first().waitFor();
  await end();
});

test('numbers leave the goals in sight', { timeout: 120_000 }, async () => {
  const { page, resize, end } = await lay(phone, crowd(3));
  for (const size of [[390, 844], [844, 390], [1440, 900]]) {
    await resize(size);
    const goals = await page.locator('.goal').evaluateAll((all) =>
      all.map((goal) => {
        const [face, badge] = [goal.querySelector('.k-face'), goal.querySelector('circle')].map((one) => one.getBoundingClientRect());
        const text = goal.querySelector('text').getBoundingClientRect();
        return { isClear: badge.top > face.top + face.height / 2 && badge.left > face.left + face.width / 2, height: text.height };
      }),
    );
    assert.equal(goals.length, 3);
    for (const { isClear, height } of goals) assert.ok(isClear && height >= 14, `${size}: ${isClear} ${height}`);
  }
  await end();
});

test('a goal turns over where it lies, however the board moves meanwhile', { timeout: 120_000 }, async () => {
  const { page, told, end } = await lay({ ...phone, reducedMotion: 'no-preference' }, crowd(3, { asked: 1 }));
  await page.evaluate(() => {
    window.far = [];
    const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
    const look = () => {
      // After everything that moves in this frame has moved.
      setTimeout(() => {
        for (const flight of document.querySelectorAll('.flight.flip')) {
          const cell = [...document.querySelectorAll('[data-cell="8,0"] .k-face')].map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0);
          const [[x, y], [atX, atY]] = [middle(flight.getBoundingClientRect()), middle(cell)];
          window.far.push(Math.hypot(x - atX, y - atY) + Math.abs(flight.getBoundingClientRect().width - cell.width));
        }
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  told.tell({
    n: 13, told: [['path_placed', 1, 'b-ew', [7, 0], false], ['goal_turned', 1, 'goal-stone-ne', false, true]], question: { number: 14, what: 'turn', seats: [2] },
    table: { tunnels: { '7,0': ['b-ew', false], '8,0': ['goal-stone-ne', false] }, goals: [-2, 0, 2].map((y, goal) => ({ at: [8, y], ...(goal === 1 ? { card: 'goal-stone-ne' } : {}) })) },
  });
  await page.locator('.flight.flip').waitFor();
  await page.setViewportSize({ width: 390, height: 700 });
  await until('it has turned', async () => (await page.evaluate(() => window.far.length)) > 0 && (await page.locator('.flight').count()) === 0);
  const far = await page.evaluate(() => Math.max(...window.far));
  assert.ok(far < 3, `it was ${far} pixels off`);
  await end();
});
