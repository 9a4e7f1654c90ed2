// Paying cards, face down, to take away one card in front of oneself (S2-TURN-04..-10).
#include "games/classic/cards/cards.h"

namespace filon::classic {

Inline<Card, 5> in_front(const Table& table, Seat of) {
  Inline<Card, 5> cards;
  for (Tool tool : all_tools)
    if (table.broken[of].has(tool)) cards.push_back(table.broken[of][tool]);
  if (table.prison[of].holds()) cards.push_back(table.prison[of].card);
  for (const Thief& thief : table.thieves)
    if (thief.by == of) cards.push_back(thief.card);
  return cards;
}

void discard(Table& table, Card& in_front) {
  table.played.add(index(in_front));
  in_front = no_card;
}

void discard_thief(Table& table, Seat whom) {
  Thief* thief = std::find_if(table.thieves.begin(), table.thieves.end(), [&](Thief one) { return one.by == whom; });
  table.played.add(index(thief->card));
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

void list_clearings(const Rules& rules, Sight sight, Actions& out) {
  if (rules.clear_with == 0) return;
  const auto& hand = sight.mine.hand;
  for (Card away : in_front(sight.table, sight.me))
    for (std::size_t i = 0; i < hand.size(); ++i) {
      if (i > 0 && hand[i] == hand[i - 1]) continue;
      for (std::size_t j = i + 1; j < hand.size(); ++j)
        if (j == i + 1 || hand[j] != hand[j - 1]) out.push_back(ClearAway{away, {hand[i], hand[j]}});
    }
}

void play(Dealer& dealer, Seat by, const ClearAway& a) {
  dealer.tell(ClearedAway{by, a.away, static_cast<std::uint8_t>(a.paid.size())});
  for (Card card : a.paid) dealer.whisper(by, DiscardedCard{card});
  end_turn(dealer, by, 1);  // S2-TURN-07
}

}  // namespace filon::classic
