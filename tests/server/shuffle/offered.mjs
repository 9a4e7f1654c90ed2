// What the server offers to play, as tables to create. The lists come from the server, so what is new is among them.
import { Chance } from '../chance.mjs';
import { Client } from '../client.mjs';

// Beside the way of every first tunnel, so that chests and postcards are reached in most rounds.
const near = { chests: [[1, -1], [1, 1], [2, 0], [0, 2]], workshop: [[-1, 1]], party: [[-1, -1]] };

class Offered {
  constructor(client, { game, options, players }) {
    Object.assign(this, { client, game, players });
    const option = (wanted) => options.find(({ id }) => id === wanted);
    this.one_of = options.filter(({ one_of }) => one_of && one_of.length > 0);
    this.editions = option('edition')?.one_of;
    this.usual_edition = option('edition')?.usual;
    this.modules = option('modules')?.any_of;
  }

  // The numbers of players that can play with these options, the fewest first.
  async counts(options) {
    const [least, most] = this.players;
    this.client.say('choose', { game: this.game, players: least, options });
    const { impossible } = await this.client.hears('advice');
    return Array.from({ length: most - least + 1 }, (_, i) => least + i).filter((count) => !impossible.players[count]);
  }
  async can_be_played(modules) {
    return (await this.counts({ modules })).length > 0;
  }
  // These modules, and all others of the list that can be added.
  async with_all(modules, list = this.modules) {
    const all = [...modules];
    for (const module of list) if (!all.includes(module) && (await this.can_be_played([...all, module]))) all.push(module);
    return all;
  }

  // Sets of modules: as many as fit together, those of one sort, and some by chance.
  async *module_sets() {
    for (const module of this.modules) yield await this.with_all([module]);
    // The first part of a module's name says what it is.
    const sort = (module) => module.split('_')[0];
    for (const one of new Set(this.modules.map(sort))) yield await this.with_all([], this.modules.filter((module) => sort(module) === one));
    const chance = new Chance(7);
    for (let i = 0; i < 5; ++i) yield await this.with_all([], this.modules.filter(() => chance.below(2)));
  }

  // Each edition, each module alone in each edition, and sets of modules.
  async *choices() {
    if (!this.modules) return yield* this.words_of_options();
    for (const edition of this.editions) {
      yield { edition, modules: [] };
      for (const module of this.modules) yield { edition, modules: [module] };
    }
    for await (const modules of this.module_sets()) yield { edition: this.usual_edition, modules: modules.sort() };
  }

  // A game without modules: the usual options, and each other word of one.
  *words_of_options() {
    yield {};
    for (const { id, one_of, usual } of this.one_of) for (const word of one_of) if (word !== usual) yield { [id]: word };
  }

  // Each choice with the fewest and the most players, and with a number between.
  async tables() {
    const tables = new Map();
    for await (const options of this.choices()) {
      const counts = await this.counts(options);
      if (counts.length === 0) continue;
      const create = (players, layout) => {
        const table = { game: this.game, players, options: { ...options, ...layout } };
        tables.set(JSON.stringify(table), table);
      };
      create(counts[0]);
      create(counts[counts.length >> 1], this.modules ? near : {});
      create(counts.at(-1));
    }
    return [...tables.values()];
  }
}

export async function offered_tables(served) {
  const client = await Client.connect(served.socket);
  const games = await (await served.get('/api/games')).json();
  const tables = [];
  for (const game of games) tables.push(...(await new Offered(client, game).tables()));
  client.close();
  return tables;
}
