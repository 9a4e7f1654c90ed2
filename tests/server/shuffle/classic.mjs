// The classic game, in every edition and with every module.
import { Bags, looks_the_same_turned, role_bag } from './bags.mjs';
import { Cards } from './cards.mjs';
import { Record } from './record.mjs';
import { Replayed, counted, sorted, times } from './replayed.mjs';
import { size } from './stream.mjs';

export class ClassicVerifier extends Replayed {
  constructor(match) {
    super(match, new Record(match.record, match.players));
    this.table = { players: match.players, options: match.options };
    this.gold = this.bags().gold;
    this.cards = new Cards(this.bags().pile);
  }

  bags() {
    return new Bags(this.table);
  }

  happened(event) {
    this.cards.happened(event, this.heard);
  }

  // A bag of these cards of the pile.
  bag_of(cards) {
    const counts = counted(cards);
    return this.bags().pile.map((kind) => ({ ...kind, count: counts[kind.id] ?? 0 }));
  }

  deal_roles(bag) {
    this.roles = times(this.players, (seat) => this.draw('roles', seat, bag).id);
    this.spare_roles = bag;
    const left = bag.filter(({ count }) => count > 0);
    if (size(bag) === 1) this.same('the spare role', left[0].text, this.record.take('roles', this.players));
  }

  // The treasure is always dealt, and in each cell with the same probability.
  deal_goals(goals, cells) {
    const left = goals.map((goal) => ({ ...goal }));
    return times(cells, (cell) => {
      const cells_left = cells - cell;
      const is_sure = ({ feature }) => feature === 'treasure' && left.length > cells_left;
      const has_sure = left.some(is_sure);
      const bag = left.map((goal) => ({ ...goal, count: !has_sure ? 1 : is_sure(goal) ? left.length - 1 : cells_left - 1 }));
      const { id } = this.draw('goals', cell, bag);
      left.splice(left.findIndex((goal) => goal.id === id), 1);
      return id;
    });
  }

  lay_before(pile) {
    const card = this.draw('before', 0, pile.filter(({ is_path }) => is_path));
    const is_turned = this.draw('turned', 0, [{ id: false, text: '0', count: 1 }, { id: true, text: '1', count: 1 }]).id;
    return [card.id, is_turned && !looks_the_same_turned(card)];
  }

  deal() {
    const { roles, goals, goal_cells, black, chests, chest_cells, pile, hand_size, set_aside, lays_before } = this.bags();
    Object.assign(this, { pile, set_aside });
    this.cards = new Cards(pile);
    this.deal_roles(roles);
    this.goals = this.deal_goals(goals, goal_cells);
    this.chests = times(chest_cells, (i) => ({ path: this.draw('black', i, black).id, card: this.draw('chests', i, chests).id }));
    this.laid_before = lays_before ? this.lay_before(pile) : null;
    this.cards.hands = times(this.players, (seat) => this.draw_ids(hand_size, 'pile', seat, pile));
    for (const [seat, hand] of this.cards.hands.entries()) {
      const [role, cards] = this.heard(seat, 'dealt');
      this.same(`the role of seat ${seat}`, this.roles[seat], role);
      this.same(`the hand of seat ${seat}`, sorted(hand), sorted(cards));
    }
  }

  change_role(seat) {
    this.roles[seat] = this.draw('spare', seat, this.spare_roles).id;
    this.same(`the new role of seat ${seat}`, [this.roles[seat]], this.heard(seat, 'got_role'));
  }

  mix_roles() {
    const bag = role_bag(counted(this.roles));
    this.roles = times(this.players, (seat) => this.draw('party', seat, bag).id);
    for (const [seat, role] of this.roles.entries())
      this.same(`the mixed role of seat ${seat}`, role, this.heard(seat, 'role_mixed')[0]);
  }

  rob(by, from) {
    const { id } = this.draw('robbed', by, this.bag_of(this.cards.hands[from]));
    this.same('the robbed card', [[id], [id]], [this.heard(from, 'lost_card'), this.heard(by, 'got_card')]);
    this.cards.leave_hand(from, id);
    this.cards.hands[by].push(id);
  }

  take_gold(value, count) {
    const kind = this.gold.find(({ id }) => id === value);
    this.same(`gold cards worth ${value}`, kind.count >= count, true);
    kind.count -= count;
  }

  // What chance decides, or what shows an earlier result.
  draws = {
    round_began: () => this.deal(),
    path_laid_before: (card, cell, is_turned) => this.same('the card laid before', this.laid_before, [card, is_turned]),
    card_drawn: (seat) => {
      const { id } = this.draw('pile', seat, this.pile);
      this.same(`the card drawn by seat ${seat}`, [id], this.heard(seat, 'got_card'));
      this.cards.hands[seat].push(id);
    },
    several_drawn: (seat, count) => {
      this.several = this.draw_ids(count, 'several', seat, this.pile);
      this.same(`the cards drawn by seat ${seat}`, [this.several], this.heard(seat, 'looked_at'));
    },
    card_kept: (seat) => {
      const [position] = this.heard(seat, 'kept_card');
      this.cards.hands[seat].push(...this.several.splice(position, 1));
      this.cards.discards.push(...this.several);
    },
    cards_milled: (count) => this.cards.discards.push(...this.draw_ids(count, 'milled', 0, this.pile).reverse()),
    discards_shuffled: () => {
      const { discards } = this.cards;
      this.cards.discards = this.draw_ids(discards.length, 'shuffled', 0, this.bag_of(discards));
    },
    discards_looked: (seat, count) =>
      this.same('the top of the discard pile', [this.cards.discards.slice(-count).reverse()], this.heard(seat, 'looked_at')),
    hand_robbed: (by, from) => this.rob(by, from),
    played_on: (seat, card, whom) => {
      if (this.cards.kinds.get(card).effect === 'role_change') this.change_role(whom);
    },
    workshop_visited: (seat, is_changed) => is_changed && this.change_role(seat),
    party_held: () => this.mix_roles(),
    roles_shown: (roles) => this.same('the roles', this.roles, roles),
    goals_swapped: (seat, card, one, other) => {
      if (this.hears(seat, 'goals_exchanged')) [this.goals[one], this.goals[other]] = [this.goals[other], this.goals[one]];
    },
    goal_peeked: (seat, card, goal) => this.same('the goal seen', [goal, this.goals[goal]], this.heard(seat, 'goal_seen')),
    goal_turned: (goal, card) => this.same(`goal ${goal}`, this.goals[goal], card),
    chest_peeked: (seat, card, chest) => this.same('the chest seen', [chest, this.chests[chest]], this.heard(seat, 'chest_seen')),
    black_path_turned: (chest, card) => this.same(`the card over chest ${chest}`, this.chests[chest].path, card),
    chest_opened: (seat, chest, card) => this.same(`chest ${chest}`, this.chests[chest].card, card),
    chest_shown: (chest, cards) => this.same(`chest ${chest}`, this.chests[chest], cards),
    gold_drawn: (count) => {
      const drawn = counted(this.draw_ids(count, 'gold', 0, this.gold));
      const first = times(this.players, (seat) => seat).find((seat) => this.hears(seat, 'gold_offered'));
      this.same('the gold to share', [drawn], this.heard(first, 'gold_offered'));
    },
    gold_cards_taken: (seat, count, is_one_nugget) => {
      if (is_one_nugget) this.take_gold('1', count);
      const cards = is_one_nugget ? { 1: count } : counted(this.draw_ids(count, 'gold', 0, this.gold));
      this.same(`the gold of seat ${seat}`, [cards], this.heard(seat, 'got_gold'));
    },
    rewarded: (seat) => {
      for (const [value, count] of Object.entries(this.heard(seat, 'got_gold')[0])) this.take_gold(value, count);
    },
  };

  // Hands and the size of the pile follow from what was drawn.
  compare_views({ table, own }) {
    if (table.pile !== undefined) this.same('the number of cards to draw', size(this.pile) - this.set_aside, table.pile);
    for (const [seat, { mine }] of own.entries())
      if (mine?.hand) this.same(`the hand of seat ${seat}`, sorted(this.cards.hands[seat]), sorted(mine.hand));
  }
}
