// Finds two rounds that are good for the tutorial, and writes them to web/src/games/classic/lesson/: one of a gold digger who is
// hindered in every way and reaches the treasure, and the last turns of one of a saboteur who wins.
// Usage: node tools/lesson/classic.mjs digger|saboteur MINUTES
import { by, namesOf, one, record, since, toldIn } from './record.mjs';

const isDeadEnd = (card) => card.startsWith('b-x');

// Where the others laid dead ends that stand in the way: the farthest first.
const blocks = ({ tunnels = {} }) =>
  Object.entries(tunnels).filter(([, [card]]) => isDeadEnd(card)).map(([key]) => key.split(',').map(Number)).sort(by(([x]) => -x));

const isHarm = (card) => isDeadEnd(card) || /^(broken|rockfall)/.test(card);
const isSame = (a, b) => a.join() === b.join();
const farthest = ({ tunnels = {} }) => Math.max(...Object.keys(tunnels).map((key) => Number(key.split(',')[0])));

let daring = 5; // how far the others may dig before a saboteur acts

// What somebody answers, by their role.
const choose = {
  // Mends the own tools, removes what is in the way, looks at a goal, digs east, otherwise breaks a tool or discards.
  gold_digger(all, { table, mine }, seat) {
    const mend = all('mend_tool').find(([, , whom]) => whom === seat);
    const fall = all('rockfall').find(([, , at]) => blocks(table).some((block) => isSame(block, at) && at[0] >= farthest(table)));
    const maps = Object.keys(mine.goals_seen ?? {}).length === 0 ? all('peek_goal') : [];
    const [dig] = all('place_path').filter(([, card, [x]]) => !isDeadEnd(card) && x > 0).sort(by(([, , [x]]) => -x, ([, , [, y]]) => Math.abs(y)));
    if (dig && (farthest(table) < 1 || Math.random() < 0.3)) return dig;
    return mend ?? fall ?? one(maps) ?? dig ?? one(all('break_tool')) ?? all('discard').find(([, [card]]) => isDeadEnd(card)) ?? all('discard')[0];
  },
  // Lays dead ends where the tunnels are farthest, breaks tools, brings tunnels down. While there is no danger, one card of each
  // kind is kept for the end.
  saboteur(all, { table, mine }) {
    const [end] = all('place_path').filter(([, card]) => isDeadEnd(card)).sort(by(([, , [x]]) => -x, ([, , [, y]]) => Math.abs(y)));
    const [fall] = all('rockfall').filter(([, , at]) => !blocks(table).some((block) => isSame(block, at))).sort(by(([, , [x]]) => -x));
    const [hit] = all('break_tool').sort(by(([, , whom]) => table.seats?.[whom]?.front?.length ?? 0));
    const isInDanger = !table.pile || farthest(table) >= daring;
    const spare = (isIt) => isInDanger || mine.hand.filter(isIt).length > 1;
    const harm = [
      hit && spare((card) => card.startsWith('broken')) && hit,
      end?.[2][0] >= farthest(table) && spare(isDeadEnd) && end,
      fall?.[2][0] > 4 && spare((card) => card === 'rockfall') && fall,
    ].filter(Boolean);
    const idle = all('discard').filter(([, [card]]) => !isHarm(card));
    return one(harm) ?? idle[0] ?? hit ?? end ?? fall ?? all('discard')[0];
  },
};

// How much a round teaches, with the part of it that does; null for nothing.
const worth = {
  digger(round) {
    const [[, { winners, finisher }]] = toldIn(round.messages, 'round_ended');
    const roles = toldIn(round.messages, 'roles_shown')[0]?.[1] ?? [];
    const names = namesOf(round.answers);
    if (winners !== 'diggers' || finisher !== 0 || names[0] !== 'place_path' || names.length > 11) return null;
    if (!['peek_goal', 'mend_tool', 'rockfall'].every((name) => names.includes(name))) return null;
    const fallen = round.answers.find(({ answer }) => answer[0] === 'rockfall').answer[2].join();
    const filled = toldIn(round.messages, 'path_placed').filter(([, , card, at]) => at.join() === fallen && !isDeadEnd(card));
    const saboteur = roles.indexOf('saboteur');
    const caught = round.answers.some(({ answer }) => answer[0] === 'break_tool' && answer[2] === saboteur);
    const layer = toldIn(round.messages, 'path_placed').find(([, , , at]) => at.join() === fallen)?.[1];
    const points = (saboteur > 0) * 6 + (layer === saboteur) * 5 + filled.length * 4 + filled.some(([, who]) => who === 0) * 3 + caught * 4 + names.includes('discard') - names.length;
    return { points, round };
  },
  saboteur(round) {
    const [[, { winners }]] = toldIn(round.messages, 'round_ended');
    if (winners !== 'saboteurs') return null;
    let best = null;
    for (let count = 4; count <= 6 && count < round.answers.length; ++count) {
      const part = since(round, round.answers.length - count);
      const [start] = part.messages;
      const names = namesOf(part.answers);
      const ends = part.answers.filter(({ answer }) => answer[0] === 'place_path' && isDeadEnd(answer[1]));
      if (!names.includes('break_tool') || ends.length === 0) continue;
      const free = [1, 2].filter((seat) => !(start.table.seats?.[seat]?.front?.length > 0)).length;
      const dug = toldIn(part.messages, 'path_placed').filter(([, who]) => who !== 0).length;
      const far = Math.max(...Object.keys(start.table.tunnels).map((key) => Number(key.split(',')[0])));
      const points = free * 3 + dug * 2 + (far >= 7) * 4 + names.includes('rockfall') * 5 + names.includes('discard') * 2 - names.filter((name) => name === 'discard').length * 2 + (ends[0].answer[2][0] >= 6) * 4 + (names[0] !== 'discard') - count * 2;
      if (!best || points > best.points) best = { points, round: part };
    }
    return best;
  },
};

const [part, minutes] = [process.argv[2], Number(process.argv[3])];
await record({
  game: 'classic',
  chapter: part,
  minutes,
  choose: (all, view, seat) => {
    const answer = choose[view.mine.role](all, view, seat);
    // The web client always sends the last item.
    if (answer?.[0] === 'place_path' && answer.length < 4) answer.push(false);
    return answer;
  },
  isWanted: ({ mine }, { messages }) => {
    if (messages.length === 1) daring = 4 + Math.floor(Math.random() * 5);
    return mine.role?.endsWith(part);
  },
  worth: worth[part],
});
