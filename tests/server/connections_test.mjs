// How connections are refused and closed: docs/protocol.md, Connecting.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { Client } from './client.mjs';
import { WebSocket } from './packages.mjs';
import { asks } from './raw.mjs';
import { Served } from './served.mjs';

let served;
before(async () => (served = await Served.start()));
after(() => served.end());

const connect = (headers) => Client.connect(served.socket, { headers });

test('a connection is closed with a code for the reason', async () => {
  const binary = await connect();
  binary.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });
  assert.equal((await binary.closes()).code, 1003);
  const garbled = await connect();
  garbled.socket._socket.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]));
  assert.equal((await garbled.closes()).code, 1007);
  const long = await connect();
  long.say_text('{"type":"ping"}'.padEnd(4096));
  await long.hears('pong');
  long.say_text('{"type":"ping"}'.padEnd(4097));
  assert.equal((await long.closes()).code, 1009);
});

test('the connections of one address are limited', async () => {
  const small = await Served.start({ 'connections-per-address': 2 });
  const two = [await Client.connect(small.socket), await Client.connect(small.socket)];
  const third = new WebSocket(small.socket);
  third.on('message', () => assert.fail('there is no welcome'));
  assert.equal((await once(third, 'close'))[0], 1013);
  for (const one of two) one.close();
  await small.end();
});

test('pages of other sites may not connect', async () => {
  for (const Origin of ['https://elsewhere.example', 'null']) await assert.rejects(connect({ Origin }), /403/);
  const own = await connect({ Origin: served.socket.replace('ws:', 'http:').replace('/ws', '') });
  own.close();
});

test('a request has no header twice that decides about it', async () => {
  const host = `127.0.0.1:${served.options.port}`;
  const upgrade = { Host: host, Origin: `http://${host}`, Upgrade: 'websocket', 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version': '13' };
  const lines = Object.entries(upgrade).map(([name, value]) => `${name}: ${value}`);
  for (const name of Object.keys(upgrade))
    for (const value of [upgrade[name], 'x'])
      for (const path of ['/ws', '/healthz']) {
        const { status, text } = await asks(served, path, [...lines, `${name}: ${value}`]);
        assert.equal(status, 400, name);
        assert.ok(text.endsWith(`The header ${name} is there twice.\n`), text);
      }
});

test('a server that stops closes connections with code 1001', async () => {
  const stopping = await Served.start();
  const client = await Client.connect(stopping.socket);
  await Promise.all([stopping.end(), client.closes()]);
  assert.equal(client.closed.code, 1001);
});

test('HTTP routes have the documented status', async () => {
  const status = async (path, options) => (await served.get(path, options)).status;
  assert.equal(await (await served.get('/healthz')).text().then((text) => text.split(' ')[0]), 'ok');
  assert.equal(await status('/ws'), 426);
  assert.equal(await status('/api/tables/none/record'), 404);
  assert.equal(await status('/api/tables/none/replay'), 404);
  assert.equal(await status('/api/games', { method: 'POST' }), 405);
  assert.equal(await status('/'), 200);
});
