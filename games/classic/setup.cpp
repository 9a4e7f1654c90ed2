// Dealing a round: roles, goals, hands (BASE-SETUP-16..-36, BASE-MATCH-02..-07, S2-SETUP-25..-33, S2-MATCH-02..-06).
#include "games/classic/dealer.h"

namespace filon::classic {
namespace {

// Deals one goal card to each cell. A card is identified by its index in the deck's list, because the two stones
// differ. A card that is always dealt is equally likely in each remaining cell; the other cards share the rest
// (GOALS-03, -04).
void deal_goals(Dealer& dealer) {
  const Rules& rules = dealer.rules();
  Bag<most_goal_cards> sure, others;
  auto still_sure = rules.sure_goals;
  for (std::size_t i = 0; i < rules.deck.goals.size(); ++i) {
    Card* const found = std::find(still_sure.begin(), still_sure.end(), rules.deck.goals[i]);
    (found == still_sure.end() ? others : sure).add(static_cast<int>(i));
    if (found != still_sure.end()) still_sure.erase(found);
  }
  const auto cells = static_cast<int>(rules.goal_cells.size());
  for (int i = 0; i < cells; ++i) {
    const auto [sure_weight, other_weight] = goal_weights(sure.size(), others.size(), cells - i);
    Bag<most_goal_cards> chances;
    for (int place = 0; place < most_goal_cards; ++place)
      chances.add(place, sure.count(place) * sure_weight + others.count(place) * other_weight);
    const int place = dealer.pick(chances, chances.size(), Source::GoalCards, i);
    (sure.count(place) > 0 ? sure : others).take(place);
    dealer.hidden().goals[static_cast<std::size_t>(i)] = rules.deck.goals[static_cast<std::size_t>(place)];
  }
}

}  // namespace

void begin_round(Dealer& dealer, int round, Seat first) {
  const Rules& rules = dealer.rules();
  Hidden& hidden = dealer.hidden();
  dealer.tell(RoundBegan{static_cast<std::uint8_t>(round), first});

  PerSeat<Role> roles;
  hidden.spare_roles = rules.role_pool;
  int undealt = rules.role_pool.size();
  for (int i = 0; i < rules.seats; ++i)
    roles[seat(i)] = static_cast<Role>(dealer.pick(hidden.spare_roles, undealt--, Source::RoleCards, i));

  deal_goals(dealer);

  // Cards that are set aside are never drawn, so they stay in the bag (S2-SETUP-27, -28).
  hidden.face_down.clear();
  hidden.pile = rules.deck.pile;
  int left = hidden.pile.size();
  for (int i = 0; i < rules.seats; ++i) {
    Dealt dealt{roles[seat(i)], {}};
    for (int n = 0; n < rules.hand_size; ++n)
      dealt.hand.push_back(card(dealer.pick(hidden.pile, left--, Source::Pile, i)));
    std::sort(dealt.hand.begin(), dealt.hand.end());
    dealer.whisper(seat(i), dealt);
  }
  dealer.ask(Ask::TakeTurn, first);
}

}  // namespace filon::classic
