// Compares Filon with its peers: the same number of tables, seats and clients, one server after the other.
'use strict';

const { spawn, execFileSync } = require('node:child_process');
const os = require('node:os');
const path = require('node:path');

const root = path.join(__dirname, '..', '..');
const versions = require('./package.json').dependencies;
const cores = os.cpus().length;

const options = { tables: 20, seats: 10, rate: 0, seconds: 10, warmup: 3, 'memory-tables': 50, json: false };
for (let words = process.argv.slice(2); words.length > 0; words.shift()) {
  const name = words[0].replace(/^--/, '');
  if (name === 'json') {
    options.json = true;
    continue;
  }
  words.shift();
  if (!(name in options) || !(Number(words[0]) >= 0)) {
    console.error(`bench/peers/run: --${name} takes a number and is one of: --${Object.keys(options).join(', --')}`);
    process.exit(2);
  }
  options[name] = Number(words[0]);
}

// The server has its own core, the clients have the others.
const at = (core) => (cores > 1 ? ['taskset', '-c', core] : []);
const serverCore = '0';
const otherCores = `1-${cores - 1}`;

function start(core, file, ...words) {
  const command = [...at(core), process.execPath, '--expose-gc', path.join(__dirname, file), ...words];
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(command[0], command.slice(1), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const waiting = [];
  const came = [];
  child.on('message', (message) => (waiting.length > 0 ? waiting.shift()(message) : came.push(message)));
  child.on('exit', () => waiting.forEach((done) => done({ error: `${file} has ended` })));
  const next = async () => {
    const message = came.length > 0 ? came.shift() : await new Promise((done) => waiting.push(done));
    if (message.error) throw new Error(message.error);
    return message;
  };
  const ask = (what) => {
    child.send(what);
    return next();
  };
  const end = () => new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', done);
    child.kill('SIGKILL');
  });
  return { next, ask, end };
}

async function withServer(peer, variant, work) {
  const server = start(serverCore, `${peer}/server.js`, variant);
  const clients = start(otherCores, 'clients.js');
  try {
    const { port } = await server.next();
    return await work(server, clients, { peer, variant, port, seats: options.seats });
  } finally {
    await clients.end();
    await server.end();
  }
}

async function measurePeer(name, peer, variant) {
  const figures = await withServer(peer, variant, async (server, clients, plan) => {
    const { tables, rate, seconds, warmup } = options;
    await clients.ask({ ...plan, tables, rate, seconds, warmup });
    const before = await server.ask('processor');
    const seen = await clients.next();
    const after = await server.ask('processor');
    return { ...seen, processor_ms: (after.milliseconds - before.milliseconds) / seen.answers };
  });
  const memory = await withServer(peer, variant, async (server, clients, plan) => {
    const heaps = [];
    // The first tables fill caches; the second ones are measured.
    for (let i = 0; i < 2; ++i) {
      await clients.ask({ ...plan, tables: options['memory-tables'], answers: 200 });
      heaps.push((await server.ask('heap')).bytes);
    }
    return (heaps[1] - heaps[0]) / options['memory-tables'];
  });
  return {
    name,
    processor_ms: figures.processor_ms,
    p50_ms: figures.p50,
    p99_ms: figures.p99,
    bytes: figures.bytes,
    durable: false,
    table_bytes: memory,
    answers_per_second: figures.answers / figures.seconds,
    clients_share: figures.own_share,
  };
}

function filon(...words) {
  const out = execFileSync(path.join(root, 'build/release/filon'), ['load', '--json', ...words.map(String)]);
  return JSON.parse(out);
}

function measureFilon() {
  const pin = cores > 1 ? ['--pin-server', serverCore] : [];
  const figures = filon('--tables', options.tables, '--seats', options.seats, '--rate', options.rate, '--seconds',
                        options.seconds, '--warmup', options.warmup, ...pin);
  const memory = filon('--memory', '--tables', 400, '--seats', options.seats, ...pin);
  return {
    name: 'Filon',
    processor_ms: figures.processor_ms,
    p50_ms: figures.p50_ms,
    p99_ms: figures.p99_ms,
    bytes: figures.bytes,
    durable: figures.durable,
    table_bytes: memory.table_bytes,
    answers_per_second: figures.answers_per_second,
    clients_share: figures.own_share,
  };
}

function print(all) {
  const rows = [
    ['', (one) => one.name],
    ['server CPU per answer, ms', (one) => one.processor_ms.toFixed(3)],
    ['seen by all, p50, ms', (one) => one.p50_ms.toFixed(1)],
    ['seen by all, p99, ms', (one) => one.p99_ms.toFixed(1)],
    ['bytes per answer, to all', (one) => one.bytes.toFixed(0)],
    ['durable', (one) => (one.durable ? 'yes' : 'no')],
    ['memory of a table, KiB', (one) => (one.table_bytes / 1024).toFixed(1)],
    ['answers per second', (one) => one.answers_per_second.toFixed(0)],
    ["clients' CPU, % of a core", (one) => (100 * one.clients_share).toFixed(0)],
  ];
  const { tables, seats, rate, seconds } = options;
  const pace = rate > 0 ? `${rate} answers/s each` : 'next answer when all have seen the last';
  console.log(`${tables} tables of ${seats}, ${pace}, ${seconds} s; ${os.cpus()[0].model}, ${cores} cores, ` +
              `Node ${process.versions.node}\n`);
  const cells = rows.map(([name, of]) => [name, ...all.map(of)]);
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  for (const row of cells)
    console.log(row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '));
}

async function main() {
  const all = [measureFilon()];
  const boardgame = `boardgame.io ${versions['boardgame.io']}`;
  all.push(await measurePeer(boardgame, 'boardgame-io', 'states'));
  all.push(await measurePeer(`${boardgame} (deltaState)`, 'boardgame-io', 'patches'));
  all.push(await measurePeer(`Colyseus ${versions['@colyseus/core']}`, 'colyseus', ''));
  if (options.json) console.log(JSON.stringify({ processor: os.cpus()[0].model, cores, options, servers: all }));
  else print(all);
}

main().catch((error) => {
  console.error(`bench/peers/run: ${error.message}`);
  process.exit(1);
});
