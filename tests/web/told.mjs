// A table without a server: the page is sent messages in the protocol's form, written by hand. For tables that chance
// would seldom deal.
const id = (letter) => letter.repeat(22);

export const lobbyOf = (names, { phase = 'playing', options = { edition: '2024', modules: ['saboteur2'] } } = {}) => ({
  type: 'lobby', table: id('T'), code: 'ROUND', phase, game: 'classic', options, public: false, clock: 0, rest: 90, undo: false, host: 0,
  seats: names.map((name) => ({ name, avatar: '', connected: true })), watching: 0, commitment: '0'.repeat(64),
});

const games = [
  {
    game: 'classic', players: [2, 12], bots: ['easy', 'normal'],
    options: [{ id: 'edition', one_of: ['2004', '2011', '2024'], usual: '2024' }, { id: 'modules', any_of: ['saboteur2'] }],
  },
];

const rules = {
  rounds: 3, hand_size: 6, roles: { saboteur: 3, blue_digger: 4, green_digger: 4, boss: 1, profiteer: 1, geologist: 2 },
  blue_team: ['blue_digger'], green_team: ['green_digger'], pays_nuggets: true, goal_cells: [[8, -2], [8, 0], [8, 2]],
};

export class ToldTable {
  answers = []; // what the page answered
  aims = []; // and what it asked why not
  said = []; // everything that it said
  #near = null;
  #lobby = null;
  #view = null;
  #steps = [];

  // The page sits at this seat (null: it looks on) and sees this view; `tell` goes on from there. A history ends
  // with what led to the view.
  static async lay(page, { lobby, seat, view, history = [view] }) {
    const told = new ToldTable();
    told.#steps = history;
    told.#lobby = lobby;
    told.#view = view;
    await page.routeWebSocket('**/ws', (near) => {
      told.#near = near;
      const say = (message) => near.send(JSON.stringify(message));
      say({ type: 'welcome', protocol: 3, games });
      near.onMessage((text) => {
        const message = JSON.parse(text);
        told.said.push(message);
        if (message.type === 'resume' || message.type === 'watch') {
          if (seat !== null) say({ type: 'seated', table: lobby.table, seat, token: message.token });
          say(told.#lobby);
          say({ type: 'view', rules, ...told.#view });
        } else if (message.type === 'history') {
          say({ type: 'history', steps: told.#steps.map(({ legal: _, unplayable: __, ...step }) => step), talk: [] });
        } else if (message.type === 'ping') {
          say({ type: 'pong' });
        } else if (message.type === 'answer') {
          told.answers.push(message.answer);
        } else if (message.type === 'why_not') {
          told.aims.push(message.aim);
        }
      });
    });
    await page.goto(seat === null ? `/t/${lobby.code}` : `/seat#${id('K')}`);
    await page.locator('.table').waitFor();
    return told;
  }

  // The lobby changes in this; so it is told to who comes later.
  change(lobby) {
    this.#lobby = { ...this.#lobby, ...lobby };
    this.#near.send(JSON.stringify(this.#lobby));
  }
  // Whoever comes later sees this view.
  becomes(view) {
    this.#view = view;
  }
  // The last answer is undone.
  takeBack(seat, view) {
    this.#steps.pop();
    this.#near.send(JSON.stringify({ type: 'taken_back', seat }));
    this.#near.send(JSON.stringify({ type: 'view', rules, ...view }));
  }
  tell(played) {
    this.#steps.push(played);
    this.#near.send(JSON.stringify({ type: 'played', ...played }));
  }
  // Somebody at the table says something.
  say({ seat, text }) {
    this.#near.send(JSON.stringify({ type: 'said', n: this.#steps.at(-1).n, seat, text }));
  }
  // As the server does with an answer nobody else is to hear of yet.
  keep(question, answer) {
    this.#near.send(JSON.stringify({ type: 'kept', question, answer }));
  }
}

// The rulebook's example of sharing (EX-11): the boss completes the only route, which has a blue door; two saboteurs have
// thieves, one of them sits in prison.
export const example = {
  names: ['Ann', 'Bo', 'Cy', 'Dora', 'Egon', 'Fritz', 'Gerda'],
  roles: ['blue_digger', 'green_digger', 'green_digger', 'boss', 'profiteer', 'saboteur', 'saboteur'],
};

const goals = (cards) => [-2, 0, 2].map((y, goal) => ({ at: [8, y], ...(cards[goal] ? { card: cards[goal] } : {}) }));

export const exampleView = {
  n: 40,
  told: [],
  question: { number: 41, what: 'turn', seats: [3] },
  table: {
    round: 1, first: 0, direction: 1, pile: 41, undealt_roles: 7,
    tunnels: {
      '0,0': ['start', false], '1,0': ['s2-blue-ew', false], '2,0': ['b-new', false], '3,0': ['s2-bridge', false], '4,0': ['b-nesw', false],
      '5,0': ['s2-cry-new', false], '6,0': ['b-ew', false], '3,-1': ['s2-ns-xe', false], '3,1': ['s2-double-nw', false],
      '4,-1': ['s2-ladder-ne', true], '2,-1': ['s2-green-nw', false], '4,1': ['s2-cry-nes-xw', false], '4,2': ['s2-green-ns-xe', false],
      '5,1': ['b-xew', false],
    },
    goals: goals([]),
    seats: {
      0: { hand_size: 6 }, 1: { hand_size: 6, front: ['broken_cart'] }, 2: { hand_size: 5, role_changes: 1 }, 3: { hand_size: 6 },
      4: { hand_size: 6 }, 5: { hand_size: 6, front: ['thief'] }, 6: { hand_size: 4, front: ['prison', 'thief'] },
    },
  },
  mine: {
    role: 'saboteur', hand: ['b-ne', 'free_at_last', 'map', 'prison', 's2-ladder-n', 'thief'],
    roles_seen: { 2: { role: 'geologist' }, 6: { role: 'saboteur' } }, outdated: [2],
  },
};

// The turn of the thief who is free, with some of what they may do.
export const exampleTurn = {
  ...exampleView,
  question: { number: 41, what: 'turn', seats: [5] },
  legal: {
    place_path: { 'b-ne': [[[7, 0], true]] }, peek_goal: { map: [[0], [1], [2]] },
    play_on: { free_at_last: [[6]], prison: [[0], [1], [2], [3], [4]] },
    clear_away: { away: ['thief'], pay: 2 }, discard: { least: 1, most: 3 },
  },
  unplayable: { 's2-ladder-n': 'fits_nowhere', thief: 'already_thief' },
};

export const exampleEnd = (legal) => ({
  n: 41,
  told: [
    ['path_placed', 3, 'b-ew', [7, 0], false], ['goal_turned', 1, 'goal-gold', false, true],
    ['round_ended', { winners: 'blue', finisher: 3 }, 'only_open_team', [0, 3, 4]], ['roles_shown', example.roles, null],
    ['goal_turned', 0, 'goal-stone-ne', false, false], ['goal_turned', 2, 'goal-stone-nw', false, false],
    ['shared', 0, 3], ['shared', 3, 2], ['shared', 4, 1],
  ],
  question: { number: 42, what: 'steal', seats: [5] },
  table: {
    tunnels: { '7,0': ['b-ew', false], '8,0': ['goal-gold', false] },
    goals: goals(['goal-stone-ne', 'goal-gold', 'goal-stone-nw']),
    seats: Object.fromEntries(example.roles.map((role, seat) => [seat, { role, ...([0, 3, 4].includes(seat) ? { purse: { has_nuggets: true } } : {}) }])),
    results: [{ winners: 'blue', finisher: 3 }],
  },
  ...(legal ? { legal } : {}),
});
export const theft = { steal: [[0], [3], [4]], decline: [[]] };

// The theft ends the round; the next one is dealt a moment later.
export const exampleTheft = {
  n: 42,
  told: [['stole', 5, 0]],
  question: { number: 43, what: 'go_on', seats: [0, 1, 2, 3, 4, 5, 6], window: true },
  table: { seats: { 5: { purse: { has_nuggets: true } } } },
};
export const exampleDeal = {
  n: 43,
  told: [['round_began', 2, 4]],
  question: { number: 44, what: 'turn', seats: [4] },
  table: {
    round: 2, first: 4, pile: 66, undealt_roles: 8, goals: goals([]),
    tunnels: Object.fromEntries([...Object.keys(exampleView.table.tunnels), '7,0', '8,0'].filter((cell) => cell !== '0,0').map((cell) => [cell, null])),
    seats: Object.fromEntries(example.roles.map((_, seat) => [seat, { role: null, hand_size: 6, front: [] }])),
  },
};
