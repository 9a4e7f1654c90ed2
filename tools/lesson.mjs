// Finds a round that teaches well, and writes it down as the tutorial's lesson: web/src/games/classic/lesson/lesson.json.
// It plays many matches of three against a real server until one has what the tutorial speaks of. Usage: node tools/lesson.mjs
import { writeFileSync } from 'node:fs';
import { Served } from '../tests/server/served.mjs';
import { WebSocket } from '../tests/server/packages.mjs';

const served = await Served.start({ 'messages-per-second': 10000, 'tables-per-address': 100000, 'connections-per-address': 1000 });

const answersOf = (legal) =>
  Object.entries(legal).flatMap(([head, tails]) => tails.map((tail) => (tail ? `${head} ${tail}` : head)));

// A teacher's choice: look at a goal, mend oneself, then dig east, and hinder who was seen to hinder.
function choose(answers, seen) {
  const map = answers.filter((one) => one.startsWith('map'));
  if (map.length > 0 && seen === 0) return map[1] ?? map[0];
  const mend = answers.find((one) => /^mend \S+ 0/.test(one));
  if (mend) return mend;
  const dig = answers
    .filter((one) => /^place b-[^x]/.test(one))
    .map((one) => ({ one, x: Number(/\((-?\d+),(-?\d+)\)/.exec(one)[1]), y: Math.abs(Number(/,(-?\d+)\)/.exec(one)[1])) }))
    .sort((a, b) => b.x - a.x || a.y - b.y)[0];
  if (dig && dig.x > 0) return dig.one;
  return answers.find((one) => one.startsWith('break')) ?? answers.find((one) => /^discard b-x/.test(one)) ?? answers.find((one) => one.startsWith('discard')) ?? answers[0];
}

function play() {
  return new Promise((resolve) => {
    const socket = new WebSocket(served.socket);
    const lesson = { seat: 0, messages: [], answers: [] };
    let seen = 0;
    let isOver = false;
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      const say = (what) => socket.send(JSON.stringify(what));
      if (message.type === 'welcome')
        say({ type: 'create', game: 'classic', edition: '2024', seats: 3, public: false, clock: 0, name: 'Me' });
      if (message.type === 'seated') {
        for (const seat of [1, 2]) say({ type: 'add_bot', seat, level: 'easy' });
        say({ type: 'start' });
      }
      if (isOver || (message.type !== 'view' && message.type !== 'played')) return;
      lesson.messages.push(message);
      seen += (message.secrets ?? []).filter(([what]) => what === 'goal_seen').length;
      const over = (message.told ?? []).some(([what]) => what === 'round_ended');
      if (over || lesson.answers.length > 14) {
        isOver = true;
        socket.close();
        return resolve(over ? lesson : null);
      }
      if (!message.legal) return;
      const answer = choose(answersOf(message.legal), seen);
      lesson.answers.push({ n: message.n, answer });
      say({ type: 'answer', n: message.n, answer });
    });
  });
}

function teaches({ messages, answers }) {
  const role = messages[0].mine.role;
  const won = messages.at(-1).told.find(([what]) => what === 'round_ended');
  const verbs = answers.map(({ answer }) => answer.split(' ')[0]);
  const broke = messages.some((message) => (message.told ?? []).some((told) => told[0] === 'broke' && told[3] === 0));
  return role === 'gold_digger' && won[1] === 'diggers' && won[2] === 0 && broke && verbs.includes('map') && verbs.includes('mend') &&
    verbs[0] === 'place' && verbs.includes('break') && answers.length <= 10;
}

let tried = 0;
for (;;) {
  const lesson = await play();
  ++tried;
  if (tried % 200 === 0) console.log(`${tried} rounds tried`);
  if (!lesson || !teaches(lesson)) continue;
  console.log(`after ${tried} rounds: ${lesson.answers.map(({ answer }) => answer).join('; ')}`);
  const file = new URL('../web/src/games/classic/lesson/lesson.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(lesson)}\n`);
  break;
}
await served.end();
