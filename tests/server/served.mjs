// A real server with its own database, and the command line tool: build/release/filon, or the file in FILON.
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const filon = process.env.FILON ?? fileURLToPath(new URL('../../build/release/filon', import.meta.url));

// For tests in which one address is many people.
const many = 100_000;
export const no_limits = {
  'connections-per-address': many,
  'sockets-per-address': many,
  'tables-per-address': many,
  'messages-per-second': many,
  'requests-per-second': many,
};

export class Served {
  // Options as on the command line, without the dashes: { 'bot-pause': 0 }.
  static async start(options = {}) {
    const served = new Served(options);
    await served.start();
    return served;
  }

  constructor(options) {
    this.folder = mkdtempSync(join(tmpdir(), 'filon-'));
    this.options = { address: '127.0.0.1', port: 0, 'metrics-port': 0, 'exact-metrics': 'yes', 'bot-pause': 0, data: join(this.folder, 'tables.sqlite'), ...options };
  }

  // After a kill it starts again, with the same port and database.
  start() {
    this.log = '';
    const words = Object.entries(this.options).map(([name, value]) => `--${name}=${value}`);
    this.process = spawn(filon, ['serve', ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.gone = new Promise((resolve) => this.process.once('exit', (code, signal) => resolve({ code, signal })));
    return new Promise((resolve, reject) => {
      this.gone.then(({ code, signal }) => reject(new Error(`the server ended: ${code ?? signal}\n${this.log}`)));
      this.process.once('error', reject);
      this.process.stdout.on('data', (text) => {
        this.log += text;
        const port = /\bat http:\/\/127\.0\.0\.1:(\d+)\//.exec(this.log)?.[1];
        const metrics = /: (http:\/\/127\.0\.0\.1:\d+)\/metrics\n/.exec(this.log)?.[1];
        if (!port || !metrics) return;
        this.options.port = Number(port);
        this.metrics = metrics;
        resolve();
      });
    });
  }

  get address() {
    return `http://127.0.0.1:${this.options.port}`;
  }
  get socket() {
    return `ws://127.0.0.1:${this.options.port}/ws`;
  }
  get(path, options) {
    return fetch(this.address + path, options);
  }
  // What the operator sees.
  async operator(path) {
    return fetch(this.metrics + path);
  }
  async figure(name) {
    const text = await (await this.operator('/metrics')).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  }

  async kill(signal = 'SIGKILL') {
    this.process.kill(signal);
    return this.gone;
  }
  async end() {
    const ended = await this.kill('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
    return ended;
  }

  // The output of `filon replay --verify` for a finished table. Throws if the record is not confirmed.
  async verify(table, commitment) {
    return this.tool('replay', await this.save_record(table), '--verify', ...(commitment ? [`--commitment=${commitment}`] : []));
  }
  // The match from its record.
  async replay(table) {
    return JSON.parse(await this.tool('replay', await this.save_record(table), '--json'));
  }
  async save_record(table) {
    const response = await this.get(`/api/tables/${table}/record`);
    if (response.status !== 200) throw new Error(`table ${table} has no record: ${response.status}`);
    const file = join(this.folder, 'record.txt');
    writeFileSync(file, await response.text());
    return file;
  }
  tool(...words) {
    return new Promise((resolve, reject) =>
      execFile(filon, words, { maxBuffer: 1 << 26 }, (error, out, complaints) =>
        error ? reject(new Error(`${error.message}\n${out}${complaints}`)) : resolve(out)));
  }
}
