// Records rounds for lessons. Three people who play by simple rules play many rounds at a real server; the round that teaches most is
// kept in the folder of the lesson.
import { writeFileSync } from 'node:fs';
import { Client } from '../../tests/server/client.mjs';
import { Served, no_limits } from '../../tests/server/served.mjs';

export const by = (...keys) => (a, b) => keys.reduce((order, key) => order || key(a) - key(b), 0);
export const one = (list) => list[Math.floor(Math.random() * list.length)];
export const toldIn = (messages, name) => messages.flatMap(({ told = [] }) => told).filter(([what]) => what === name);
export const namesOf = (answers) => answers.map(({ answer }) => answer[0]);

// A round from this answer on.
export function since(round, first) {
  const { view, question } = round.answers[first];
  const at = round.messages.findIndex((message) => message.question?.number === question);
  return { ...round, messages: [view, ...round.messages.slice(at + 1)], answers: round.answers.slice(first) };
}

// One round, played to its end; null if seat 0 does not want to go on.
//   choose(answers by name, view, seat, rules)   what somebody answers
//   isWanted(view, rules)                 whether this round is still of use for seat 0
async function play(served, { game, options, choose, isWanted }) {
  const round = { rules: {}, messages: [], answers: [] };
  let [isOver, over] = [false, null];
  const ended = new Promise((resolve) => (over = (found) => ((isOver = true), resolve(found))));
  const heardBy = (seat) => (message, client) => {
    if (isOver || (message.type !== 'view' && message.type !== 'played')) return;
    const { view } = client;
    // In a lesson only the recorded answer is legal.
    const { legal, unplayable: _, left: _left, can_take_back: _back, rules, ...step } = message;
    if (rules) client.rules = rules;
    if (seat === 0) {
      if (rules) round.rules = rules;
      round.messages.push(step);
      if (!isWanted(view, round)) return over(null);
      if (toldIn([step], 'round_ended').length) return over(round);
    }
    if (!legal) return;
    const answers = view.answers();
    const answer = choose((name) => answers.filter(([what]) => what === name), view, seat, client.rules) ?? answers[0];
    if (seat === 0) round.answers.push({ question: message.question.number, answer, view: { type: 'view', n: view.n, question: view.question, table: view.table, mine: view.mine } });
    client.say('answer', { question: message.question.number, answer });
  };
  const people = [];
  for (const seat of [0, 1, 2]) people.push(await Client.connect(served.socket, { on_heard: heardBy(seat) }));
  people[0].say('create', { game, players: 3, options, public: false, clock: 0, name: 'Me' });
  const { code } = await people[0].hears('lobby');
  for (const person of people.slice(1)) {
    person.say('join', { table: code, name: 'You' });
    await person.hears('seated');
  }
  people[0].say('start');
  const found = await ended;
  for (const person of people) person.close();
  return found;
}

// Plays for so many minutes and keeps the best round. `worth` says how much a round teaches: { points, round }, or null for nothing.
export async function record({ game, options = {}, chapter, minutes, choose, isWanted, worth }) {
  const served = await Served.start(no_limits);
  process.once('exit', () => served.process.kill());
  process.once('SIGTERM', () => process.exit(1));
  let best = null;
  let tried = 0;
  for (const late = Date.now() + minutes * 60_000; Date.now() < late; ++tried) {
    const round = await play(served, { game, options, choose, isWanted });
    const found = round && worth(round);
    if (!found || (best && found.points <= best.points)) continue;
    best = found;
    const { rules, messages, answers } = found.round;
    const said = answers.map(({ question, answer }) => ({ question, answer }));
    console.log(`after ${tried} rounds, ${found.points} points: ${said.map(({ answer }) => answer.join(' ')).join('; ')}`);
    const file = new URL(`../../web/src/games/${game}/lesson/${chapter}.json`, import.meta.url);
    writeFileSync(file, `${JSON.stringify({ seat: 0, rules, messages, answers: said })}\n`);
  }
  console.log(`${tried} rounds were played`);
  await served.end();
}
