// Matches with every game, edition and module that the server offers are verified by what docs/shuffle.md says.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { Chance } from './chance.mjs';
import { Client } from './client.mjs';
import { Served, no_limits } from './served.mjs';
import { offered_tables } from './shuffle/offered.mjs';
import { commitment_of } from './shuffle/stream.mjs';
import { verify } from './shuffle/verifier.mjs';

const page = readFileSync(new URL('../../docs/shuffle.md', import.meta.url), 'utf8');

let served;
before(async () => (served = await Served.start(no_limits)));
after(() => served.end());

// The names in the first column of the table under a heading of the page.
function described(heading) {
  const rows = page.split(`\n## ${heading}\n`)[1].split('\n## ')[0].split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => [...row.split(' | ')[0].matchAll(/`(\w+)`/g)].map(([, name]) => name));
}

async function get(path) {
  const response = await served.get(path);
  assert.equal(response.status, 200, path);
  return response;
}

// A person gives random answers; every third one leaves the rest of the match to bots.
async function play(table, seed) {
  const chance = new Chance(seed);
  const last = seed % 3 === 0 ? 50 : Infinity;
  const on_heard = ({ legal, question }, client) => {
    if (!legal) return;
    if (client.view.n > last) return client.say('give_up');
    // With a clock of hours nobody waits for vetoes: they are ordered.
    if (client.view.mine.hand?.includes('veto')) client.say('order', { orders: { veto_next_of: 1 } });
    client.say('answer', { question: question.number, answer: chance.one_of(client.view.answers()) });
  };
  const client = await Client.connect(served.socket, { on_heard });
  client.say('create', { ...table, public: false, clock: 7200, name: 'Ann', salt: `salt-${seed}` });
  const { commitment } = await client.hears('lobby');
  for (let seat = 1; seat < table.players; ++seat) client.say('add_bot', { seat, level: 'easy' });
  client.say('start');
  const is_over = ({ type, phase }) => type === 'lobby' && phase === 'over';
  const { table: id, secret, salts, options } = await client.hears_what(is_over, 'the end of the match', 60);
  client.close();
  const record = await (await get(`/api/tables/${id}/record`)).text();
  const replay = await (await get(`/api/tables/${id}/replay`)).json();
  return { game: table.game, commitment, secret, salts, players: table.players, options, record, replay };
}

test('the page describes every game and module of the server', async () => {
  for (const { game, options } of await (await get('/api/games')).json()) {
    assert.ok(page.includes(`\`${game}\``), `docs/shuffle.md does not describe the game "${game}"`);
    for (const module of options.find(({ id }) => id === 'modules')?.any_of ?? [])
      assert.ok(described('What a module changes').includes(module), `docs/shuffle.md does not describe the module "${module}"`);
  }
});

// By source, a match of the classic game with results of it.
const matches = new Map();
let lost_mines;

test('every result of chance is the one of the published secret', async (t) => {
  const tables = await offered_tables(served);
  const told = new Set();
  const results = { classic: {}, lost_mines: {} };
  const play_and_verify = async (table, seed) => {
    const match = await play(table, seed);
    for (const step of match.replay.steps) for (const [event] of step.told) told.add(event);
    try {
      for (const [source, count] of Object.entries(verify(match))) {
        if (table.game === 'classic') matches.set(source, match);
        else lost_mines = match;
        results[table.game][source] = (results[table.game][source] ?? 0) + count;
      }
    } catch (error) {
      throw new Error(`${JSON.stringify(table)}: ${error.message}`, { cause: error });
    }
  };
  // Twice, for some events are rare.
  await Promise.all([...tables, ...tables].map(play_and_verify));
  t.diagnostic(`${2 * tables.length} matches: ${JSON.stringify(results)}`);

  assert.deepEqual(Object.keys(results.classic).sort(), described('What the record says').sort());
  assert.deepEqual(Object.keys(results.lost_mines).sort(), described('The Lost Mines').sort());
  const events = [...described('What is drawn later'), ...described('Where the cards are')];
  assert.deepEqual(events.filter((event) => !told.has(event)), []);
});

test('one changed result of each source is noticed', () => {
  const before_first = { roles: ' roles ', goals: ' goals ', pile: '\nhands ', gold: ' gold ', spare: '(?:~spare|role>)\\d+=' };
  const other = (result) => {
    const [one, another] = /^\d+$/.test(result) ? ['1', '2'] : /^\w$/.test(result) ? ['d', 's'] : ['map', 'ns'];
    return result === one ? another : one;
  };
  for (const [source, match] of matches) {
    const first = new RegExp(`(?<=${before_first[source] ?? `~${source}\\d+=`})${source === 'roles' ? '\\w' : '[\\w-]+'}`);
    const record = match.record.replace(first, other);
    assert.notEqual(record, match.record);
    assert.throws(() => verify({ ...match, record }), /the shuffle gives/, source);
  }
});

test('one changed result of each source of The Lost Mines is noticed', () => {
  const lines = lost_mines.record.trim().split('\n');
  const { chance } = JSON.parse(lines.at(-1));
  for (const source of described('The Lost Mines')) {
    const changed = JSON.parse(lines.at(-1));
    const at = chance.findIndex(([one]) => one === source);
    if (at < 0) continue; // rare: somebody walked over a trap
    changed.chance[at][2] = changed.chance[at][2] === 1 ? 2 : 1;
    const record = [...lines.slice(0, -1), JSON.stringify(changed)].join('\n');
    assert.throws(() => verify({ ...lost_mines, record }), /the shuffle gives/, source);
  }
});

test('a changed replay, secret or salt is noticed', () => {
  const match = matches.get('roles');
  const { secret, salts } = match;
  const fails = (change, sentence) => assert.throws(() => verify({ ...match, ...change }), sentence);

  for (const [name, at, other] of [['dealt', 1, 'nobody'], ['got_card', 1, 'map'], ['got_card', 1, 'b-ns']]) {
    const replay = structuredClone(match.replay);
    const secrets = replay.steps.flatMap(({ own }) => own.flatMap((one) => one.secrets ?? []));
    secrets.find((one) => one[0] === name && one[at] !== other)[at] = other;
    fails({ replay }, /the shuffle gives/);
  }

  const changed = (secret.startsWith('00') ? '01' : '00') + secret.slice(2);
  fails({ secret: changed }, /not the one that was committed to/);
  fails({ secret: changed, commitment: commitment_of(changed) }, /the shuffle gives/);
  for (const seat of salts.keys()) fails({ salts: salts.with(seat, `${salts[seat]}x`) }, /the shuffle gives/);
});

test('chance that the page does not describe is noticed', () => {
  const match = matches.get('milled');
  const fails = (record, sentence) => assert.throws(() => verify({ ...match, record }), sentence);
  fails(match.record.replace('~milled0', '~blown0'), /docs\/shuffle.md does not describe the source of chance "blown"/);
  fails(match.record.replace('\nresult', '~milled9=map\nresult'), /docs\/shuffle.md does not describe results .*milled9/);
});
