// Playing by what the page shows: cards that light places up, places that light up, buttons.

const ended = 'dialog[open]';

// Waits until this person is asked or a scene has opened. The name of the scene's heading, or null when asked.
export async function untilAsked(page) {
  await page.locator(`.prompt.mine, ${ended}`).first().waitFor({ timeout: 60_000 });
  return (await page.locator(ended).count()) > 0 ? page.locator(`${ended} h2`).first().innerText() : null;
}

// Waits for something to become true of a page or two; its value.
export async function until(what, isSo, seconds = 60) {
  for (const late = Date.now() + seconds * 1000; ; ) {
    const found = await isSo();
    if (found) return found;
    if (Date.now() > late) throw new Error(`too late: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

// "scene" when a dialog is open, "asked", or null when one waits.
export function sceneOrQuestion(page) {
  return page.evaluate(
    (open) => (document.querySelector(open) ? 'scene' : document.querySelector('.prompt.mine') ? 'asked' : null),
    ended,
  );
}

// Whoever of these people has something before them: who, and "scene" or "asked".
export function nextOf(people) {
  return until('somebody is asked', async () => {
    for (const person of people) {
      const what = await sceneOrQuestion(person.page);
      if (what) return { person, what };
    }
    return null;
  });
}

async function number(page) {
  return page.locator('.table').getAttribute('data-moment');
}

// Any card that can be played, at any place that lights up; else a card is discarded. Who cannot dig pays for that, and a
// thief steals. What lights up without a card is chosen.
export async function playTurn(page) {
  const before = await number(page);
  const main = page.locator('.prompt .buttons .main:not([aria-disabled=true])');
  const stops = page.locator('.front button:not(:has([data-card="thief"]))');
  if ((await page.locator('.seat.lit').count()) > 0) {
    await page.locator('.seat.lit').first().click();
    await page.locator('.prompt .buttons .main').click();
  } else if ((await page.locator('.tray button:not([aria-disabled=true])').count()) > 0) {
    await page.locator('.tray button:not([aria-disabled=true])').first().click();
  } else if ((await page.locator('.mark').count()) > 0 && (await page.locator('.hand .up').count()) === 0) {
    await page.locator('.mark').first().click();
    if (before === (await number(page)) && (await main.count()) > 0) await main.first().click({ timeout: 5000 }).catch(() => undefined);
  } else if ((await page.locator('.hand .up').count()) === 0 && (await main.count()) > 0) {
    await main.first().click();
  } else if ((await stops.count()) > 0) {
    await stops.first().click();
    for (const index of [0, 1]) await page.locator('.hand .card').nth(index).click();
    await page.locator('.prompt .buttons .main').click();
  } else if ((await page.locator('.gold button').count()) > 0) {
    // The scene of the end may open under the finger: then it asks there.
    await until('gold is taken', async () => {
      const from = (await page.locator(`${ended} .gold button`).count()) > 0 ? `${ended} .gold button` : '.gold button';
      await page.locator(from).first().click({ timeout: 1000 }).catch(() => undefined);
      return (await number(page)) !== before;
    });
  } else if (!(await playSome(page))) {
    await page.keyboard.press('Escape');
    const last = page.locator('.prompt .buttons button').last();
    await last.click();
    if (await page.locator('.prompt .buttons .main[aria-disabled=true]').count()) {
      await page.locator('.hand .card').first().click();
      await page.locator('.prompt .buttons .main').click();
    }
  }
  await page.waitForFunction((was) => document.querySelector('.table')?.getAttribute('data-moment') !== was, before);
}

async function playSome(page) {
  const cards = page.locator('.hand .card:not(.dull)');
  for (let index = (await cards.count()) - 1; index >= 0; --index) {
    await cards.nth(index).click();
    const lit = page.locator('.mark, .seat.lit');
    const main = page.locator('.prompt .buttons .main');
    if ((await lit.count()) + (await main.count()) === 0) continue;
    if ((await lit.count()) > 0) await lit.last().click({ timeout: 10_000 });
    // Some cards want two places.
    if ((await main.count()) === 0) await lit.first().click({ timeout: 10_000 });
    await main.first().click();
    return true;
  }
  return false;
}
