// A disk that is full, and has space again: the largest size of a file that this process may write is limited while it runs.
import { execFileSync } from 'node:child_process';

const limit = (process, bytes) => execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:unlimited`]);

export const fill_disk = (served) => limit(served.process, 1);
export const free_disk = (served) => limit(served.process, 'unlimited');
