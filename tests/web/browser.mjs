// A real Chromium, driven as a person would: it clicks what lights up and reads what is shown.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = require('playwright-core');

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
export const sideways = { ...phone, viewport: { width: 844, height: 390 } };
export const desktop = { viewport: { width: 1440, height: 900 } };

// Without the sandbox, which root cannot have; and without the errands browsers run by themselves.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launch() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
}

// Somebody with a browser of their own. `mistakes` is what went wrong in the page; `heard` every frame it received.
// `known` is what needs no explaining: what would explain it lies on the board.
export async function newcomer(browser, address, look = desktop, locale = 'en', known = ['base', 'saboteur2']) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...look, locale, baseURL: address });
  await context.addInitScript((names) => location.origin === 'null' || (localStorage['filon.bubbles'] ??= JSON.stringify(names)), known);
  const page = await context.newPage();
  const person = { context, page, mistakes: [], heard: [] };
  page.on('pageerror', (error) => person.mistakes.push(error.stack ?? String(error)));
  page.on('console', (line) => {
    // A line that is cut on purpose is no mistake.
    if (line.type() === 'error' && !/WebSocket|ERR_CONNECTION|ERR_INTERNET|Failed to load/.test(line.text()))
      person.mistakes.push(line.text());
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => person.heard.push(String(payload))));
  return person;
}
