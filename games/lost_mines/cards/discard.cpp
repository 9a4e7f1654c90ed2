// Discarding one or two cards instead of playing one.
#include "games/lost_mines/cards/cards.h"

namespace filon::lost_mines {

Refused refuse(const Rules&, Sight sight, const Discard& a) {
  auto left = sight.mine.hand;
  for (Card card : a.cards) {
    Card* const held = std::find(left.begin(), left.end(), card);
    if (held == left.end()) return Refusal::NotInHand;
    left.erase(held);
  }
  if (a.cards.empty() || a.cards.size() > most_discarded) return Refusal::BadDiscardCount;  // LOST-TURN-11
  return {};
}

void list_discards(Sight sight, Actions& out) {
  const auto& hand = sight.mine.hand;
  for (std::size_t i = 0; i < hand.size(); ++i)
    if (i == 0 || hand[i] != hand[i - 1]) out.push_back(Discard{{hand[i]}});
  for (std::size_t i = 0; i < hand.size(); ++i) {
    if (i > 0 && hand[i] == hand[i - 1]) continue;
    for (std::size_t j = i + 1; j < hand.size(); ++j)
      if (j == i + 1 || hand[j] != hand[j - 1]) out.push_back(Discard{{hand[i], hand[j]}});
  }
}

void play(Dealer& dealer, Seat by, const Discard& a) {
  dealer.tell(CardsDiscarded{by, static_cast<std::uint8_t>(a.cards.size())});
  for (Card card : a.cards) dealer.whisper(by, DiscardedCard{card});
  step_2(dealer, by, static_cast<int>(a.cards.size()));  // LOST-DRAW-02
}

}  // namespace filon::lost_mines
