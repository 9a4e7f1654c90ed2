// Tables of any size in the middle of a round, told to a page by hand: for what is where on the screen.
import { lobbyOf } from './told.mjs';

const names = ['Maximilian-Alexander', 'Frédérique', 'Bo', 'Siegfriede von und zu', 'Ann', 'Jean-Baptiste', 'Gwendolyn', 'Wolfgang', 'Petra', 'Zoé la Rousse', 'Émile', 'Ilda'];
const broken = ['broken_cart', 'broken_lantern', 'broken_pickaxe'];

// The tunnels of a round that has gone on for a while: they have grown far beyond the goals.
export const grown = {
  '0,0': ['start', false], '1,0': ['b-ew', false], '2,0': ['b-nesw', false], '2,-1': ['b-ns', false], '2,-2': ['b-ns', false], '2,-3': ['b-ns', false],
  '2,-4': ['b-ns', false], '2,-5': ['b-nes', false], '3,-5': ['b-ew', false], '3,0': ['b-ew', false], '4,0': ['b-new', false], '5,0': ['b-nesw', true],
  '5,1': ['b-ns', false], '5,2': ['b-ns', false], '5,3': ['b-xns', false], '6,0': ['b-xew', false], '0,1': ['b-ns', false], '0,2': ['b-ne', false],
};

// Everybody's first turn, or somebody's turn later on; from six on Saboteur 2 gives everybody six cards.
export function crowd(players, { seat = 0, asked = 0, tunnels = { '0,0': ['start', false], '1,0': ['b-ew', false] }, round = 1, left } = {}) {
  const everybody = Array.from({ length: players }, (_, index) => index);
  const others = everybody.filter((one) => one !== 0).map((one) => [one]);
  const hand = ['b-ew', 'broken_pickaxe', 'map', 'prison', 'b-nesw', 'repair_cart'];
  return {
    lobby: lobbyOf(names.slice(0, players)),
    seat,
    view: {
      n: 12, told: [], question: { number: 13, what: 'turn', seats: [asked] }, ...(left ? { left } : {}),
      table: {
        round, first: 0, direction: 1, pile: 37, undealt_roles: 1, tunnels, goals: [-2, 0, 2].map((y) => ({ at: [8, y] })),
        // Some are in trouble, one has all troubles there are.
        seats: Object.fromEntries(everybody.map((one) => [one, { hand_size: 6, front: one === 2 ? broken : one % 3 === 1 ? [broken[one % 2]] : [] }])),
      },
      mine: seat === null ? {} : { role: 'saboteur', hand },
      ...(asked === seat
        ? { legal: { place_path: { 'b-ew': [[[2, 0], false], [[-1, 0], false]] }, break_tool: { broken_pickaxe: others }, peek_goal: { map: [[0], [1], [2]] }, play_on: { prison: others }, discard: { least: 1, most: 3 } }, unplayable: { repair_cart: 'nothing_broken' } }
        : {}),
    },
  };
}
