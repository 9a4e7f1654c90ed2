// Names and talk: docs/protocol.md, Names and talk.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { Client } from './client.mjs';
import { Served } from './served.mjs';

let served;
before(async () => (served = await Served.start({ 'messages-per-second': 100_000, 'tables-per-address': 1000, 'connections-per-address': 1000 })));
after(() => served.end());

const connect = () => Client.connect(served.socket);
const source = (path) => readFileSync(new URL(`../../web/src/${path}`, import.meta.url), 'utf8');

async function create(client, name) {
  client.say('create', { game: 'classic', players: 4, public: false, clock: 0, name });
  const { table } = await client.hears('seated');
  return { table, lobby: await client.hears('lobby') };
}
const names = (lobby) => lobby.seats.map(({ name }) => name);

const unseen = [
  '', ' ', '\u00a0\u3000', '\n', 'A\tB', '\u0085A', 'A\u00adB', 'A\u034fB', '\u115f', '\u1160A', '\u180eA', '\u200bA', 'A\u200cB', 'A\u200dB', '\u200eA', '\u200fA', 'A\u2028B',
  '\u202eAnn', '\u202aA', '\u2060A', '\u2066A\u2069', '\u2800', '\u3164', '\uffa0', '\ufeffA', '\ufe0fA', '\ue000', '\ufdd0', '\uffff', '\u{e0041}A', '\u{10ffff}', 'Z\u0301\u0302\u0303', '\u0301',
  'x'.repeat(25), '🦊\u200d', 'A\ufe0f',
];

test('names that cannot be seen are refused everywhere', async () => {
  const client = await connect(), guest = await connect();
  for (const name of unseen) {
    const { text } = await client.refuses({ type: 'create', game: 'classic', players: 3, public: false, clock: 0, name }, 'bad_name');
    assert.equal(text, 'name: it takes 1 to 24 letters that can be seen, with at most two marks on each');
  }
  const { table } = await create(client, 'Ann');
  for (const name of unseen) {
    await guest.refuses({ type: 'join', table, name }, 'bad_name');
    await client.refuses({ type: 'rename', name }, 'bad_name');
  }
  client.close();
  guest.close();
});

test('names of every language are taken, with single blanks', async () => {
  const client = await connect();
  await create(client, 'Ann');
  for (const name of ['Zoë', 'Nguyễn', 'Ольга', 'דוד', 'محمد', 'मोहिनी', '김민수', 'さくら', '👩🏽‍🚀 ❤️', '🇫🇷', 'a'.repeat(24), '🦊'.repeat(24)]) {
    client.say('rename', { name });
    assert.equal((await client.hears('lobby')).seats[0].name, name);
  }
  client.say('rename', { name: ' \u3000Ann\u00a0 \u2003Lee ' });
  assert.equal((await client.hears('lobby')).seats[0].name, 'Ann Lee');
  client.close();
});

test('talk shows something, and spoils no other line', async () => {
  const client = await connect();
  await create(client, 'Ann');
  for (const text of ['', '  ', '\u3164', '\u200b', 'A\nB', '\u0085A', '\u202eA', 'A\u2067', '\u2069', 'A\u2028B', 'Z\u0301\u0302\u0303\u0304\u0305', 'x'.repeat(301)])
    await client.refuses({ type: 'say', text }, 'bad_text');
  for (const text of ['שלום ☃', 'مرحبا، كيف حالك؟', 'می‌خواهم', ' two  blanks ']) {
    client.say('say', { text });
    assert.equal((await client.hears('said')).text, text);
  }
  client.close();
});

test('people at a table are told apart', async () => {
  const people = await Promise.all([connect(), connect(), connect(), connect()]);
  const [ann, bob, dan, eve] = people;
  const { table } = await create(ann, 'Ann');
  bob.say('join', { table, name: 'Аnn' }); // with a Cyrillic A
  assert.deepEqual(names(await bob.hears('lobby')).slice(0, 2), ['Ann', 'Аnn 2']);
  dan.say('join', { table, name: ' ANN ' });
  assert.equal(names(await dan.hears('lobby'))[2], 'ANN 3');
  eve.say('join', { table, name: 'Eve' });
  await eve.hears('lobby');
  eve.say('rename', { name: 'ánn' });
  assert.equal(names(await eve.hears('lobby'))[3], 'ánn 4');
  eve.say('rename', { name: 'ánn 4', salt: 'new' });
  assert.equal(names(await eve.hears('lobby'))[3], 'ánn 4', 'who sends the same name again keeps it');
  dan.say('rename', { name: 'n'.repeat(24) });
  bob.say('rename', { name: 'n'.repeat(24) });
  await bob.hears_what(({ type, seats }) => type === 'lobby' && seats[1].name === `${'n'.repeat(22)} 2`, 'a name that was shortened');
  for (const one of people) one.close();
});

test('names are the same after a restart', async () => {
  const own = await Served.start();
  const ann = await Client.connect(own.socket), bob = await Client.connect(own.socket);
  ann.say('create', { game: 'classic', players: 3, public: false, clock: 0, name: 'Ann' });
  const { table, token } = await ann.hears('seated');
  bob.say('join', { table, name: 'Ann' });
  await bob.hears('lobby');
  await own.kill();
  await own.start();
  const again = await Client.connect(own.socket);
  again.say('resume', { token });
  assert.deepEqual(names(await again.hears('lobby')).slice(0, 2), ['Ann', 'Ann 2']);
  again.close();
  await own.end();
});

test('nobody is called like a bot of the web client, in any language', async () => {
  const list = /botNames = \[([^\]]*)\]/.exec(source('shell/people.ts'))[1];
  const bots = [...list.matchAll(/"(.*?)"/g)].map(([, name]) => name);
  assert.equal(bots.length, 12);
  for (const language of ['en', 'fr']) {
    const words = [...source(`words/${language}/common.ts`).matchAll(/"bot\.\w+": "(.*?)"/g)].map(([, name]) => name);
    assert.ok(words.length >= 2);
    bots.push(...words, /"seat\.bot": "(.*?)"/.exec(source(`words/${language}/table.ts`))[1]);
  }
  const client = await connect();
  const levels = (await (await served.get('/api/games')).json()).flatMap((game) => game.bots);
  bots.push(...levels, ...levels.map((level) => `bot ${level}`), 'Bot 2', 'B0T', 'ROBOT 17');
  for (const name of bots)
    for (const one of [name, name.toUpperCase(), `${name} 2`]) {
      const { text } = await client.refuses({ type: 'create', game: 'classic', players: 3, public: false, clock: 0, name: one }, 'bad_name');
      assert.equal(text, 'name: it cannot be what bots are called');
    }
  client.close();
});

test('nobody is dealt a name that the server refuses', async () => {
  const client = await connect();
  await create(client, 'Ann');
  for (const language of ['en', 'fr'])
    for (const name of /"person\.names": "(.*?)"/.exec(source(`words/${language}/pages.ts`))[1].split(', ')) {
      client.say('rename', { name });
      assert.equal((await client.hears('lobby')).seats[0].name, name);
    }
  client.close();
});

test('no object in a message has a key twice', async () => {
  const client = await connect();
  const refused = {
    '{"type":"ping","type":"ping"}': 'the key type',
    '{"type":"choose","game":"classic","players":3,"options":{"edition":"2004","edition":"2024"}}': 'the key edition',
    '{"type":"ping","\\u0000":1,"\\u0000":1}': 'a key',
  };
  for (const [text, key] of Object.entries(refused)) {
    client.say_text(text);
    assert.equal((await client.hears('error', { code: 'bad_message' })).text, `message: ${key} is there twice`);
  }
  client.close();
  const reply = await served.get('/api/seats', { method: 'POST', body: '{"seats":[],"seats":[]}' });
  assert.equal(reply.status, 400);
  assert.equal(await reply.text(), 'message: the key seats is there twice\n');
});
