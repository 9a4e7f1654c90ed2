// A card in hand and the maze under a finger: nothing moves that is about to be tapped, and what cannot be done is asked for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desktop, phone, sideways } from './browser.mjs';
import { openHouse } from './house.mjs';
import { ToldTable, example, exampleTurn, lobbyOf } from './told.mjs';
import { until } from './turns.mjs';

const house = openHouse();

for (const [name, look] of [['a phone', phone], ['a phone held sideways', sideways], ['a desktop', desktop]])
  test(`taps and drops on ${name}`, { timeout: 120_000 }, async () => {
    const { page, context, mistakes } = await house.newcomer(look);
    const told = await ToldTable.lay(page, { lobby: lobbyOf(example.names), seat: 5, view: exampleTurn });
    const hand = (card) => page.locator('.hand').getByRole('button', { name: card, exact: true });
    const layer = () => page.locator('.layer').getAttribute('style');
    const scale = async () => Number(/scale\((.+)\)/.exec(await layer())[1]);
    const middle = async (of) => {
      const { x, y, width, height } = await of.boundingBox();
      return [x + width / 2, y + height / 2];
    };
    const twice = async (x, y) => {
      if (!look.hasTouch) return page.mouse.dblclick(x, y);
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
    };
    const drag = async ([fromX, fromY], [x, y]) => {
      await page.mouse.move(fromX, fromY);
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    };
    const answer = () => until('something was answered', () => told.answers.shift());
    const aim = () => until('it was asked why not', () => told.aims.shift());
    const isWhole = () => until('the whole maze is shown', async () => (await layer()) === whole);
    await page.locator('.prompt.mine').waitFor();
    const whole = await layer();
    const closer = page.getByRole('button', { name: 'Zoom in' });
    const main = await page.locator('main').boundingBox();
    const corner = [main.x + 20, main.y + 20]; // far from every tunnel
    assert.ok(main.height > look.viewport.height / 2, 'the board gets the space');

    // Two presses are two steps; a double tap shows everything, wherever one was.
    const before = await scale();
    await twice(...(await middle(closer)));
    await until('it is closer', async () => (await scale()) > before * 1.6);
    await twice(...corner);
    await isWhole();

    // A card taken up moves nothing, and a button is no place for it.
    await hand('Bend: up, right').click();
    await page.locator('.mark').waitFor();
    assert.equal(await layer(), whole);
    await closer.click();
    await page.getByRole('button', { name: 'Show the whole maze' }).click();
    await isWhole();
    await page.keyboard.press('Escape');
    assert.deepEqual(told.answers, []);

    // Where nothing is lit the server is asked; a tap on a player does not open their details.
    await drag(await middle(hand('Bend: up, right')), corner);
    const { at, ...rest } = await aim();
    assert.deepEqual(rest, { card: 'b-ne', turned: false });
    assert.ok(at.every(Number.isInteger) && at[1] < 0, `it was dropped at ${at}`);
    await drag(await middle(hand('Bend: up, right')), await middle(page.locator('[data-seat="6"]')));
    assert.deepEqual(await aim(), { card: 'b-ne', seat: 6 });
    await hand('Prison').click();
    await page.locator('[data-seat="5"]').click();
    assert.deepEqual(await aim(), { card: 'prison', seat: 5 });
    assert.equal(await page.locator('dialog[open]').count(), 0);

    // Two quick taps show the card and play it.
    await hand('Bend: up, right').click();
    await twice(...(await middle(page.locator('.mark'))));
    assert.deepEqual(await answer(), ['place_path', 'b-ne', [7, 0], true]);
    assert.deepEqual([told.answers, told.aims], [[], []]);
    await isWhole();

    // Who is asked is in sight.
    told.tell({ n: 41, told: [['path_placed', 5, 'b-ne', [7, 0], true]], question: { number: 42, what: 'turn', seats: [3] }, table: {}, mine: {} });
    const asked = page.locator('.seat.asked');
    await until('the seat is in sight', () =>
      asked.evaluate((seat) => {
        const { left, right } = seat.getBoundingClientRect();
        return seat.dataset.seat === '3' && left >= 0 && right <= innerWidth;
      }),
    );
    assert.equal(await asked.locator('.timer').count(), 1);
    assert.deepEqual(mistakes, []);
    await context.close();
  });
