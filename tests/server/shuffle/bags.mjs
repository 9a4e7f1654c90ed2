// What is in the bags of a table when they are filled: docs/shuffle.md, The bags. A kind has the `id` that messages use, the
// `text` that records use, and a `count`.
import { readFileSync, readdirSync } from 'node:fs';

const data = new URL('../../../data/', import.meta.url);
const boxes = readdirSync(data)
  .filter((file) => file.endsWith('.json') && file !== 'deck.schema.json')
  .map((file) => JSON.parse(readFileSync(new URL(file, data), 'utf8')))
  .filter(({ game }) => game === 'classic')
  .sort((one, other) => (other.box === 'base') - (one.box === 'base') || (one.box < other.box ? -1 : 1));

// In the order of every bag of roles.
const role_letters = [
  ['gold_digger', 'd'], ['saboteur', 's'], ['blue_digger', 'b'], ['green_digger', 'g'],
  ['boss', 'o'], ['profiteer', 'p'], ['geologist', 'e'], ['greedy_dwarf', 'y'],
];
// By the number of players, from 3 and from 5 on.
const base_roles = [[3, 1], [4, 1], [4, 2], [5, 2], [5, 3], [6, 3], [7, 3], [7, 4]];
const tournament_roles = [[3, 1, 1], [3, 2, 1], [3, 2, 2], [3, 3, 2], [4, 3, 2]];
const hand_sizes = [6, 6, 6, 5, 5, 4, 4, 4];

function roles_of(players, has) {
  if (has('saboteur2')) return { saboteur: 3, blue_digger: 4, green_digger: 4, boss: 1, profiteer: 1, geologist: 2 };
  if (has('variant_tournament')) {
    const [gold_digger, saboteur, greedy_dwarf] = tournament_roles[players - 5];
    return { gold_digger, saboteur, greedy_dwarf };
  }
  const [gold_digger, saboteur] = base_roles[players - 3];
  return has('wc_greedy_dwarf') ? { gold_digger: gold_digger - 1, saboteur, greedy_dwarf: 1 } : { gold_digger, saboteur };
}

export const role_bag = (counts) => role_letters.map(([id, text]) => ({ id, text, count: counts[id] ?? 0 }));

const half_turn = { N: 'S', E: 'W', S: 'N', W: 'E' };
const turned = (sides) => [...sides].map((side) => half_turn[side] ?? side).sort().join('');
const as_printed = (sides) => [...sides].sort().join('');
export function looks_the_same_turned({ open, joined }) {
  return turned(open) === as_printed(open) && joined.map(turned).sort().join() === joined.map(as_printed).sort().join();
}

export class Bags {
  constructor({ players, options: { modules } }) {
    const has = (module) => modules.includes(module);
    const rows = (part, of = boxes) =>
      of.flatMap((box) => (box[part] ?? []).filter(({ module = box.box }) => module === 'base' || has(module)));
    const is_black = ({ module }) => module === 'mini_treasure_chests';

    this.roles = role_bag(roles_of(players, has));
    this.hand_size = has('saboteur2') ? 6 : hand_sizes[players - 3];
    this.set_aside = has('saboteur2') ? 10 : 0;
    this.lays_before = has('variant_tournament');

    const paths = rows('paths').filter((row) => !is_black(row));
    this.pile = [];
    for (const row of [...paths.map((path) => ({ ...path, is_path: true })), ...rows('actions')]) {
      const same = this.pile.find(({ id }) => id === row.id);
      if (same) same.count += row.count;
      else this.pile.push({ ...row, text: row.short });
    }

    const new_goals = rows('goals', boxes.slice(1));
    this.goals = (new_goals.length ? new_goals : rows('goals')).map((row) => ({ ...row, text: row.short }));
    this.goal_cells = has('mini_new_goals') ? 5 : 3;

    // Every copy is a kind of its own, and records have its number.
    const numbered = (rows) =>
      rows.flatMap(({ id, count }) => Array(count).fill(id)).map((id, i) => ({ id, text: String(i), count: 1 }));
    this.chest_cells = has('mini_treasure_chests') ? 4 : 0;
    this.black = numbered(rows('paths').filter(is_black));
    this.chests = numbered(rows('chests'));

    const pays_cards = !has('saboteur2') && !has('variant_tournament');
    this.gold = pays_cards ? rows('gold').map(({ value, count }) => ({ id: String(value), text: String(value), count })) : [];
  }
}
