// Dealing a round: roles, goals, hands (BASE-SETUP-16..-36, BASE-MATCH-02..-07).
#include "dealer.h"

namespace filon::classic {

void begin_match(Dealer& dealer) {
  dealer.hidden().gold = dealer.rules().deck.gold;
  begin_round(dealer, 1, dealer.rules().options.first_player);
}

void begin_round(Dealer& dealer, int round, Seat first) {
  const Rules& rules = dealer.rules();
  Hidden& hidden = dealer.hidden();
  dealer.tell(RoundBegan{static_cast<std::uint8_t>(round), first});

  PerSeat<Role> roles;
  Roles pool = rules.role_pool;
  for (int i = 0; i < rules.seats; ++i) roles[seat(i)] = static_cast<Role>(dealer.pick(pool));
  hidden.spare_role = static_cast<Role>(pool.nth(0));

  Cards goals;  // by place in the deck's list: the two stones differ
  for (std::size_t i = 0; i < rules.deck.goals.size(); ++i) goals.add(static_cast<int>(i));
  for (std::size_t goal = 0; goal < rules.goal_cells.size(); ++goal)
    hidden.goals[goal] = rules.deck.goals[static_cast<std::size_t>(dealer.pick(goals))];

  hidden.pile = rules.deck.pile;
  for (int i = 0; i < rules.seats; ++i) {
    Dealt dealt{roles[seat(i)], {}};
    for (int n = 0; n < rules.hand_size; ++n) dealt.hand.push_back(card(dealer.pick(hidden.pile)));
    std::sort(dealt.hand.begin(), dealt.hand.end());
    dealer.whisper(seat(i), dealt);
  }
  dealer.ask(Ask::TakeTurn, first);
}

}  // namespace filon::classic
