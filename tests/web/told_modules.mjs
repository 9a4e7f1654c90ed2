// Tables with modules of the anniversary box in the middle of a match, told to a page by hand: for pictures.
import { lobbyOf } from './told.mjs';

const names = ['Ann', 'Bo', 'Cy', 'Dora', 'Egon', 'Fritz', 'Gerda', 'Hanna'];
const championshipCards = ['wc_greedy_dwarf', 'wc_goal_swap', 'wc_forgotten_treasure', 'wc_veto', 'wc_direction_change', 'wc_master_craftsman', 'wc_scout', 'wc_diversion'];
export const everyModule = [
  ...championshipCards, 'mini_right_of_passage', 'mini_costume_workshop', 'mini_underground_party', 'mini_new_goals', 'mini_treasure_chests', 'variant_sabotaged_dwarf',
];
const optionsOf = (modules) => ({ edition: '2024', modules, veto_seconds: 4, goals: [], chests: [], workshop: [], party: [] });
const rulesOf = (goal_cells) => ({ rounds: 3, hand_size: 5, roles: { gold_digger: 5, saboteur: 2, greedy_dwarf: 1 }, goal_cells });
const column = (...rows) => rows.map((y) => [8, y]);

// Six at the championship. Ann holds the Veto, and has seen a goal.
const championshipTable = {
  round: 2, first: 2, direction: -1, pile: 27, last_path: [[5, -1]], played: { map: 1, direction_change: 1 },
  tunnels: {
    '0,0': ['start', false], '1,0': ['b-ew', false], '2,0': ['b-nesw', false], '2,1': ['b-xns', false], '3,0': ['b-nw', false], '3,-1': ['b-nw', true],
    '4,-1': ['b-new', false], '4,-2': ['b-xn', true], '5,-1': ['b-nes', true], '2,-1': ['b-xne', true],
  },
  goals: column(-2, 0, 2).map((at) => ({ at })),
  seats: {
    0: { hand_size: 5, purse: { gold_cards: 1 } }, 1: { hand_size: 5 }, 2: { hand_size: 4, front: ['broken_lantern'] },
    3: { hand_size: 5, purse: { gold_cards: 2 } }, 4: { hand_size: 5 }, 5: { hand_size: 5, front: ['broken_cart', 'broken_pickaxe'] },
  },
};
const championshipTold = [
  ['round_began', 2, 2], ['path_placed', 2, 'b-ew', [1, 0], false], ['goal_peeked', 1, 'map', 1], ['path_placed', 0, 'b-nesw', [2, 0], false], ['card_played', 5, 'direction_change'],
  ['path_placed', 0, 'b-nw', [3, 0], false], ['tool_broken', 1, 'broken_lantern', 2, 'lantern'], ['cards_discarded', 2, 1], ['path_placed', 3, 'b-nw', [3, -1], true],
  ['tool_broken', 4, 'broken_cart', 5, 'cart'], ['path_placed', 0, 'b-new', [4, -1], false], ['goal_peeked', 1, 'map', 0], ['path_placed', 3, 'b-nes', [5, -1], true],
];
const championshipMine = { role: 'gold_digger', hand: ['b-ns', 'goal_swap', 'repair_lantern_cart', 'scout', 'veto'], gold: { 2: 1 }, goals_seen: { 1: 'goal-stone-ne' } };

export const championship = {
  lobby: lobbyOf(names.slice(0, 6), { options: optionsOf(championshipCards) }), seat: 0,
  view: {
    n: 40, told: championshipTold, rules: rulesOf(column(-2, 0, 2)), question: { number: 41, what: 'turn', seats: [0] }, table: championshipTable, mine: championshipMine,
    legal: {
      place_path: { 'b-ns': [[[5, 0]], [[5, -2]]] }, swap_goals: { goal_swap: [[0, 1], [0, 1, true], [0, 2], [0, 2, true], [1, 2], [1, 2, true]] },
      mend_tool: { repair_lantern_cart: [[2, 'lantern'], [5, 'cart']] }, play_card: { scout: [[]] }, discard: { least: 1, most: 1 },
    },
    unplayable: { veto: 'only_against_others' },
  },
};

// Somebody wants to bring down what leads to the goals.
const rockfall = ['rockfall', 'rockfall', [4, -1]];
export const vetoWindow = {
  n: 41, told: [['announced', 5, rockfall]], question: { number: 42, what: 'veto', seats: [0, 1, 2, 3, 4], window: true },
  table: { in_play: ['rockfall'], announced: rockfall, seats: { 5: { hand_size: 4 } } }, legal: { play_veto: { veto: [[]] }, decline: [[]] },
};

// Eight, with everything that fits: two chests are open, two dwarfs stand in the way, a bag was found.
const chest = (at, state, ...[path, card]) => ({ at, state, ...(path ? { cards: { path, card } } : {}) });
const goldOf = (seat) => ({ has_nuggets: seat !== 4, ...(seat % 3 === 0 ? { gold_cards: 1 } : {}) });
const fronts = { 2: ['broken_lantern'], 6: ['broken_cart'] };
const everythingTold = [
  ['recruited', 3, 0, [2, 1]], ['path_placed', 4, 'b-new', [3, 0], true], ['black_path_turned', 1, 'chest_path_nesw', false, true], ['chest_opened', 4, 1, 'chest_map_ban'], ['recruited', 5, 1, [3, -2]],
  ['tool_broken', 6, 'broken_lantern', 2, 'lantern'], ['card_played', 7, 'direction_change'], ['path_placed', 6, 'b-ns', [6, -1], false], ['cards_discarded', 5, 1], ['path_placed', 4, 'b-nw', [6, -2], true],
  ['tool_broken', 3, 'broken_cart', 6, 'cart'], ['cards_discarded', 2, 1], ['path_placed', 1, 'b-ew', [7, -2], false], ['goal_turned', 1, 'newgoal_bag1_a', false, true], ['nuggets_taken', 1, 1],
];
export const everything = {
  lobby: lobbyOf(names, { options: optionsOf(everyModule) }), seat: 0,
  view: {
    n: 60, told: everythingTold, rules: rulesOf(column(-4, -2, 0, 2, 4)), question: { number: 61, what: 'turn', seats: [0] },
    table: {
      round: 2, first: 3, direction: -1, pile: 19, maps_banned: true, last_path: [[7, -2]], played: { map: 2, direction_change: 1, rockfall: 1 },
      tunnels: {
        '0,0': ['start', false], '1,0': ['b-ew', false], '2,0': ['b-nesw', false], '2,-1': ['b-nes', false], '3,-1': ['chest_path_new', false],
        '3,0': ['b-new', true], '3,1': ['chest_path_nesw', false], '4,0': ['b-ew', false], '5,0': ['b-ew', false],
        '6,0': ['b-nes', true], '6,-1': ['b-ns', false], '6,-2': ['b-nw', true], '6,1': ['b-xns', false], '7,-2': ['b-ew', false], '8,-2': ['newgoal_bag1_a', false],
      },
      goals: column(-4, -2, 0, 2, 4).map((at, goal) => ({ at, ...(goal === 1 ? { card: 'newgoal_bag1_a' } : {}) })),
      chests: [chest([3, -1], 'open', 'chest_path_new', 'chest_nugget'), chest([3, 1], 'open', 'chest_path_nesw', 'chest_map_ban'), chest([5, -1], 'closed'), chest([5, 1], 'closed')],
      pawn: { 0: { at: [2, 1], owner: 3 }, 1: { at: [3, -2], owner: 5 } },
      seats: Object.fromEntries(names.map((_, seat) => [seat, { hand_size: seat === 3 || seat === 5 ? 3 : 4, purse: goldOf(seat), ...(fronts[seat] ? { front: fronts[seat] } : {}) }])),
    },
    mine: {
      role: 'saboteur', hand: ['b-new', 'broken_pickaxe', 'diversion', 'forgotten_treasure'], nuggets: 2, gold: { 1: 1 },
      goals_seen: { 3: 'newgoal_spider' }, chests_seen: { 2: { path: 'chest_path_ne', card: 'chest_draw3' } },
    },
    legal: {
      place_path: { 'b-new': [[[4, 1], true], [[3, 2], false]] }, break_tool: { broken_pickaxe: [[1], [2], [3], [4], [5], [6], [7]] }, divert: { diversion: [[[8, -3]], [[1, 1]]] },
      play_card: { forgotten_treasure: [[]] }, discard: { least: 1, most: 1 },
    },
  },
};

// Ann lays a tunnel between the party and the fourth chest, and searches the discard pile.
const opened = everything.view.table.chests.map((one, index) => (index === 3 ? chest([5, 1], 'open', 'chest_path_ne', 'chest_search_discard') : one));
export const chestOpened = {
  n: 61,
  told: [
    ['path_placed', 0, 'b-new', [4, 1], true], ['party_held', 0], ['black_path_turned', 3, 'chest_path_ne', true, true], ['chest_opened', 0, 3, 'chest_search_discard'], ['discards_shuffled'],
    ['discards_looked', 0, 5],
  ],
  question: { number: 62, what: 'find', seats: [0] },
  table: { tunnels: { '4,1': ['b-new', true], '5,1': ['chest_path_ne', true] }, party_used: true, chests: opened, seats: { 0: { hand_size: 3 } }, looking: 5 },
  mine: { hand: everything.view.mine.hand.slice(1), looking: ['map', 'b-ew', 'rockfall', 'goal_swap', 'repair_cart'] },
  legal: { pick_card: [[0], [1], [2], [3], [4]] },
};
