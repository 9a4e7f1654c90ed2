// What one address may do: limits refuse the new, say so, count by address, and take nothing from anybody.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client } from './client.mjs';
import { Served } from './served.mjs';

const behind_a_proxy = { 'trusted-proxy': '127.0.0.1', 'sockets-per-address': 1000 };
const table = { game: 'classic', players: 3, public: false, clock: 0 };

let served;
before(async () => (served = await Served.start(behind_a_proxy)));
after(() => served.end());

const from = (address, server = served) => Client.connect(server.socket, { headers: { 'X-Forwarded-For': address } });

test('codes cannot be searched, however often one connects again', async () => {
  const ann = await from('192.0.2.1');
  ann.say('create', { ...table, name: 'Ann' });
  const { code, table: id } = await ann.hears('lobby');
  assert.match(code, /^[A-HJ-NP-Z]{8}$/);
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
  const heard = { no_such_table: 0, too_many_tries: 0 };
  for (let i = 0; i < 60; ++i) {
    const eve = await from('192.0.2.66');
    eve.say('watch', { table: `QQQQQQ${letters[i % 24]}${letters[Math.floor(i / 24)]}` });
    ++heard[(await eve.hears('error')).code];
    eve.close();
  }
  assert.ok(heard.no_such_table >= 20 && heard.no_such_table <= 25, JSON.stringify(heard));
  assert.equal(heard.no_such_table + heard.too_many_tries, 60);
  const eve = await from('192.0.2.66');
  await eve.refuses({ type: 'watch', table: code }, 'too_many_tries');
  const status = async (path, address) => (await served.get(path, { headers: { 'X-Forwarded-For': address } })).status;
  assert.equal(await status(`/api/tables/${code}/record`, '192.0.2.66'), 429, 'over HTTP as well');
  assert.equal(await status(`/api/tables/${code}/record`, '192.0.2.67'), 404);
  eve.say('watch', { table: id });
  assert.equal((await eve.hears('lobby')).table, id, 'nobody can guess an id');
  const bob = await from('192.0.2.2');
  bob.say('watch', { table: `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}` });
  assert.equal((await bob.hears('lobby')).table, id);
  for (const one of [ann, bob, eve]) one.close();
});

test('a burst of messages is not to be had again by connecting again', async () => {
  let pongs = 0;
  for (let i = 0; i < 30; ++i) {
    const eve = await from('192.0.2.77');
    for (let k = 0; k < 90; ++k) eve.say('ping');
    for (let k = 0; k < 90; ++k) pongs += (await eve.hears_what(({ type }) => type === 'pong' || type === 'error', 'a reply')).type === 'pong';
    eve.close();
  }
  assert.ok(pongs >= 1000 && pongs < 2700, `${pongs} of 2700`);
});

test('running matches behind one address are never dropped for a new table', async () => {
  const small = await Served.start({ ...behind_a_proxy, 'tables-per-address': 3 });
  const seats = [];
  for (const name of ['Ann', 'Bob', 'Cleo']) {
    const one = await from('192.0.2.1', small);
    one.say('create', { ...table, name });
    seats.push(await one.hears('seated'));
    for (const seat of [1, 2]) one.say('add_bot', { seat, level: 'easy' });
    one.say('start');
    await one.hears('view');
    one.close();
  }
  const eve = await from('192.0.2.1', small);
  const { text } = await eve.refuses({ type: 'create', ...table, name: 'Eve' }, 'too_many_tables');
  assert.match(text, /Your address has too many tables/);
  for (const { token, table: id } of seats) {
    const again = await from('192.0.2.1', small);
    again.say('resume', { token });
    assert.equal((await again.hears('seated')).table, id);
    again.close();
  }
  const elsewhere = await from('192.0.2.9', small);
  elsewhere.say('create', { ...table, name: 'Dan' });
  await elsewhere.hears('seated');
  eve.close();
  elsewhere.close();
  await small.end();
});

test('what costs more counts as several messages', async () => {
  const until_closed = async (type, fields = {}) => {
    const one = await from('192.0.2.88');
    one.say('create', { ...table, name: 'Ann' });
    await one.hears('seated');
    for (let i = 0; i < 200; ++i) one.say(type, fields);
    await one.closes();
    return one.heard.filter((message) => message.type !== 'welcome' && message.code !== 'too_fast').length;
  };
  assert.ok((await until_closed('history')) <= 7);
  assert.ok((await until_closed('rename', { name: 'Anna' })) <= 27);
});

test('metrics are not for players', async () => {
  const page = await (await served.get('/metrics')).text();
  assert.doesNotMatch(page, /^filon_/m);
  assert.notEqual(new URL(served.metrics).port, String(served.options.port));
  const coarse = await Served.start({ 'exact-metrics': 'no' });
  const figures = await (await coarse.operator('/metrics')).text();
  assert.match(figures, /^filon_tables 0$/m);
  assert.doesNotMatch(figures, /bytes_out|messages_out|messages_in|answers|heap/);
  const { status } = await coarse.operator('/api/tables');
  assert.equal(status, 404, 'and players are not served there');
  await coarse.end();
});

test('SIGHUP drains the server', async () => {
  const stopping = await Served.start();
  const client = await Client.connect(stopping.socket);
  const [ended] = await Promise.all([stopping.kill('SIGHUP'), client.closes()]);
  assert.deepEqual(ended, { code: 0, signal: null });
  assert.equal(client.closed.code, 1001);
});
