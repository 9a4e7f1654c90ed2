// Paying cards, face down, to remove one card in front of oneself (S2-TURN-04..-10).
#include "games/classic/cards/cards.h"

namespace filon::classic {

Inline<Card, most_in_front> in_front(const Table& table, Seat of) {
  Inline<Card, most_in_front> cards;
  for (Tool tool : all_tools)
    if (table.broken[of].has(tool)) cards.push_back(table.broken[of][tool]);
  if (table.prison[of].holds()) cards.push_back(table.prison[of].card);
  for (const Thief& thief : table.thieves)
    if (thief.by == of) cards.push_back(thief.card);
  return cards;
}

void discard(Table& table, Card& in_front) {
  table.discard(in_front);
  in_front = no_card;
}

void discard_thief(Table& table, Seat whom) {
  Thief* thief = std::find_if(table.thieves.begin(), table.thieves.end(), [&](Thief one) { return one.by == whom; });
  table.discard(thief->card);
  table.thieves.erase(thief);
}

Refused refuse(const Rules& rules, Sight sight, const ClearAway& a) {
  if (rules.clear_with == 0) return Refusal::NotInThisGame;
  if (static_cast<int>(a.paid.size()) != rules.clear_with) return Refusal::WrongCount;
  auto hand = sight.mine.hand;
  for (Card card : a.paid) {
    Card* held = std::find(hand.begin(), hand.end(), card);
    if (held == hand.end()) return Refusal::NotInHand;
    hand.erase(held);
  }
  const auto there = in_front(sight.table, sight.me);
  if (std::find(there.begin(), there.end(), a.away) == there.end()) return Refusal::NotInFront;
  return {};
}

namespace {

// Adds `More` cards of the hand, starting at `from`, in every different way. Hands are sorted.
template <int More>
void list_payments(ClearAway answer, const Inline<Card, most_hand>& hand, std::size_t from, Lister& list) {
  const std::size_t paid = answer.paid.size();
  answer.paid.push_back(no_card);
  for (std::size_t i = from; i < hand.size(); ++i) {
    if (i > from && hand[i] == hand[i - 1]) continue;
    answer.paid[paid] = hand[i];
    if constexpr (More > 1) {
      list_payments<More - 1>(answer, hand, i + 1, list);
    } else {
      list.next<ClearAway>(answer);
      list.keep(true);
    }
  }
}

}  // namespace

void list_clearings(const Rules& rules, Sight sight, Actions& out) {
  if (rules.clear_with == 0) return;
  static_assert(most_paid == 3);
  const auto list_all = rules.clear_with == 1   ? list_payments<1>
                        : rules.clear_with == 2 ? list_payments<2>
                                                : list_payments<3>;
  for (Card away : in_front(sight.table, sight.me)) {
    Lister list(out, most_sets);
    list_all({away, {}}, sight.mine.hand, 0, list);
  }
}

void play(Dealer& dealer, Seat by, const ClearAway& a) {
  dealer.tell(ClearedAway{by, a.away, static_cast<std::uint8_t>(a.paid.size())});
  discard_face_down(dealer, by, a.paid);
  end_turn(dealer, by, 1);  // S2-TURN-07
}

}  // namespace filon::classic
