// Waiting for what players do, and checking what they have played.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

export async function until(what, holds, seconds = 20) {
  const late = Date.now() + seconds * 1000;
  while (!holds()) {
    if (Date.now() > late) throw new Error(`timeout after ${seconds} s: ${what()}`);
    await sleep(5);
  }
}

// The client may omit usual values at the end; the server writes them.
const is_same = (given, sent) =>
  JSON.stringify(given.slice(0, sent.length)) === JSON.stringify(sent) &&
  given.slice(sent.length).every((item) => item === false || item === 'none');

// The record agrees with the shuffle, and has the answers of each player at the moments at which they were sent, and no
// others of their seats: nobody answered for them.
export async function check_record(served, { table, players }) {
  assert.match(await served.verify(table), /^Confirmed/);
  const { steps } = await (await served.get(`/api/tables/${table}/replay`)).json();
  assert.equal(steps.at(-1).question, null);
  for (const { name, answers } of players)
    for (const [n, answer] of answers)
      assert.ok(steps[n].answers.some(([, given]) => is_same(given, answer)), `answer ${n} of ${name} at ${table}: ${JSON.stringify(answer)}`);
  for (const { name, seat, answers } of players)
    steps.forEach((step, n) => assert.ok(answers.has(n) || !step.answers.some(([by]) => by === seat), `answer ${n} at ${table} is not of ${name}`));
  return steps.flatMap((step) => step.answers).length;
}
