// All clients of one server, in their own process: tables that play at random. The parent process is told when the
// measurement begins and ends.
'use strict';

const wait = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));
const tally = { milliseconds: [], bytes: 0 };

class Table {
  constructor(seats, period) {
    this.seats = seats;
    this.period = period;
    this.newest = Array(seats).fill(0);  // what each seat has seen
    this.n = 0;
    this.answers = 0;
    this.most = Infinity;
  }

  saw(seat, n) {
    if (n <= this.newest[seat]) return;
    this.newest[seat] = n;
    if (!this.playing || this.newest.some((one) => one <= this.n)) return;
    tally.milliseconds.push(performance.now() - this.sent);
    this.n = n;
    if (++this.answers >= this.most) return this.done();
    this.due = Math.max(this.due + this.period, performance.now());
    // Not inside the message handler of the library: the other seats of this process come first.
    if (this.period > 0) setTimeout(() => this.answer(), this.due - performance.now());
    else setImmediate(() => this.answer());
  }

  answer() {
    if (!this.playing) return;
    this.sent = performance.now();
    this.clients.answer();
  }

  play(after) {
    this.playing = true;
    this.due = performance.now() + 1000 * after;
    setTimeout(() => this.answer(), 1000 * after);
  }

  leave() {
    this.playing = false;
    this.clients.leave();
  }
}

async function seat({ peer, port, variant, tables, seats, rate }) {
  const { open } = require(`./${peer}/table`);
  const all = [];
  for (let i = 0; i < tables; ++i) {
    const table = new Table(seats, rate > 0 ? 1000 / rate : 0);
    table.clients = await open({
      port, variant, seats,
      saw: (by, n) => table.saw(by, n),
      received: (bytes) => { tally.bytes += bytes; },
    });
    all.push(table);
  }
  return all;
}

function percentile(sorted, percent) {
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
}

async function measure(plan) {
  const all = await seat(plan);
  all.forEach((table, i) => table.play(plan.rate > 0 ? i / all.length / plan.rate : 0));
  await wait(plan.warmup);
  process.send('begin');
  Object.assign(tally, { milliseconds: [], bytes: 0 });
  const cpu = process.cpuUsage();
  const begun = performance.now();
  await wait(plan.seconds);
  const { milliseconds, bytes } = tally;
  const passed = performance.now() - begun;
  const own = process.cpuUsage(cpu);
  const answers = milliseconds.length;
  if (answers === 0) throw new Error('no answer was seen by all');
  const sorted = Float64Array.from(milliseconds).sort();
  process.send({
    answers,
    seconds: passed / 1000,
    bytes: bytes / answers,
    p50: percentile(sorted, 50),
    p99: percentile(sorted, 99),
    own_share: (own.user + own.system) / 1000 / passed,
  });
  all.forEach((table) => table.leave());
}

// Tables play this many answers; then all clients leave.
async function fill(plan) {
  const all = await seat({ ...plan, rate: 0 });
  await Promise.all(all.map((table) => new Promise((done) => {
    table.most = plan.answers;
    table.done = done;
    table.play(0);
  })));
  all.forEach((table) => table.leave());
  await wait(1);
  process.send('filled');
}

process.on('message', async (plan) => {
  try {
    await (plan.answers ? fill(plan) : measure(plan));
  } catch (error) {
    process.send({ error: error.message });
  }
});
