// Where the cards of a round are: docs/shuffle.md, Where the cards are. Events move them; chance is not asked here.
export class Cards {
  hands = [];
  discards = []; // from the bottom
  maze = new Map(); // cards of the pile, by cell
  in_play = [];
  announced = null;

  // `kinds`: those of the pile.
  constructor(kinds) {
    this.kinds = new Map(kinds.map((kind) => [kind.id, kind]));
  }

  // `heard(seat, secret)`: what belongs to the next secret of this name that the seat hears.
  happened([event, ...positions], heard) {
    this.moves[event]?.(heard, ...positions);
  }

  leave_hand(seat, card) {
    const at = this.hands[seat].indexOf(card);
    if (at < 0) throw new Error(`seat ${seat} plays or discards ${card}, which it does not hold`);
    this.hands[seat].splice(at, 1);
  }
  // An announced card has left the hand before.
  play(seat, card) {
    if (this.announced === null) this.leave_hand(seat, card);
    this.announced = null;
  }
  play_and_discard(seat, card, ...acted_upon) {
    this.play(seat, card);
    this.discards.push(...acted_upon, card);
  }
  discard(heard, seat, count) {
    for (let i = 0; i < count; ++i) {
      const [card] = heard(seat, 'discarded_card');
      this.leave_hand(seat, card);
      this.discards.push(card);
    }
  }
  broken(tool) {
    return [...this.kinds.values()].find(({ effect, tools }) => effect === 'break' && tools.includes(tool)).id;
  }

  play_on(seat, card, whom) {
    const { effect } = this.kinds.get(card);
    if (effect === 'thief' || effect === 'prison') return this.play(seat, card); // it stays in front of the player
    this.play_and_discard(seat, card, ...({ hands_off: ['thief'], free_at_last: ['prison'] }[effect] ?? []));
    if (effect === 'hand_swap') [this.hands[seat], this.hands[whom]] = [this.hands[whom], this.hands[seat]];
  }

  moves = {
    path_laid_before: (heard, card, cell) => this.maze.set(String(cell), card),
    path_placed: (heard, seat, card, cell) => {
      this.play(seat, card);
      this.maze.set(String(cell), card);
    },
    tool_broken: (heard, seat, card) => this.play(seat, card),
    tool_mended: (heard, seat, card, whom, tool) => this.play_and_discard(seat, card, this.broken(tool)),
    rock_fell: (heard, seat, card, cell) => {
      const fallen = this.maze.get(String(cell));
      this.maze.delete(String(cell));
      this.play_and_discard(seat, card, ...(fallen ? [fallen] : []));
    },
    goal_peeked: (heard, seat, card) => this.play_and_discard(seat, card),
    chest_peeked: (heard, seat, card) => this.play_and_discard(seat, card),
    goals_swapped: (heard, seat, card) => this.play_and_discard(seat, card),
    played_on: (heard, seat, card, whom) => this.play_on(seat, card, whom),
    cards_discarded: (heard, seat, count) => this.discard(heard, seat, count),
    cleared_away: (heard, seat, card, count) => {
      this.discards.push(card);
      this.discard(heard, seat, count);
    },
    recruited: (heard, seat) => this.discard(heard, seat, 1),
    card_played: (heard, seat, card) => {
      this.play(seat, card);
      this.in_play.push(card);
    },
    path_moved: (heard, seat, card, from, to) => {
      this.play(seat, card);
      this.in_play.push(card);
      this.maze.set(String(to), this.maze.get(String(from)));
      this.maze.delete(String(from));
    },
    play_ended: () => this.discards.push(...this.in_play.splice(0)),
    announced: (heard, seat, [, card]) => {
      this.leave_hand(seat, card);
      this.announced = card;
    },
    withdrawn: (heard, seat) => {
      this.hands[seat].push(this.announced);
      this.announced = null;
    },
    vetoed: (heard, seat, card) => {
      this.leave_hand(seat, card);
      this.discards.push(this.announced, ...this.in_play.splice(0).reverse(), card);
      this.announced = null;
    },
    card_found: (heard, seat, is_taken) => {
      if (!is_taken) return;
      const [position] = heard(seat, 'found_card');
      this.hands[seat].push(...this.discards.splice(-1 - position, 1));
    },
  };
}
