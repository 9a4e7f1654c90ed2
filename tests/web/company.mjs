// People without browsers: they sit at a table with somebody who has one, wait for that person, and play when they are told to.
import { Client } from '../server/client.mjs';
import { until } from './turns.mjs';

export const longNames = ['Maximiliane von Erzgebirg', 'Bartholomäus Steinbrecher', 'Wilhelmina Wetterleuchten', 'Аполлинария Золотарёва',
  'Jean-Baptiste Durocher', 'Ƿynnstān the Unyielding', 'Giovanni Battista Minatore', 'Guðmundur Námumaður III', 'X'].map((name) => [...name].slice(0, 24).join(''));

export class Company {
  // A table with a seat left for a browser; the first of them is the host.
  static async gather(url, { names = ['Ann'], seats = 3 } = {}) {
    const company = new Company();
    const options = { on_heard: (message, client) => company.heard(message, client) };
    company.people = [];
    for (const name of names) company.people.push(await Client.connect(url, options));
    [company.host] = company.people;
    company.host.say('create', { game: 'classic', players: seats, options: {}, public: false, clock: 0, name: names[0], avatar: 'fox' });
    ({ code: company.code, table: company.table } = await company.host.hears('lobby'));
    for (const [index, client] of company.people.entries()) {
      if (index === 0) continue;
      client.say('join', { table: company.code, name: names[index], avatar: '' });
      await client.hears('seated');
    }
    return company;
  }

  isPlaying = true;
  heard(message, client) {
    if (message.type === 'lobby') this.lobby = message;
    if (message.type === 'view' || message.type === 'played') this.answer(client);
  }
  answer(client) {
    const answers = client.view.answers();
    // Tunnels first: the maze is to grow.
    if (this.isPlaying && answers.length) client.say('answer', { question: client.view.question.number, answer: answers.find(([name]) => name === 'place_path') ?? answers[0] });
  }
  // From now on they answer, those who were asked meanwhile as well.
  play() {
    this.isPlaying = true;
    for (const client of this.people) this.answer(client);
  }
  rest() {
    this.isPlaying = false;
  }
  // Whoever is asked next answers, and they rest again.
  async playOnce() {
    const asked = await until('they are asked', () => this.people.find((client) => client.view.answers().length > 0));
    this.isPlaying = true;
    this.answer(asked);
    this.isPlaying = false;
  }

  // Everybody else is a bot, and it begins.
  start() {
    for (const [seat, chair] of this.lobby.seats.entries()) if (!chair.name && !chair.bot) this.host.say('add_bot', { seat, level: 'easy' });
    this.host.say('start');
  }
  // A bot plays for who sits there.
  substitute(seat) {
    this.host.say('substitute', { seat, level: 'easy' });
  }
  end() {
    for (const client of this.people) client.close();
  }
}
