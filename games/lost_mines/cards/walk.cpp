// Walking: traps on the way, and the mine at its end.
#include "games/lost_mines/cards/cards.h"
#include "games/lost_mines/mines.h"

namespace filon::lost_mines {
namespace {

// LOST-TRAP-08..-11, -18: chance draws for the left neighbour.
void lose_card(Dealer& dealer, Seat by, Edge edge) {
  const auto& hand = dealer.holding(by).hand;
  if (hand.empty()) return;
  Cards cards;
  for (Card card : hand) cards.add(index(card));
  const int size = static_cast<int>(hand.size());
  const Card lost = card(dealer.pick(cards, size, Source::Trap, by, dealer.rules().pile_kinds));
  dealer.tell(Trapped{by, left_of(by, dealer.rules().seats), edge});
  dealer.whisper(by, DiscardedCard{lost});
}

}  // namespace

void play(Dealer& dealer, Seat by, const Walk& a) {
  const Table& table = dealer.table();
  Cell at = table.dwarf[by];
  Cell before = at;
  dealer.tell(Walked{by, a.route, a.slot});
  for (Cell next : a.route) {
    if (table.forest.has_traps())
      for (Side side : all_sides)
        if (beside(at, side) == next && table.forest.has_trap(at, side)) lose_card(dealer, by, edge(at, side));
    before = at;
    at = next;
  }
  if (table.forest.hidden_mines().contains(at)) return reveal(dealer, by, mine_at(table, at), before);
  collect(dealer, by, a.slot);
}

Refused refuse(const Rules& rules, Sight sight, const PickRotation& a) {
  if (!rules.allows(a.rotation)) return Refusal::BadRotation;
  const Card mine = sight.table.mine[sight.table.opening].card;
  const Rotation same = rules.smallest(mine, a.rotation);
  for (Rotation offered : rotations_offered(rules, sight.table))
    if (offered == same) return {};
  return Refusal::RotationNotOffered;
}

void play(Dealer& dealer, Seat by, const PickRotation& a) { open_mine(dealer, by, a.rotation, true); }

Refused refuse(const Rules& rules, Sight sight, const PickTreasure& a) {
  if (a.slot >= rules.deck.board.slots) return Refusal::Malformed;
  for (std::uint8_t slot : treasures_for(rules, sight.table, sight.table.dwarf[sight.me]))
    if (slot == a.slot) return {};
  return Refusal::TreasureNotAvailable;
}

void play(Dealer& dealer, Seat by, const PickTreasure& a) { collect(dealer, by, slot(a.slot)); }

}  // namespace filon::lost_mines
