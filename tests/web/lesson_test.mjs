// The lessons, by what lights up alone, to their ends: as a gold digger, then as a saboteur; and as a dwarf in the forest.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { covered, settled } from './boxes.mjs';
import { desktop, phone, sideways } from './browser.mjs';
import { openHouse } from './house.mjs';
import { playTurn, until } from './turns.mjs';

const house = openHouse();

test('after looking up a rule the lesson goes on where it was', { timeout: 120_000 }, async () => {
  const { page, context, mistakes } = await house.newcomer(phone);
  await page.goto('/tutorial');
  await page.getByRole('button', { name: 'Let’s dig' }).click();
  await page.locator('.prompt.mine').waitFor();
  await playTurn(page);
  const coach = page.getByRole('region', { name: 'Coach' });
  await until('the pupil is asked again', async () => !/Watch what the others do/.test(await coach.innerText()));
  const told = await coach.innerText();
  const back = page.getByRole('link', { name: 'Back to the lesson' });

  // The rule of a card is told at the table; the rules are a page of their own.
  await page.locator('.hand .card:not(.dull)').first().click();
  await page.getByRole('button', { name: 'The rule for this card' }).click();
  await page.locator('dialog[open] .rule').waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await coach.innerText(), told);
  const lookUp = async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Rules' }).click();
    await back.waitFor();
  };
  await lookUp();
  await back.click();
  await coach.waitFor();
  assert.equal(await coach.innerText(), told);
  await lookUp();
  await page.goBack();
  await coach.waitFor();
  assert.equal(await coach.innerText(), told);

  await lookUp();
  await page.getByRole('button', { name: 'End the lesson' }).click();
  await back.waitFor({ state: 'detached' });
  await page.goto('/tutorial');
  await page.getByRole('button', { name: 'Let’s dig' }).waitFor();
  assert.deepEqual(mistakes, []);
  await context.close();
});

test('the lesson has a heading, and cards that do not light up say why', { timeout: 60_000 }, async () => {
  for (const [locale, heading, why] of [['en', 'Tutorial', 'In this lesson, play another card first.'], ['fr', 'Tutoriel', 'Dans cette leçon, joue d’abord une autre carte.']]) {
    const { page, context, mistakes } = await house.newcomer(desktop, locale);
    await page.goto('/tutorial');
    await page.locator('.coach .main').click();
    await page.locator('.prompt.mine').waitFor();
    assert.equal(await page.locator('h1').innerText(), heading);
    const card = page.locator('.hand .card[aria-disabled="true"]').first();
    const described = await card.evaluate((one) => document.getElementById(one.getAttribute('aria-describedby')).textContent);
    assert.ok(described.includes(why), described);
    await card.click({ force: true });
    await page.locator('.question', { hasText: why }).waitFor();
    assert.deepEqual(mistakes, []);
    await context.close();
  }
});

// Nobody reads here: what the others do follows at once.
const atOnce = (page) =>
  page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = (act, time, ...rest) => later(act, time === 1300 ? 20 : time, ...rest);
  });

for (const [name, look, locale] of [['a phone', phone, 'en'], ['a desktop', desktop, 'fr']])
  test(`the lesson is played to its end on ${name}, from both sides`, { timeout: 240_000 }, async () => {
    const { page, context, mistakes } = await house.newcomer(look, locale, []);
    await atOnce(page);
    await page.goto('/');
    // It says how long it takes.
    await page.getByText(locale === 'fr' ? /^Cinq minutes/ : /^Five minutes/).waitFor();
    await page.goto('/tutorial');
    const coach = page.locator('.coach');
    const told = [];
    const what = () =>
      until('the lesson goes on', async () => {
        if (await page.locator('dialog[open] form button').count()) return 'scene';
        if (/Watch what the others|Regarde ce que font/.test(await coach.locator('p').innerText())) return null;
        if (await coach.locator('.main').isVisible()) return 'button';
        return (await page.locator('.prompt.mine').isVisible()) ? 'asked' : null;
      });
    let scenes = 0;
    for (let buttons = 0; buttons < 4; ) {
      const now = await what();
      if (now === 'scene') {
        await page.locator('dialog[open] form button').click();
        ++scenes;
      } else if (now === 'button') {
        // The scene of the round's end comes over the coach's last words.
        if (buttons % 2 === 1 && scenes < (buttons + 1) / 2) continue;
        const text = await coach.locator('p').innerText();
        told.push(text);
        await coach.locator('.main').click();
        ++buttons;
        await until('it goes on', async () => (await coach.count()) === 0 || (await coach.locator('p').innerText()) !== text);
      } else {
        told.push(await coach.locator('p').innerText());
        await playTurn(page);
      }
    }
    assert.equal(scenes, 2, 'both rounds end with a scene');
    assert.equal(told.length, 4 + 10 + 6, told.join('\n'));
    assert.equal(new Set(told).size, told.length, 'the coach has something new to say each time');
    const all = told.join(' ');
    for (const wanted of locale === 'fr' ? [/éboulement/, /tu es le Saboteur/, /cul-de-sac/, /tu gagnes/] : [/rockfall/, /you are the saboteur/, /dead end/, /you win/]) assert.match(all, wanted);
    // Who has learned it is not told again at the first table.
    await page.locator('.play:enabled').click();
    await page.locator('.prompt.mine').waitFor();
    assert.equal(await page.locator('.bubbles').count(), 0);
    assert.deepEqual(mistakes, []);
    await context.close();
  });

// Of the cards that could be discarded the lesson goes on with one; after another it says which.
async function discardAsTold(page) {
  const before = await page.locator('.table').getAttribute('data-moment');
  await page.locator('.prompt .buttons button').last().click();
  const hint = page.locator('.prompt .refusal');
  for (const card of await page.locator('.hand .card').all()) {
    await card.click();
    await page.locator('.prompt .buttons .main').click();
    const isDone = await until('it is discarded, or another card is wanted', async () => {
      if ((await page.locator('.table').getAttribute('data-moment')) !== before) return 'yes';
      return (await hint.isVisible()) ? 'no' : null;
    });
    if (isDone === 'yes') return;
    await card.click();
    await hint.waitFor({ state: 'hidden' });
  }
}

for (const [name, look, locale] of [['a phone', phone, 'fr'], ['a phone held sideways', sideways, 'en']])
  test(`the lesson of The Lost Mines is played to its end on ${name}`, { timeout: 240_000 }, async () => {
    const { page, context, mistakes } = await house.newcomer(look, locale, []);
    await atOnce(page);
    await page.goto('/');
    await page.locator('a[href="/tutorial/lost_mines"]').click();
    const coach = page.locator('.coach');
    await coach.locator('.main').click();
    const told = [];
    const isWaiting = (text) => /Watch what the others|Regarde ce que font/.test(text);
    const next = () =>
      until('the lesson goes on', async () => {
        if ((await page.locator('dialog[open] form button').count()) > 0) return 'scene';
        if (isWaiting(await coach.locator('p').innerText())) return null;
        return (await page.locator('.prompt.mine').isVisible()) ? 'asked' : null;
      });
    while ((await next()) === 'asked') {
      await settled(page);
      assert.deepEqual(await covered(page, '.coach', '.tools', '.prompt', '.hand'), []);
      assert.deepEqual(await covered(page, '.coach', 'maze'), []);
      told.push(await coach.locator('p').innerText());
      if ((await page.locator('.prompt .buttons .main').count()) === 0 && (await page.locator('.hand .card:not(.dull)').count()) === 0) await discardAsTold(page);
      else await playTurn(page);
    }
    assert.equal(told.length, 12, told.join('\n'));
    assert.equal(new Set(told).size, told.length, 'the coach has something new to say each time');
    // The loot is shared before their eyes.
    assert.match(await page.locator('dialog[open] .reckoning').innerText(), /4 \+ 3 = 7/);
    await page.locator('dialog[open] form button').click();
    await coach.locator('.main').click();
    // Who has learned it is not told again at the first table.
    await page.getByRole('button', { name: locale === 'fr' ? 'Contre quatre robots' : 'Against four bots', exact: true }).click();
    await page.locator('.prompt.mine').waitFor();
    assert.equal(await page.locator('.bubbles').count(), 0);
    assert.deepEqual(mistakes, []);
    await context.close();
  });
