// A table without a server: the page is sent messages in the protocol's form, written by hand. For tables that chance
// would seldom deal.
const id = (letter) => letter.repeat(22);

export const lobbyOf = (names, { phase = 'playing', modules = ['saboteur2'], edition = '2024' } = {}) => ({
  type: 'lobby', table: id('T'), code: 'ROUND', phase, game: 'classic', edition, modules, public: false, clock: 0, host: 0,
  seats: names.map((name) => ({ name, avatar: '', connected: true })), watching: 0, commitment: '0'.repeat(64),
});

const games = [
  {
    game: 'classic', editions: ['2004', '2011', '2024'], players: [3, 4, 5, 6, 7, 8, 9, 10], bots: ['easy', 'normal'],
    modules: [{ module: 'saboteur2', editions: ['2011', '2024'], players: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }],
  },
];

export class ToldTable {
  answers = []; // what the page answered
  #near = null;
  #steps = [];

  // The page sits at this seat and sees this view; `tell` goes on from there.
  static async lay(page, { lobby, seat, view }) {
    const told = new ToldTable();
    told.#steps = [view];
    await page.routeWebSocket('**/ws', (near) => {
      told.#near = near;
      const say = (message) => near.send(JSON.stringify(message));
      say({ type: 'welcome', protocol: 1, games });
      near.onMessage((text) => {
        const message = JSON.parse(text);
        if (message.type === 'resume') {
          say({ type: 'seated', table: lobby.table, seat, token: message.token });
          say(lobby);
          say({ type: 'view', ...told.#steps[0] });
        } else if (message.type === 'history') {
          say({ type: 'history', steps: told.#steps.map(({ legal: _, ...step }) => step), talk: [] });
        } else if (message.type === 'ping') {
          say({ type: 'pong' });
        } else if (message.type === 'answer') {
          told.answers.push(message.answer);
        }
      });
    });
    await page.goto(`/seat#${id('K')}`);
    await page.locator('.table').waitFor();
    return told;
  }

  tell(played) {
    this.#steps.push(played);
    this.#near.send(JSON.stringify({ type: 'played', ...played }));
  }
}

// The rulebook's example of sharing (EX-11): the boss completes the only route, which has a blue door; two saboteurs have
// thieves, one of them sits in prison.
export const example = {
  names: ['Ann', 'Bo', 'Cy', 'Dora', 'Egon', 'Fritz', 'Gerda'],
  roles: ['blue_digger', 'green_digger', 'green_digger', 'boss', 'profiteer', 'saboteur', 'saboteur'],
};

const goals = (cards) => Object.fromEntries([-2, 0, 2].map((y, goal) => [goal, { at: [8, y], card: cards[goal] ?? null }]));

export const exampleView = {
  n: 40,
  told: [],
  table: {
    round: 1, first: 0, ask: ['turn', 3], pile: 41, undealt_roles: 7,
    board: {
      '0,0': 'start', '1,0': 's2-blue-ew', '2,0': 'b-new', '3,0': 's2-bridge', '4,0': 'b-nesw', '5,0': 's2-cry-new', '6,0': 'b-ew',
      '3,-1': 's2-ns-xe', '3,1': 's2-double-nw', '4,-1': 's2-ladder-ne turned', '2,-1': 's2-green-nw', '4,1': 's2-cry-nes-xw', '4,2': 's2-green-ns-xe', '5,1': 'b-xew',
    },
    goals: goals([]),
    seats: { 0: { hand: 6 }, 1: { hand: 6, broken: ['cart'] }, 2: { hand: 5, role_changes: 1 }, 3: { hand: 6 }, 4: { hand: 6 }, 5: { hand: 6 }, 6: { hand: 4, prison: true } },
    thieves: [6, 5],
  },
  mine: {
    role: 'saboteur', hand: ['b-ne', 'free_at_last', 'map', 'prison', 's2-ladder-n', 'thief'],
    roles_seen: { 2: { role: 'geologist', changes: 0 }, 6: { role: 'saboteur', changes: 0 } },
  },
};

// The turn of the thief who is free, with some of what he may do.
export const exampleTurn = {
  ...exampleView,
  table: { ...exampleView.table, ask: ['turn', 5] },
  legal: {
    'place b-ne': ['(7,0) turned'], free_at_last: ['6'], map: ['0', '1', '2'], prison: ['0', '1', '2', '3', '4'],
    'clear thief': ['b-ne map', 'map prison'], discard: ['b-ne', 'map', 'prison', 'b-ne map', 'b-ne map prison'],
  },
};

export const exampleEnd = (legal) => ({
  n: 41,
  told: [
    ['placed', 3, 'b-ew', [7, 0]], ['goal_turned', 1, 'goal-gold', true], ['round_ended', 'blue', 3], ['roles_shown', example.roles, null],
    ['goal_turned', 0, 'goal-stone-ne', false], ['goal_turned', 2, 'goal-stone-nw', false], ['shared', 0, 3], ['shared', 3, 2], ['shared', 4, 1],
  ],
  table: {
    ask: ['steal', 5],
    board: { '7,0': 'b-ew', '8,0': 'goal-gold' },
    goals: goals(['goal-stone-ne', 'goal-gold', 'goal-stone-nw']),
    seats: Object.fromEntries(example.roles.map((role, seat) => [seat, { role, ...([0, 3, 4].includes(seat) ? { has_nuggets: true } : {}) }])),
    results: [{ winners: 'blue', finisher: 3 }],
  },
  ...(legal ? { legal } : {}),
});

export const exampleTheft = {
  n: 42,
  told: [['stole', 5, 0], ['round_began', 2, 4]],
  table: {
    round: 2, first: 4, ask: ['turn', 4], pile: 66, undealt_roles: 8, thieves: [], goals: goals([]),
    board: Object.fromEntries([...Object.keys(exampleView.table.board), '7,0', '8,0'].filter((cell) => cell !== '0,0').map((cell) => [cell, null])),
    seats: Object.fromEntries(example.roles.map((_, seat) => [seat, { role: null, hand: 6, prison: false, broken: [], ...(seat === 5 ? { has_nuggets: true } : {}) }])),
  },
};
