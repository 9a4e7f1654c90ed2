// What chance decided, as the record of a match tells it: docs/notation.md, Match records.
const sources = [
  'roles', 'goals', 'black', 'chests', 'before', 'turned', 'pile', 'gold',
  'spare', 'party', 'robbed', 'several', 'shuffled', 'milled',
];

const turn = /^(?:(?<seat>\d+):)?(?<move>[^!+~]+)(?:!\d+)*(?<drawn>(?:\+[^+~]+)*)(?<chance>(?:~[^~]+)*)$/;

export class Record {
  lists = new Map(); // results by source and place, in the order in which they were drawn

  constructor(text, players) {
    this.players = players;
    this.words = text.split('\n').filter((line) => !line.startsWith('[')).join(' ').split(' ').filter(Boolean);
    while (this.words.length) this.read_part(this.words.shift());
  }

  read_part(word) {
    if (word === 'round') this.read_deal();
    else if (word === 'result') this.words.splice(0, this.words.findIndex((next) => ['gold', 'round', 'scores'].includes(next)));
    else if (word === 'gold') this.read_gold();
    else if (word === 'scores') this.words = [];
    else if (!/^\d+\.$/.test(word)) this.read_turn(word);
  }

  read_deal() {
    const [, , first, , roles, , goals] = this.words.splice(0, 8);
    this.next_seat = Number(first);
    [...roles.replace('/', '')].forEach((letter, seat) => this.add('roles', seat, letter));
    goals.split(',').forEach((goal, cell) => this.add('goals', cell, goal));
    for (let seat = 0; seat < this.players; ++seat)
      for (const card of this.words.shift().split(',')) this.add('pile', seat, card);
    while (this.words[0]?.startsWith('~')) this.read_chance(this.words.shift().slice(1));
  }

  read_turn(word) {
    const { seat, move, drawn, chance } = turn.exec(word).groups;
    const by = seat === undefined ? this.next_seat : Number(seat);
    this.next_seat = (by + 1) % this.players;
    const [, card, whom, role] = /^(.+)>(\d+)(?:=(.))?$/.exec(move) ?? [];
    if (role) this.add('spare', whom, role);
    for (const one of drawn.split('+').slice(1)) {
      const [name, drawer = card === 'swap' ? whom : by] = one.split('=').reverse();
      this.add('pile', drawer, name);
    }
    for (const one of chance.split('~').slice(1)) this.read_chance(one);
  }

  read_chance(text) {
    const [, source, place, result] = /^(\D+)(\d+)=(.+)$/.exec(text);
    this.add(source, place, result);
  }

  // Who took which card follows.
  read_gold() {
    for (const value of this.words.shift().split(',')) this.add('gold', 0, value);
    while (this.words[0]?.includes('$')) this.words.shift();
  }

  add(source, place, result) {
    if (!sources.includes(source)) throw new Error(`docs/shuffle.md does not describe the source of chance "${source}"`);
    const list = `${source}${place}`;
    if (!this.lists.has(list)) this.lists.set(list, []);
    this.lists.get(list).push(result);
  }

  // The next result of this source for this place; undefined if there is none.
  take(source, place) {
    return this.lists.get(`${source}${place}`)?.shift();
  }
  // The lists with results that were not taken.
  left() {
    return [...this.lists].filter(([, results]) => results.length).map(([list]) => list);
  }
}
