// The Lost Mines late in a round, told to a page by hand: six players, all that can lie in a forest, a mine that is found, and the
// rules' own example of sharing the loot at its end.
import { lobbyOf } from './told.mjs';

const names = ['Ada', 'Ben', 'Cléo', 'Dan', 'Ève', 'Finn'];
const clans = ['yellow', 'yellow', 'blue', 'blue', 'yellow', 'blue'];
const roles = ['loyal', 'loyal', 'loyal', 'loyal', 'saboteur', 'selfish'];
const stands = [[10, 2], [7, 2], [8, 4], [5, 4], [8, 2], [3, 4]];
const bySeat = (made) => Object.fromEntries(names.map((_, seat) => [seat, made(seat)]));

const laid = (card, rotation = 0, isOvercome = false) => [card, rotation, isOvercome];
const forest = {
  '3,2': laid('lm-start-yellow'), '4,2': laid('lm-ew'), '5,2': laid('lm-nesw'), '6,2': laid('lm-rocks-ew'), '7,2': laid('lm-new'), '8,2': laid('lm-new'),
  '9,2': laid('lm-pond-ew', 0, true), '10,2': laid('lm-mine-gems', 180), '8,1': laid('lm-ns'), '5,3': laid('lm-tree-trunk-nes'), '5,1': laid('lm-nw', 180),
  '3,4': laid('lm-start-blue'), '4,4': laid('lm-new', 180), '5,4': laid('lm-campfire-nesw'), '6,4': laid('lm-ew'), '7,4': laid('lm-ravine-ew', 0, true),
  '8,4': laid('lm-new', 180), '9,4': laid('lm-ew'), '10,4': laid('lm-mine-dragon'), '8,5': laid('lm-ns'), '4,5': laid('lm-ne'),
};
const routes = [[6, 4], [7, 4], [8, 4], [8, 5], [8, 6]];

const walking = {
  rules: { rounds: 2, hand_size: 5, columns: 11, rows: 7, slots: 9, starts: [[3, 2], [3, 4]], mine_spaces: [[8, 0], [10, 2], [10, 4], [8, 6]], move_limit: 3, campfire_limit: 5, dragon_penalty: 2, has_end_flag: true },
  n: 60,
  told: [['path_laid', 3, 'lm-ns', [8, 5], 0]],
  question: { number: 61, what: 'walk', seats: [3] },
  table: {
    round: 2, rounds: 2, first: 0, pile: 9, dragon: 2, ready: [5], forest,
    mine: { 0: { at: [8, 0] }, 1: { at: [10, 2], card: 'lm-mine-gems' }, 2: { at: [10, 4], card: 'lm-mine-dragon' }, 3: { at: [8, 6] } },
    treasures: [{ back: 'gems', owner: 0 }, { back: 'gold' }, { back: 'silver' }, { back: 'gold' }, { back: 'gems', owner: 4 }, { back: 'silver' }],
    across: [{ edge: [[6, 2], [7, 2]], token: 'trap', by: 5 }, { edge: [[8, 1], [8, 2]], token: 'troll', by: 1 }],
    reserve: { 0: 3, 1: 2, 2: 2, 3: 2, 4: 1 },
    seats: bySeat((seat) => ({ clan: clans[seat], dwarf: stands[seat], hand_size: 5, score: [6, 2, 4, 3, 0, 5][seat], ...(seat === 1 ? { troll: 'troll' } : {}) })),
  },
  mine: { hand: ['lm-nes', 'axe', 'troll', 'secret_info_mine_dwarf'], role: 'loyal', mines_seen: { 0: 'lm-mine-silver' }, roles_seen: { 4: 'saboteur' } },
  legal: { walk: [[[]], ...routes.map((_, last) => [routes.slice(0, last + 1)]), [[[6, 4], [7, 4], [8, 4], [9, 4]]]] },
};

export const expedition = { lobby: { ...lobbyOf(names, { options: {} }), game: 'lost_mines' }, seat: 3, view: walking };

// Dan has walked into the mine. Which way it lies is up to him, and then which of its treasures he takes.
export const mineFound = {
  n: 61, told: [['walked', 3, routes, null], ['mine_revealed', 3, 3, 'lm-mine-gold', [8, 5]]], question: { number: 62, what: 'rotation', seats: [3] },
  table: { mine: { 3: { at: [8, 6], card: 'lm-mine-gold' } }, seats: { 3: { dwarf: [8, 6] } } },
  legal: { pick_rotation: [[0], [180]] },
};
export const treasureFound = {
  n: 62, told: [['mine_turned', 3, 3, 0, true]], question: { number: 63, what: 'treasure', seats: [3] },
  table: { forest: { '8,6': laid('lm-mine-gold') } },
  legal: { pick_treasure: [[1], [3]] },
};

export const lootShared = {
  n: 90,
  told: [
    ['round_ended', 'all_collected'], ['roles_shown', roles], ['treasures_shown', [5, 3, 2, 2, 4, 3]],
    ['loot_shared', { pools: [{ members: [0, 1], total: 8, share: 4 }, { members: [2, 3, 4], total: 8, share: 2, remainder: 2, best: 4, best_owners: [4], bonus: 2 }], won: [4, 4, 0, 2, 4, 3], given_back: 2 }],
  ],
  question: { number: 91, what: 'go_on', seats: [0, 1, 2, 3, 4, 5], window: true },
  table: {
    ended: 'all_collected',
    treasures: [['gems', 0, 5], ['gold', 1, 3], ['silver', 2, 2], ['gold', 3, 2], ['gems', 4, 4], ['silver', 5, 3]].map(([back, owner, value]) => ({ back, owner, value })),
    seats: bySeat((seat) => ({ role: roles[seat], score: [10, 6, 4, 5, 4, 8][seat] })),
  },
};
