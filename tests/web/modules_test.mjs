// Every question that modules ask, told to a page by hand and answered by what it shows; then whole matches.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { desktop, phone, sideways } from './browser.mjs';
import { Digger } from './digger.mjs';
import { openHouse } from './house.mjs';
import { ToldTable, lobbyOf } from './told.mjs';
import { until } from './turns.mjs';

const house = openHouse();

const modules = [
  'wc_goal_swap', 'wc_forgotten_treasure', 'wc_veto', 'wc_direction_change', 'wc_scout', 'wc_diversion', 'mini_right_of_passage',
  'mini_costume_workshop', 'mini_underground_party', 'mini_new_goals', 'mini_treasure_chests',
];
const lobby = lobbyOf(['Ann', 'Bo', 'Cy'], { options: { edition: '2024', modules, veto_seconds: 4, goals: [], chests: [], workshop: [], party: [] } });

const hand = ['b-ew', 'b-ns', 'diversion', 'goal_swap', 'map', 'scout'];
const view = {
  n: 10,
  told: [],
  rules: { rounds: 3, hand_size: 6, roles: { gold_digger: 3, saboteur: 1 }, goal_cells: [] },
  question: { number: 1, what: 'turn', seats: [0] },
  table: {
    round: 1, first: 0, direction: 1, pile: 30, last_path: [[1, 0]],
    tunnels: { '0,0': ['start', false], '1,0': ['b-nesw', false] },
    goals: [-4, -2, 0, 2, 4].map((y) => ({ at: [8, y] })),
    chests: [[3, -1], [3, 1], [5, -1], [5, 1]].map((at) => ({ at, state: 'closed' })),
    pawn: { 0: { at: [2, 0], owner: 1 }, 1: { at: [0, 0] } },
    seats: { 0: { hand_size: 6, purse: { has_nuggets: true } }, 1: { hand_size: 6 }, 2: { hand_size: 6 } },
  },
  mine: { role: 'gold_digger', hand, nuggets: 1, gold: { 1: 1, 3: 1 } },
};
const turn = {
  place_path: { 'b-ew': [[[2, 0], false, 'mine'], [[2, 0], false, 'request']], 'b-ns': [[[1, 1]]] },
  divert: { diversion: [[[0, 1]], [[0, 1], true]] },
  swap_goals: { goal_swap: [[0, 2, true], [0, 2], [2, 4, true], [2, 4]] },
  peek_goal: { map: [[0]] }, peek_chest: { map: [[1]] },
  play_card: { scout: [[]] },
  recruit: { pawns: [1], cells: [[1, 1], [0, 1]] },
  discard: { least: 1, most: 1 },
};

for (const [name, look] of [['a phone', phone], ['a desktop', desktop]])
  test(`every question of the modules on ${name}`, { timeout: 120_000 }, async () => {
    const { page, context, mistakes } = await house.newcomer(look);
    const told = await ToldTable.lay(page, { lobby, seat: 0, view: { ...view, legal: turn } });
    const button = (label) => page.getByRole('button', { name: label, exact: true });
    const card = (index) => page.locator('.hand .card').nth(index);
    const mark = (x, y) => page.locator(`[data-mark="${x},${y}"]`);
    const answered = async (answer) => {
      await until(`it is answered: ${answer}`, () => JSON.stringify(told.answers.at(-1)) === JSON.stringify(answer));
      await page.keyboard.press('Escape');
    };
    let n = view.n;
    const ask = (what, legal, { table = {}, mine = {}, seats = [0], ...more } = {}) => {
      ++n;
      told.tell({ n, told: [], question: { number: n, what, seats, ...more }, table, mine, legal });
    };

    // What is new is explained, and can be skipped.
    await page.getByText('One card can swap two goals that lie face down.').waitFor();
    await button('Skip, I know this').click();

    // A turn: who pays for the dwarf, the tunnel that moves, two goals, a chest, a card without a target, a dwarf.
    await card(0).click();
    await mark(2, 0).click();
    await page.getByText('A dwarf stands there. Who pays the nugget?').waitFor();
    await button('Ask the others').click();
    await answered(['place_path', 'b-ew', [2, 0], false, 'request']);
    ask('turn', turn);
    await card(2).click();
    await mark(0, 1).click();
    await button('Turn the card').click();
    await button('Play').click();
    await answered(['divert', 'diversion', [0, 1], true]);
    ask('turn', turn);
    await card(3).click();
    assert.match(await mark(8, 4).getAttribute('aria-label'), /^Swap goal \d, 8 places right/);
    await mark(8, 4).click();
    await page.getByText('Now choose the second goal.').waitFor();
    await mark(8, 0).click();
    await button('Only pretend').click();
    await answered(['swap_goals', 'goal_swap', 2, 4]);
    ask('turn', turn);
    await card(4).click();
    await page.getByText('Choose a goal or a chest to look at.').waitFor();
    await mark(3, 1).click();
    await mark(3, 1).click();
    await answered(['peek_chest', 'map', 1]);
    ask('turn', turn);
    await card(5).click();
    await button('Play').click();
    await answered(['play_card', 'scout']);
    ask('turn', turn);
    await button('Hire a dwarf').click();
    await card(1).click();
    await mark(0, 1).click();
    await button('Hire').click();
    await answered(['recruit', 'b-ns', 1, [0, 1]]);

    // A card is announced. Who holds no Veto is not disturbed, and says nothing.
    const announced = { in_play: ['broken_cart'], announced: ['break_tool', 'broken_cart', 2] };
    ++n;
    told.tell({ n, told: [['announced', 1, announced.announced]], question: { number: n, what: 'veto', seats: [0, 2], window: true }, table: announced, legal: { decline: [[]] } });
    await page.getByText('Bo wants to break Cy’s cart. Does anybody veto it?').first().waitFor();
    assert.equal(await page.locator('.prompt.mine, .prompt .buttons .button').count(), 0);
    const before = told.answers.length;
    ask('veto', { play_veto: { veto: [[]] }, decline: [[]] }, { mine: { hand: [...hand, 'veto'] }, seats: [0, 2], window: true });
    await page.locator('.prompt').getByRole('button', { name: 'Veto' }).click();
    await answered(['play_veto', 'veto']);
    assert.equal(told.answers.length, before + 1);
    told.keep(n, ['play_veto', 'veto']);
    await button('Keep my Veto').click();
    await answered(['decline']);

    // Somebody wants to pass a dwarf.
    ask('fee', { agree: [[]], decline: [[]] }, { table: { announced: ['place_path', 'b-ew', [2, 0], false, 'request'] }, seats: [0, 1], window: true });
    await button('Pay').click();
    await answered(['agree']);
    ask('cash', { cash_gold: [[1], [3]] });
    await button('Change the card worth 3 nuggets').click();
    await answered(['cash_gold', 3]);

    // What was reached, and what chests do.
    const after = { announced: null, in_play: [] };
    ask('target', { pick_place: [[[8, 0]], [[3, 1]]] }, { table: after });
    await mark(3, 1).click();
    await button('This one first').click();
    await answered(['pick_place', [3, 1]]);
    const chests = view.table.chests.map((chest, index) => (index === 1 ? { ...chest, cards: { path: 'chest_path_ne' } } : chest));
    ask('rotation', { pick_rotation: [[], [true]] }, { table: { chests } });
    await button('Turn the card').click();
    await button('Leave it like this').click();
    await answered(['pick_rotation', true]);
    ask('push', { pick_place: [[[8, -4]]] }, { table: { chests: view.table.chests } });
    await mark(8, -4).click();
    await button('Move it away').click();
    await answered(['pick_place', [8, -4]]);
    ask('rob', { pick_player: [[1], [2]] });
    await page.locator('[data-seat="2"]').click();
    await button('Take a card').click();
    await answered(['pick_player', 2]);
    ask('inspect', { pick_player: [[1], [2]] });
    await page.locator('[data-seat="1"]').click();
    await button('Look').click();
    await answered(['pick_player', 1]);
    ask('find', { pick_card: [[1], [2]] }, { mine: { looking: ['forgotten_treasure', 'map', 'rockfall'] } });
    assert.ok(await button('Take Forgotten treasure').isDisabled());
    await button('Take Rockfall').click();
    await answered(['pick_card', 2]);
    ask('keep', { pick_card: [[0], [1]] }, { mine: { looking: ['b-ew', 'map'] } });
    await button('Take Map').click();
    await answered(['pick_card', 1]);

    // A scout lays two tunnels; the second may be left out.
    ask('first_path', { place_path: turn.place_path }, { mine: { looking: [] }, table: { in_play: ['scout'] } });
    await page.getByText('Scout: lay your first tunnel.').waitFor();
    await card(4).click({ force: true });
    await page.locator('.question', { hasText: 'You can only lay a tunnel now.' }).waitFor();
    await card(1).click();
    await mark(1, 1).click();
    await button('Play').click();
    await answered(['place_path', 'b-ns', [1, 1]]);
    ask('second_path', { place_path: turn.place_path, decline: [[]] });
    await button('No second tunnel').click();
    await answered(['decline']);

    assert.deepEqual(mistakes, []);
    await context.close();
  });

test('what modules put on the table has a name', { timeout: 60_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer(desktop);
  const opened = view.table.chests.map((chest, index) => (index === 0 ? { ...chest, state: 'open', cards: { path: 'chest_path_nesw', card: 'chest_nugget' } } : chest));
  const table = { ...view.table, chests: opened, tunnels: { ...view.table.tunnels, '3,-1': ['chest_path_nesw', false] }, direction: -1, maps_banned: true, workshop_used: true };
  const mine = { ...view.mine, chests_seen: { 2: { path: 'chest_path_ne', card: 'chest_draw3' } }, goals_mixed: [{ card: 'newgoal_treasure', goals: 0b00101 }] };
  await ToldTable.lay(page, { lobby, seat: 0, view: { ...view, question: { number: 1, what: 'turn', seats: [1] }, table, mine } });
  for (const name of [
    'Chest 1, open: A nugget, 3 places right', 'Chest 2, closed', 'Chest 3, closed; you saw: Draw three, keep one', 'Dwarf with a cap, hired by Bo',
    'Goal 1: maybe The treasure, but goals may have been swapped since', 'Goal 2, face down', 'Turns go the other way round', 'Maps cannot show goals any more in this round',
    'Costume workshop, already reached', 'Underground party, not reached yet',
  ])
    await page.getByRole('img', { name }).waitFor({ timeout: 5_000 }); // and where it is
  assert.deepEqual(mistakes, []);
  await context.close();
});

// Whole matches, side by side: in most of their time people wait whether somebody stops a card.
const small = { viewport: { width: 1280, height: 800 } };
describe('two people and bots play to the end', { concurrency: true }, () => {
  for (const [preset, ann, ben] of [
    ['Championship 2024', { look: phone, locale: 'fr', preset: 'Championnat 2024' }, { look: small, locale: 'en' }],
    ['Everything that fits', { look: sideways, locale: 'en' }, { look: small, locale: 'fr' }],
  ])
    test(preset, { timeout: 600_000 }, async (t) => {
      const people = [await house.newcomer(ann.look, ann.locale), await house.newcomer(ben.look, ben.locale)];
      const [host, guest] = people.map(({ page }) => page);
      await host.goto('/create');
      await host.getByRole('button', { name: new RegExp(`^${ann.preset ?? preset}`) }).click();
      await host.getByText('4', { exact: true }).first().click();
      for (let second = 4; second > 2; --second) await host.locator('.stepper button').first().click();
      await host.locator('form button.main').click();
      const code = (await host.locator('.code').first().innerText()).trim();
      await guest.goto(`/t/${code}`);
      await guest.locator('form button.main').first().click();
      await guest.locator('li.me').waitFor();
      await host.getByRole('button', { name: /^(Fill with bots|Compléter avec des robots)$/ }).click();
      await host.locator('.bar .main:enabled').click();

      const began = Date.now();
      const diggers = [new Digger(people[0]), new Digger(people[1], { isInHurry: true })];
      await Promise.all(diggers.map((digger) => digger.play(580)));
      t.diagnostic(`${((Date.now() - began) / 1000).toFixed(0)} s`);
      for (const [index, { page, context, mistakes }] of people.entries()) {
        const { scenes, blemishes } = diggers[index];
        assert.equal(scenes.length, 4, `three rounds and the end: ${scenes}`);
        assert.equal(await page.locator('dialog .ranking li').count(), 4);
        assert.deepEqual(blemishes, []);
        assert.deepEqual(mistakes, []);
        await context.close();
      }
    });
});
