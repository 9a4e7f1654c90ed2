// Finds a round that is good for the lesson of The Lost Mines, and writes it to web/src/games/lost_mines/lesson/: a loyal dwarf lays
// paths, uses a tool, finds a mine, takes a treasure, and shares it with somebody unexpected.
// Usage: node tools/lesson/lost_mines.mjs MINUTES
import { readFileSync } from 'node:fs';
import { by, namesOf, one, record, since, toldIn } from './record.mjs';

const box = JSON.parse(readFileSync(new URL('../../data/lost_mines.json', import.meta.url), 'utf8'));
const cards = new Map([...box.starts, ...box.goals, ...box.paths].map((card) => [card.id, card]));
const around = 'NESW';
const steps = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const obstacles = ['tree_trunk', 'pond', 'ravine'];

const opposite = (side) => around[(around.indexOf(side) + 2) % 4];
const isOpen = ([card, rotation], side) => cards.get(card).open.includes(around[(around.indexOf(side) + 4 - rotation / 90) % 4]);
const isBlocked = ([card, , isOvercome]) => obstacles.includes(cards.get(card).feature) && !isOvercome;
const isObstacle = (card) => obstacles.includes(cards.get(card)?.feature);

// Mines worth going to: those that may hold a treasure that is left, as far as this player knows.
function wanted({ mine: mines, treasures = [] }, seen) {
  const left = treasures.filter(({ owner }) => owner === undefined).map(({ back }) => back);
  const known = ([index, { card = seen[index] }]) => !card || left.includes(cards.get(card).feature);
  return Object.entries(mines).filter(known).map(([, { at }]) => at.join());
}

const price = { step: 1, card: 2, tool: 4 };

// How far it is from a place to a mine worth going to: steps, and cards that must still be played on the way.
function wayFrom(start, forest, table, rules, seen) {
  const goals = wanted(table, seen);
  const hidden = new Set(Object.values(table.mine).filter(({ card }) => !card).map(({ at }) => at.join()));
  const cost = new Map([[start, 0]]);
  const queue = [start];
  while (queue.length) {
    queue.sort(by((at) => cost.get(at)));
    const at = queue.shift();
    if (goals.includes(at)) return cost.get(at);
    if (hidden.has(at)) continue;
    const here = forest[at];
    for (const [side, [dx, dy]] of Object.entries(steps)) {
      const [x, y] = at.split(',').map(Number);
      const next = `${x + dx},${y + dy}`;
      if (x + dx < 0 || y + dy < 0 || x + dx >= rules.columns || y + dy >= rules.rows) continue;
      const there = forest[next];
      if (here && !isOpen(here, side)) continue;
      if (there && !isOpen(there, opposite(side))) continue;
      const more = price.step + (there ? (isBlocked(there) ? price.tool : 0) : hidden.has(next) ? 0 : price.card);
      if (cost.has(next) && cost.get(next) <= cost.get(at) + more) continue;
      cost.set(next, cost.get(at) + more);
      queue.push(next);
    }
  }
  return 1000;
}

// As the web client sends it: without a treasure where none is chosen.
const shortened = ([name, route, slot]) => (slot === undefined || slot === null || route.length === 0 ? [name, route] : [name, route, slot]);

let mischief = 0.2; // how often the others play something that is in the way

// What somebody answers.
function choose(all, { table, mine, question }, seat, rules) {
  const { forest = {} } = table;
  const dwarf = table.seats[seat].dwarf.join();
  const way = (laid, from = dwarf) => wayFrom(from, { ...forest, ...laid }, table, rules, mine.mines_seen ?? {});
  if (question.what === 'walk') return shortened(all('walk').sort(by(([, route]) => way({}, route.at(-1)?.join()), ([, route]) => route.length))[0]);
  if (question.what !== 'turn') return undefined;
  const paths = all('lay_path').map((answer) => {
    const [, card, at, rotation = 0] = answer;
    return { answer, worth: way({ [at.join()]: [card, rotation, false] }), isObstacle: isObstacle(card) };
  });
  const tools = all('use_tool').map((answer) => ({ answer, worth: way({ [answer[2].join()]: [...forest[answer[2].join()].slice(0, 2), true] }) }));
  if (seat !== 0 && Math.random() < mischief) {
    const obstacle = one(paths.filter((path) => path.isObstacle && path.worth < 1000));
    const harm = obstacle?.answer ?? one(all('place_token')) ?? one(all('call_storm'));
    if (harm) return harm;
  }
  const now = way({});
  const [best] = [...tools, ...paths].filter(({ worth }) => worth < now).sort(by(({ worth }) => worth));
  if (best) return best.answer;
  if (now <= price.step * 3 && seat === 0) {
    const look = one(all('look_at_mine'));
    if (look) return look;
  }
  const isUseful = (card) => cards.has(card);
  return all('discard').find(([, [card]]) => !isUseful(card)) ?? all('discard')[0];
}

// What a part of a round teaches; null for nothing.
function pointsOf(part, won) {
  const names = namesOf(part.answers);
  const turns = names.filter((name) => name !== 'walk').length;
  const mines = toldIn(part.messages, 'mine_revealed').filter(([, who]) => who === 0);
  const taken = toldIn(part.messages, 'treasure_taken').filter(([, who]) => who === 0);
  if (names[0] !== 'lay_path' || turns < 5 || turns > 6) return null;
  if (!names.includes('use_tool') || mines.length === 0 || taken.length === 0) return null;
  const seen = (name) => (toldIn(part.messages, name).length > 0 ? 1 : 0);
  const looks = names.includes('look_at_mine') ? 1 : 0;
  const dull = names.filter((name) => name === 'discard').length;
  const stays = part.answers.filter(({ answer }) => answer[0] === 'walk' && answer[1].length === 0).length;
  const laid = Object.keys(part.messages[0].table.forest).length;
  return 4 * (seen('token_placed') + seen('dragon_taken') + 2 * looks + seen('storm_called')) + won - 2 * turns - 5 * dull - 2 * stays - laid;
}

// The end of a round, from that answer on from which it teaches most.
function worth(round) {
  const [ended] = toldIn(round.messages, 'round_ended');
  if (ended?.[1] !== 'all_collected') return null;
  const [[, { pools = [], won = [] }]] = toldIn(round.messages, 'loot_shared');
  const shares = pools.some(({ members = [] }) => members.includes(0) && members.length > 1);
  if (!shares || !(won[0] > 1)) return null;
  let best = null;
  for (const first of round.answers.keys()) {
    const part = since(round, first);
    const points = pointsOf(part, won[0]);
    if (points !== null && (!best || points > best.points)) best = { points, round: part };
  }
  return best;
}

await record({
  game: 'lost_mines',
  options: { first_player: 0 },
  chapter: 'explorer',
  minutes: Number(process.argv[2]),
  choose,
  isWanted: ({ mine }, { messages }) => {
    if (messages.length === 1) mischief = 0.1 + Math.random() * 0.4;
    return mine.role === 'loyal';
  },
  worth,
});
