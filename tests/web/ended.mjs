// A match that is over: a person with a browser sat there, and a bot played for them.
import { Company } from './company.mjs';
import { until } from './turns.mjs';

export const result = (page) => page.locator('dialog[open]').getByRole('heading', { name: 'The match is over' });

// Somebody comes to a table of the company and sits down.
export async function sitDown(page, company) {
  await page.goto(`/t/${company.code}`);
  await page.getByRole('button', { name: /^Sit down/ }).click();
  await page.locator('li.me').waitFor();
}

// Up to the result, which is open: who comes back finds it without the scenes before.
export async function playToTheEnd(page, company) {
  company.start();
  await page.locator('.prompt').waitFor();
  company.substitute(1);
  company.play();
  await until('the match is over', () => company.lobby.phase === 'over');
  await page.reload();
  await toResult(page);
}

// Past the end of a round that was not seen here.
export async function toResult(page) {
  await page.locator('dialog[open] h2').first().waitFor();
  if (!(await result(page).isVisible())) await page.getByRole('button', { name: 'Continue' }).click();
  await result(page).waitFor();
}

export async function endedMatch(house, look, { names = ['Ann'], seats = 3 } = {}) {
  const company = await Company.gather(house.served.socket, { names, seats });
  company.rest();
  const person = await house.newcomer(look);
  await person.page.addInitScript(() => (localStorage['filon.settings'] ??= JSON.stringify({ name: 'Ben', avatar: 'owl', ownFace: true })));
  await sitDown(person.page, company);
  await playToTheEnd(person.page, company);
  return { company, ...person };
}
