#include "games/lost_mines/bots/policy/interest.h"

namespace filon::lost_mines::bots {

Interest interest_of(int seats, const Table& table, Seat who, Role role, const RoleOdds& odds, double rivalry) {
  Interest share;
  if (role == Role::Selfish) {  // LOST-SCORE-04
    share[who] = 1;
    rivalry = 0;  // alone they get nowhere: they live on the ways that all others build
  } else {
    const Clan pool = role == Role::Loyal ? table.clan[who] : other(table.clan[who]);  // LOST-SCORE-07, -08
    double members = 1;
    for (int i = 0; i < seats; ++i)
      if (seat(i) != who) members += odds.shares_with(seat(i), pool);
    for (int i = 0; i < seats; ++i) share[seat(i)] = (seat(i) == who ? 1 : odds.shares_with(seat(i), pool)) / members;
  }
  // All that is collected is won by somebody: what is not mine is theirs.
  const double minded = rivalry / (seats - 1);
  for (int i = 0; i < seats; ++i) share[seat(i)] = (1 + minded) * share[seat(i)] - minded;
  return share;
}

}  // namespace filon::lost_mines::bots
