// Finds a round that is good for the tutorial, and writes it to web/src/games/classic/lesson/lesson.json.
// It plays many matches of three on a real server until one has everything that the tutorial explains.
// Usage: node tools/lesson.mjs
import { writeFileSync } from 'node:fs';
import { Served } from '../tests/server/served.mjs';
import { WebSocket } from '../tests/server/packages.mjs';

const served = await Served.start({ 'messages-per-second': 10000, 'tables-per-address': 100000, 'connections-per-address': 1000 });

// The legal answers that play a card, and those that discard one card.
function answersOf(legal, hand) {
  const answers = hand.map((card) => ['discard', [card]]);
  for (const [name, choices] of Object.entries(legal)) {
    if (name === 'discard' || name === 'clear_away') continue;
    if (Array.isArray(choices)) answers.push(...choices.map((rest) => [name, ...rest]));
    else for (const [card, rests] of Object.entries(choices)) answers.push(...rests.map((rest) => [name, card, ...rest]));
  }
  return answers;
}
const isDeadEnd = (card) => card.startsWith('b-x');

// The choice of a teacher: look at a goal, mend the own tools, then dig east, otherwise break a tool or discard.
function choose(answers, seen) {
  const all = (name) => answers.filter((one) => one[0] === name);
  const maps = all('peek_goal');
  if (maps.length > 0 && seen === 0) return maps[1] ?? maps[0];
  const mend = all('mend_tool').find((one) => one[2] === 0);
  if (mend) return mend;
  const [dig] = all('place_path')
    .filter(([, card]) => !isDeadEnd(card))
    .sort(([, , a], [, , b]) => b[0] - a[0] || Math.abs(a[1]) - Math.abs(b[1]));
  if (dig && dig[2][0] > 0) return dig;
  const discards = all('discard');
  return all('break_tool')[0] ?? discards.find(([, [card]]) => isDeadEnd(card)) ?? discards[0] ?? answers[0];
}

function play() {
  return new Promise((resolve) => {
    const socket = new WebSocket(served.socket);
    const lesson = { seat: 0, rules: {}, messages: [], answers: [] };
    let seen = 0;
    let hand = [];
    let isOver = false;
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      const say = (what) => socket.send(JSON.stringify(what));
      if (message.type === 'welcome')
        say({ type: 'create', game: 'classic', players: 3, options: {}, public: false, clock: 0, name: 'Me' });
      if (message.type === 'seated') {
        for (const seat of [1, 2]) say({ type: 'add_bot', seat, level: 'easy' });
        say({ type: 'start' });
      }
      if (isOver || (message.type !== 'view' && message.type !== 'played')) return;
      // In a lesson only the recorded answer is legal.
      const { legal, unplayable: _, rules, ...step } = message;
      if (rules) lesson.rules = rules;
      lesson.messages.push(step);
      hand = message.mine?.hand ?? hand;
      seen += (message.secrets ?? []).filter(([what]) => what === 'goal_seen').length;
      const over = (message.told ?? []).some(([what]) => what === 'round_ended');
      if (over || lesson.answers.length > 14) {
        isOver = true;
        socket.close();
        return resolve(over ? lesson : null);
      }
      if (!legal) return;
      const answer = choose(answersOf(legal, hand), seen);
      // The web client always sends the last item.
      if (answer[0] === 'place_path' && answer.length < 4) answer.push(false);
      lesson.answers.push({ question: message.question.number, answer });
      say({ type: 'answer', question: message.question.number, answer });
    });
  });
}

function teaches({ messages, answers }) {
  const [, { winners, finisher }] = messages.at(-1).told.find(([what]) => what === 'round_ended');
  const names = answers.map(({ answer }) => answer[0]);
  const broke = messages.some((message) => (message.told ?? []).some((told) => told[0] === 'tool_broken' && told[3] === 0));
  return messages[0].mine.role === 'gold_digger' && winners === 'diggers' && finisher === 0 && broke && names[0] === 'place_path' &&
    ['peek_goal', 'mend_tool', 'break_tool', 'discard'].every((name) => names.includes(name)) && answers.length <= 10;
}

let tried = 0;
for (;;) {
  const lesson = await play();
  ++tried;
  if (tried % 200 === 0) console.log(`${tried} rounds tried`);
  if (!lesson || !teaches(lesson)) continue;
  console.log(`after ${tried} rounds: ${lesson.answers.map(({ answer }) => answer.join(' ')).join('; ')}`);
  const file = new URL('../web/src/games/classic/lesson/lesson.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(lesson)}\n`);
  break;
}
await served.end();
