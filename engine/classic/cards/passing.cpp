// Passing: with cards that go face down, or with an empty hand.
#include "cards.h"

namespace filon::classic {

Refused refuse(const Rules& rules, Sight sight, const Discard& a) {
  if (!rules.pass_with.contains(a.cards.size())) return Refusal::WrongCount;  // BASE-TURN-08
  auto hand = sight.mine.hand;
  for (Card card : a.cards) {
    Card* held = std::find(hand.begin(), hand.end(), card);
    if (held == hand.end()) return Refusal::NotInHand;
    hand.erase(held);
  }
  return {};
}

// BASE-TURN-02: whoever holds a card lets one go.
Refused refuse(const Rules&, Sight sight, const Pass&) {
  if (!sight.mine.hand.empty()) return Refusal::HandNotEmpty;
  return {};
}

namespace {

// Every different set of `more` cards added to `chosen`, from those at `from` on. Equal cards lie side by side.
void list_sets(const Holding& mine, const Discard& chosen, std::size_t from, int more, Actions& out) {
  if (more == 0) return out.push_back(chosen);
  for (std::size_t i = from; i < mine.hand.size(); ++i) {
    if (i > from && mine.hand[i] == mine.hand[i - 1]) continue;
    Discard with = chosen;
    with.cards.push_back(mine.hand[i]);
    list_sets(mine, with, i + 1, more - 1, out);
  }
}

}  // namespace

// Fewest cards first.
void list_passes(const Rules& rules, Sight sight, Actions& out) {
  const auto& hand = sight.mine.hand;
  if (hand.empty()) return out.push_back(Pass{});
  if (rules.pass_with.least == 1) {
    Lister list(out, most_hand);
    Card last = no_card;
    for (Card card : hand) {
      list.next<Discard>().cards.push_back(card);
      list.keep(card != last);
      last = card;
    }
  }
  for (int count = std::max(2, rules.pass_with.least); count <= rules.pass_with.most; ++count)
    list_sets(sight.mine, {}, 0, count, out);
}

void play(Dealer& dealer, Seat by, const Discard& a) {
  dealer.tell(CardsDiscarded{by, static_cast<std::uint8_t>(a.cards.size())});
  for (Card card : a.cards) dealer.whisper(by, DiscardedCard{card});
  end_turn(dealer, by, static_cast<int>(a.cards.size()));
}

void play(Dealer& dealer, Seat by, const Pass&) {
  dealer.tell(Passed{by});
  end_turn(dealer, by, 0);  // BASE-TURN-13
}

}  // namespace filon::classic
