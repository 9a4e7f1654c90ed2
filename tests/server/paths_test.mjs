// Which paths there are: those of docs/protocol.md, HTTP, and the pages of the web client.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { asks } from './raw.mjs';
import { Served } from './served.mjs';

let served;
before(async () => (served = await Served.start({ 'requests-per-second': 100_000 })));
after(() => served.end());

const router = readFileSync(new URL('../../web/src/shell/route.svelte.ts', import.meta.url), 'utf8');
const get = (path) => asks(served, path, ['Host: filon']);

test('every page of the router of the client is served', async () => {
  const index = await (await served.get('/')).text();
  const simple = [.../const simple = \[(.*?)\]/.exec(router)[1].matchAll(/"(\w+)"/g)].map(([, page]) => `/${page}`);
  const of_tables = [...router.matchAll(/head === "(\w+)"/g)].map(([, page]) => `/${page}/ABCDE`);
  const pages = /page: (".*");/.exec(router)[1].split(' | ');
  assert.equal(simple.length + of_tables.length + 1, pages.length, 'every page has a path that this test finds');
  for (const path of ['/', ...simple, ...of_tables, '/rules/doors', '/rules/classic/doors', '/seat/wOxn0MfnDfWP5yifnyDt-g', '/t/ABCDE?from=link', '/rules/']) {
    const reply = await served.get(path);
    assert.equal(reply.status, 200, path);
    assert.equal(await reply.text(), index, path);
  }
});

test('at other paths there is nothing, and a way back', async () => {
  const nowhere = [
    '/x', '/table/ABCDE', '/t', '/t/', '/replay', '/creates', '/create/x', '/rules/a/b/c', '/healthz/', '/metrics/', '/ws/x', '/api', '/index', '/t/ABCDE/x', '//', '//t/ABCDE', '/t//ABCDE', '/rules/../t/ABCDE',
    '/..', '/t/..', '/./t/ABCDE', '/%2e%2e/t/ABCDE', '/t/%2e', '/%74/ABCDE', '/t%2fABCDE', '/t/AB%00C', '/assets', '/assets/', '/assets/x.js', '/assets/../index.html', '/../../etc/passwd', '/index.html%00',
  ];
  for (const path of nowhere) {
    const { status, text } = await get(path);
    assert.equal(status, 404, path);
    assert.match(text, /Content-Type: text\/html/, path);
    assert.match(text, /<a href="\/">/, path);
  }
  for (const path of ['/api/', '/api/x', '/api/games/x', '/api/games/', '/api/tables/x', '/api//games']) assert.equal((await get(path)).status, 404, path);
  assert.equal((await get('/t/AB\0C')).status, 400);
});
