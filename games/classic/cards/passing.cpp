// Passing: discarding cards face down, or having an empty hand.
#include "games/classic/cards/cards.h"

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

// BASE-TURN-02: a player who has cards must discard one.
Refused refuse(const Rules&, Sight sight, const Pass&) {
  if (!sight.mine.hand.empty()) return Refusal::HandNotEmpty;
  return {};
}

namespace {

// Hands are sorted. To list each set once, a card is used only if no equal card before it was skipped.
bool is_first(const Inline<Card, most_hand>& hand, std::size_t from, std::size_t i) {
  return i == from || hand[i] != hand[i - 1];
}

using Set = Inline<Card, most_paid>;

void list_pairs(const Inline<Card, most_hand>& hand, Actions& out) {
  Lister list(out, most_hand * (most_hand - 1) / 2);
  for (std::size_t i = 0; i < hand.size(); ++i)
    for (std::size_t j = i + 1; j < hand.size(); ++j) {
      const bool first = is_first(hand, 0, i);
      const bool second = is_first(hand, i + 1, j);
      list.next<Discard>(Set::of(hand[i], hand[j]));
      list.keep(first & second);
    }
}

void list_triples(const Inline<Card, most_hand>& hand, Actions& out) {
  Lister list(out, most_hand * (most_hand - 1) * (most_hand - 2) / 6);
  for (std::size_t i = 0; i < hand.size(); ++i)
    for (std::size_t j = i + 1; j < hand.size(); ++j)
      for (std::size_t k = j + 1; k < hand.size(); ++k) {
        const bool first = is_first(hand, 0, i);
        const bool second = is_first(hand, i + 1, j);
        const bool third = is_first(hand, j + 1, k);
        list.next<Discard>(Set::of(hand[i], hand[j], hand[k]));
        list.keep(first & second & third);
      }
}

}  // namespace

// Lists the smallest sets first.
void list_passes(const Rules& rules, Sight sight, std::span<const Card> different, Actions& out) {
  const auto& hand = sight.mine.hand;
  if (hand.empty()) return out.push_back(Pass{});
  if (rules.pass_with.least == 1) {
    Lister list(out, most_hand);
    for (Card card : different) {
      list.next<Discard>().cards.push_back(card);
      list.keep(true);
    }
  }
  if (rules.pass_with.contains(2)) list_pairs(hand, out);
  if (rules.pass_with.contains(3)) list_triples(hand, out);
}

void play(Dealer& dealer, Seat by, const Discard& a) {
  dealer.tell(CardsDiscarded{by, static_cast<std::uint8_t>(a.cards.size())});
  discard_face_down(dealer, by, a.cards);
  end_turn(dealer, by, static_cast<int>(a.cards.size()));
}

void play(Dealer& dealer, Seat by, const Pass&) {
  dealer.tell(Passed{by});
  end_turn(dealer, by, 0);  // BASE-TURN-13
}

}  // namespace filon::classic
