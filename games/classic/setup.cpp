// Dealing a round: roles, goals, hands (BASE-SETUP-16..-36, BASE-MATCH-02..-07, S2-SETUP-25..-33, S2-MATCH-02..-06).
#include "games/classic/dealer.h"

namespace filon::classic {

void begin_round(Dealer& dealer, int round, Seat first) {
  const Rules& rules = dealer.rules();
  Hidden& hidden = dealer.hidden();
  dealer.tell(RoundBegan{static_cast<std::uint8_t>(round), first});

  PerSeat<Role> roles;
  hidden.spare_roles = rules.role_pool;
  int undealt = rules.role_pool.size();
  for (int i = 0; i < rules.seats; ++i)
    roles[seat(i)] = static_cast<Role>(dealer.pick(hidden.spare_roles, undealt--, Source::RoleCards, i));

  Bag<8> goals;  // by place in the deck's list: the two stones differ
  const auto all = static_cast<int>(rules.deck.goals.size());
  for (int i = 0; i < all; ++i) goals.add(i);
  for (int i = 0; i < static_cast<int>(rules.goal_cells.size()); ++i)
    hidden.goals[static_cast<std::size_t>(i)] =
        rules.deck.goals[static_cast<std::size_t>(dealer.pick(goals, all - i, Source::GoalCards, i))];

  // Cards set aside unseen are those that nobody draws: they stay in the bag (S2-SETUP-27, -28).
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
