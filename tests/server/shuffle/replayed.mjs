// What the verifiers of all games do: they follow the events of a replay, draw again what chance decided, and compare. A game
// has `draws`, what its events draw or show; `happened`, where its cards go; and `compare_views`.
import { isDeepStrictEqual } from 'node:util';
import { Shuffle } from './stream.mjs';

export const sorted = (cards) => [...cards].sort();
export const counted = (ids) => ids.reduce((counts, id) => ({ ...counts, [id]: (counts[id] ?? 0) + 1 }), {});
export const times = (count, make) => Array.from({ length: count }, (_, i) => make(i));

export class Replayed {
  verified = {}; // how many results of each source

  constructor({ secret, salts, players }, record) {
    Object.assign(this, { players, record });
    this.shuffle = new Shuffle(secret, salts);
  }

  verify(steps) {
    for (const step of steps) {
      this.at = `moment ${step.n}`;
      const secrets = step.own.map((own) => [...(own.secrets ?? [])]);
      this.heard = (seat, name) => {
        const at = secrets[seat].findIndex(([secret]) => secret === name);
        if (at < 0) throw new Error(`${this.at}: seat ${seat} does not hear ${name}`);
        return secrets[seat].splice(at, 1)[0].slice(1);
      };
      this.hears = (seat, name) => secrets[seat].some(([secret]) => secret === name);
      for (const event of step.told) {
        this.happened(event);
        this.draws[event[0]]?.(...event.slice(1));
      }
      this.compare_views(step);
    }
    const left = this.record.left();
    if (left.length) throw new Error(`docs/shuffle.md does not describe results of chance in the record: ${left.join(', ')}`);
    return this.verified;
  }

  same(what, drawn, shown) {
    if (!isDeepStrictEqual(drawn, shown))
      throw new Error(`${this.at}, ${what}: the shuffle gives ${JSON.stringify(drawn)}, the match has ${JSON.stringify(shown)}`);
  }

  // Draws one kind, and compares it with the record.
  draw(source, place, bag) {
    const kind = this.shuffle.take(bag);
    this.same(`${source}${place} of the record`, kind.text, this.record.take(source, place));
    this.verified[source] = (this.verified[source] ?? 0) + 1;
    return kind;
  }
  draw_ids(count, source, place, bag) {
    return times(count, () => this.draw(source, place, bag).id);
  }
}
