// The Lost Mines.
import { readFileSync } from 'node:fs';
import { Replayed, counted, sorted, times } from './replayed.mjs';
import { size } from './stream.mjs';

const box = JSON.parse(readFileSync(new URL('../../../data/lost_mines.json', import.meta.url), 'utf8'));
const numbered = (rows) => rows.map((row, i) => ({ ...row, text: i }));

// The results of chance in the last line of a record, by source and place.
class PlainRecord {
  constructor(text) {
    this.lists = new Map();
    for (const [source, place, kind] of JSON.parse(text.trim().split('\n').at(-1)).chance) {
      const key = `${source}${place}`;
      this.lists.set(key, [...(this.lists.get(key) ?? []), kind]);
    }
  }
  take(source, place) {
    return this.lists.get(`${source}${place}`)?.shift();
  }
  left() {
    return [...this.lists].filter(([, kinds]) => kinds.length > 0).map(([key]) => key);
  }
}

// Each clan has loyal dwarfs, a selfish one and a saboteur; fewer loyal ones for fewer players.
function dwarf_bag(players) {
  const loyal = players <= 4 ? 1 : players <= 6 ? 2 : 3;
  return ['yellow', 'blue'].flatMap((clan, i) =>
    [['loyal', loyal], ['selfish', 1], ['saboteur', 1]].map(([role, count], j) => ({ id: [clan, role], text: 4 * i + j + 1, count })),
  );
}

export class LostMinesVerifier extends Replayed {
  constructor(match) {
    super(match, new PlainRecord(match.record));
    this.options = match.options;
  }

  deal(round, first, clans, backs) {
    if (round === 1 && this.options.first_player === -1)
      this.same('who begins', this.draw('first', 0, times(this.players, (seat) => ({ id: seat, text: seat, count: 1 }))).id, first);
    const bag = dwarf_bag(this.players);
    const dwarfs = times(this.players, (seat) => this.draw('dwarfs', seat, bag).id);
    this.same('the clans', dwarfs.map(([clan]) => clan), clans);
    this.roles = dwarfs.map(([, role]) => role);

    const mines = numbered(box.goals);
    this.mines = times(4, (mine) => this.draw('mines', mine, mines).id);
    const treasures = numbered(box.treasures);
    const laid_out = times(this.players, (slot) => this.draw('treasures', slot, treasures));
    this.same('the backs', laid_out.map(({ back }) => back), backs);
    this.values = laid_out.map(({ value }) => value);

    this.pile = this.all_cards();
    this.hands = times(this.players, (seat) => this.draw_ids(this.players <= 6 ? 5 : 4, 'pile', seat, this.pile));
    for (const [seat, hand] of this.hands.entries())
      this.same(`what seat ${seat} is dealt`, [this.roles[seat], sorted(hand)], this.dealt(seat));
    this.owners = {};
  }
  dealt(seat) {
    const [role, hand] = this.heard(seat, 'dealt');
    return [role, sorted(hand)];
  }
  all_cards() {
    return numbered([...box.paths, ...box.actions]);
  }

  leave_hand(seat, card) {
    const at = this.hands[seat].indexOf(card);
    this.same(`seat ${seat} holds ${card}`, at >= 0, true);
    this.hands[seat].splice(at, 1);
  }
  happened([name, by, card]) {
    const plays = ['path_laid', 'tool_used', 'token_placed', 'storm_called', 'mine_looked_at', 'treasure_looked_at', 'dwarf_looked_at'];
    if (plays.includes(name)) this.leave_hand(by, card);
  }

  draws = {
    round_began: (round, first, clans, backs) => this.deal(round, first, clans, backs),
    card_drawn: (seat) => {
      const { id } = this.draw('pile', seat, this.pile);
      this.same(`the card drawn by seat ${seat}`, [id], this.heard(seat, 'got_card'));
      this.hands[seat].push(id);
    },
    cards_discarded: (seat, count) => times(count, () => this.leave_hand(seat, this.heard(seat, 'discarded_card')[0])),
    trapped: (seat) => {
      const counts = counted(this.hands[seat]);
      const { id } = this.draw('trap', seat, this.all_cards().map((kind) => ({ ...kind, count: counts[kind.id] ?? 0 })));
      this.same(`the card that seat ${seat} loses`, [id], this.heard(seat, 'discarded_card'));
      this.leave_hand(seat, id);
    },
    mine_looked_at: (seat, card, mine) => this.same('the mine seen', [mine, this.mines[mine]], this.heard(seat, 'mine_seen')),
    mine_revealed: (seat, mine, card) => this.same(`mine ${mine}`, this.mines[mine], card),
    treasure_looked_at: (seat, card, slot) => this.same('the treasure seen', [slot, this.values[slot]], this.heard(seat, 'treasure_seen')),
    treasure_taken: (seat, slot) => {
      this.owners[slot] = seat;
      if (this.options.owner_sees_treasures === 'on')
        this.same('the treasure taken', [slot, this.values[slot]], this.heard(seat, 'treasure_seen'));
    },
    dwarf_looked_at: (seat, card, whom) => this.same('the dwarf seen', [whom, this.roles[whom]], this.heard(seat, 'role_seen')),
    roles_shown: (roles) => this.same('the roles', this.roles, roles),
    treasures_shown: (values) =>
      this.same('the treasures', this.values.map((value, slot) => (slot in this.owners ? value : 0)), values),
  };

  // Ten cards are set aside: they are left in the bag.
  compare_views({ table, own }) {
    if (table.pile !== undefined) this.same('the number of cards to draw', size(this.pile) - 10, table.pile);
    for (const [seat, { mine }] of own.entries())
      if (mine?.hand) this.same(`the hand of seat ${seat}`, sorted(this.hands[seat]), sorted(mine.hand));
  }
}
